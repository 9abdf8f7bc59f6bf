import { and, eq, isNull } from 'drizzle-orm';
import type { AgentConfiguration } from '#domain/agents/agents.ts';
import { WidgetKey } from '#domain/channels/widgets.ts';
import { AppError } from '#domain/platform/errors.ts';
import { agents, agentVersions } from '#server/platform/db/schema/agents.table.ts';
import { type WidgetRow, widgets } from '#server/platform/db/schema/widgets.table.ts';
import { workspaces } from '#server/platform/db/schema/workspaces.table.ts';
import type { Services } from '#server/services.ts';

/** What a visitor reads where a widget cannot be used now, whatever the reason: that is not the visitor's to know. */
export const unavailable = () => new AppError('not_found', 'This chat isn’t available right now.');

/** A widget that is on, of an agent that answers. */
export interface OpenWidget {
  row: WidgetRow;
  agent: Pick<AgentConfiguration, 'name' | 'language'>;
}

/** The widget with a public key; null where there is none, it is off, or its agent does not answer. */
export async function findOpenWidget({ db }: Services, key: string): Promise<OpenWidget | null> {
  if (!WidgetKey.safeParse(key).success) return null;
  return db.system('key', async (tx) => {
    const [found] = await tx
      .select({ row: widgets, configuration: agentVersions.configuration })
      .from(widgets)
      .innerJoin(agents, and(eq(agents.workspaceId, widgets.workspaceId), eq(agents.id, widgets.agentId)))
      .innerJoin(
        agentVersions,
        and(
          eq(agentVersions.workspaceId, agents.workspaceId),
          eq(agentVersions.agentId, agents.id),
          eq(agentVersions.version, agents.version),
        ),
      )
      .innerJoin(workspaces, eq(workspaces.id, widgets.workspaceId))
      .where(
        and(
          eq(widgets.key, key),
          eq(widgets.enabled, true),
          eq(agents.status, 'active'),
          isNull(agents.deletedAt),
          isNull(workspaces.deletedAt),
          isNull(workspaces.suspendedAt),
        ),
      );
    if (found === undefined) return null;
    const { name, language } = found.configuration;
    return { row: found.row, agent: { name, language } };
  });
}

/** @throws AppError not_found */
export async function requireOpenWidget(services: Services, key: string): Promise<OpenWidget> {
  const found = await findOpenWidget(services, key);
  if (found === null) throw unavailable();
  return found;
}
