import { randomBytes } from 'node:crypto';
import { and, asc, count, eq } from 'drizzle-orm';
import { firstLook, type WidgetLook } from '#domain/channels/widget-look.ts';
import { firstWidgetLimits, type Widget, type WidgetLimits, widgetsLimit } from '#domain/channels/widgets.ts';
import { AppError } from '#domain/platform/errors.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import { advisoryLock } from '#server/platform/db/advisory-lock.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { type WidgetRow, widgets } from '#server/platform/db/schema/widgets.table.ts';
import { requireAgent } from '#server/records/agent-rows.ts';
import type { Scope } from '#server/scope.ts';
import { figuresOf } from './widget-figures.ts';

const none = { conversations: 0, minutes: 0 };

async function showWidgets(tx: Tx, scope: Scope, rows: readonly WidgetRow[]): Promise<Widget[]> {
  const ids = rows.map(({ id }) => id);
  const figures = await figuresOf(tx, scope, ids);
  return rows.map(({ workspaceId: _, createdAt, ...row }) => ({
    ...row,
    ...(figures.get(row.id) ?? { lastDay: none, last30Days: none }),
    createdAt: createdAt.toISOString(),
  }));
}

const own = (scope: Scope, widgetId: string) =>
  and(eq(widgets.workspaceId, scope.workspaceId), eq(widgets.id, widgetId));

const objectOf = (id: string) => ({ kind: 'widget', id });
const newKey = () => `pk_${randomBytes(18).toString('base64url')}`;
/** What the audit log tells of one. */
const toldOf = ({ name, enabled, domains, look, limits }: WidgetRow) => ({ name, enabled, domains, look, limits });

async function lockWidget(tx: Tx, scope: Scope, widgetId: string): Promise<WidgetRow> {
  const [row] = await tx.select().from(widgets).where(own(scope, widgetId)).for('update');
  if (row === undefined) throw new AppError('not_found', 'Widget not found. It may have been deleted.');
  return row;
}

/** @throws AppError not_found */
export async function requireWidget(tx: Tx, scope: Scope, widgetId: string): Promise<void> {
  const [row] = await tx.select({ id: widgets.id }).from(widgets).where(own(scope, widgetId));
  if (row === undefined) throw new AppError('not_found', 'Widget not found. It may have been deleted.');
}

/** The widgets of an agent, oldest first. @throws AppError not_found */
export const listWidgets = (scope: Scope, agentId: string): Promise<Widget[]> =>
  scope.services.db.tenant(scope.workspaceId, async (tx) => {
    await requireAgent(tx, scope, agentId);
    const rows = await tx
      .select()
      .from(widgets)
      .where(and(eq(widgets.workspaceId, scope.workspaceId), eq(widgets.agentId, agentId)))
      .orderBy(asc(widgets.id));
    return showWidgets(tx, scope, rows);
  });

/** Makes a widget of an agent. @throws AppError not_found, limit_reached */
export function createWidget(
  scope: Scope,
  agentId: string,
  { name, domains }: { name: string; domains: string[] },
): Promise<Widget> {
  const { services, workspaceId } = scope;
  return services.db.tenant(workspaceId, async (tx) => {
    await requireAgent(tx, scope, agentId);
    await advisoryLock(tx, `widgets:${workspaceId}`);
    const [existing] = await tx
      .select({ n: count() })
      .from(widgets)
      .where(and(eq(widgets.workspaceId, workspaceId), eq(widgets.agentId, agentId)));
    if (existing!.n >= widgetsLimit) {
      const message = `This agent has reached its limit of ${widgetsLimit} widgets. Delete one to add another.`;
      throw new AppError('limit_reached', message);
    }
    const [row] = await tx
      .insert(widgets)
      .values({
        workspaceId,
        id: newId(),
        agentId,
        name,
        domains,
        key: newKey(),
        enabled: true,
        look: firstLook,
        limits: firstWidgetLimits,
        createdAt: new Date(services.clock.now()),
      })
      .returning();
    await recordChange(tx, scope, 'widget.created', { object: objectOf(row!.id), after: toldOf(row!) });
    return (await showWidgets(tx, scope, [row!]))[0]!;
  });
}

interface Update {
  name?: string | undefined;
  enabled?: boolean | undefined;
  look?: { [K in keyof WidgetLook]?: WidgetLook[K] | undefined } | undefined;
  domains?: string[] | undefined;
  limits?: { [K in keyof WidgetLimits]?: number | undefined } | undefined;
}

const given = <T extends object>(changes: T) =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));

/** Changes a widget; what is left out stays. @throws AppError not_found */
export function updateWidget(scope: Scope, widgetId: string, input: Update): Promise<Widget> {
  return scope.services.db.tenant(scope.workspaceId, async (tx) => {
    const before = await lockWidget(tx, scope, widgetId);
    const { look = {}, limits = {}, ...plain } = input;
    const [row] = await tx
      .update(widgets)
      .set({
        ...given(plain),
        look: { ...before.look, ...given(look) },
        limits: { ...before.limits, ...given(limits) },
      })
      .where(own(scope, widgetId))
      .returning();
    const changed = { before: toldOf(before), after: toldOf(row!) };
    await recordChange(tx, scope, 'widget.updated', { object: objectOf(widgetId), ...changed });
    return (await showWidgets(tx, scope, [row!]))[0]!;
  });
}

/** Gives a widget another key. @throws AppError not_found */
export function renewKey(scope: Scope, widgetId: string): Promise<Widget> {
  return scope.services.db.tenant(scope.workspaceId, async (tx) => {
    const before = await lockWidget(tx, scope, widgetId);
    const [row] = await tx.update(widgets).set({ key: newKey() }).where(own(scope, widgetId)).returning();
    const changed = { before: { key: before.key }, after: { key: row!.key } };
    await recordChange(tx, scope, 'widget.key-renewed', { object: objectOf(widgetId), ...changed });
    return (await showWidgets(tx, scope, [row!]))[0]!;
  });
}

/** Deletes a widget. @throws AppError not_found */
export function removeWidget(scope: Scope, widgetId: string): Promise<undefined> {
  return scope.services.db.tenant(scope.workspaceId, async (tx) => {
    const before = await lockWidget(tx, scope, widgetId);
    await tx.delete(widgets).where(own(scope, widgetId));
    await recordChange(tx, scope, 'widget.deleted', { object: objectOf(widgetId), before: toldOf(before) });
    return undefined;
  });
}
