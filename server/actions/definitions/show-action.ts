import { and, eq, isNotNull, max } from 'drizzle-orm';
import { actionTemplates } from '#domain/actions/action-templates.data.ts';
import type { Action, ActionSummary, ActionTemplate } from '#domain/actions/actions.ts';
import { lacking } from '#server/actions/kinds/lacking.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { actionRuns } from '#server/platform/db/schema/actions.table.ts';
import { countSteps, findUses } from '#server/records/action-uses.ts';
import type { Scope } from '#server/scope.ts';
import { problemsOf } from './check-configuration.ts';
import type { ActionRow } from './find-action.ts';
import { findLacking, type Lacking } from './find-lacking.ts';

const templateOf = (id: string) => actionTemplates.find((template) => template.id === id);

/** What a template's runs cannot do without, where the workspace lacks it. */
function missingFor(template: string, lacks: Lacking): string | null {
  const needs = templateOf(template)?.needs ?? null;
  return needs && lacks.has(needs) ? lacking[needs] : null;
}

/** The cards of the gallery. */
export const listTemplates = ({ services, workspaceId }: Scope): Promise<ActionTemplate[]> =>
  services.db.tenant(workspaceId, async (tx) => {
    const lacks = await findLacking(tx, workspaceId);
    return actionTemplates.map(({ id, name, description, category, features, triggers }) => ({
      id,
      name,
      description,
      category,
      features,
      triggers,
      missing: missingFor(id, lacks),
    }));
  });

export interface Surroundings {
  uses: Awaited<ReturnType<typeof findUses>>;
  lastRuns: Map<string, Date>;
}

/** What is known of actions beside their rows: who uses them, and when each ran last. */
export async function readSurroundings(tx: Tx, workspaceId: string): Promise<Surroundings> {
  const rows = await tx
    .select({ id: actionRuns.actionId, at: max(actionRuns.createdAt) })
    .from(actionRuns)
    .where(and(eq(actionRuns.workspaceId, workspaceId), isNotNull(actionRuns.actionId)))
    .groupBy(actionRuns.actionId);
  const lastRuns = new Map(rows.flatMap(({ id, at }) => (id && at ? [[id, at] as const] : [])));
  return { uses: await findUses(tx, workspaceId), lastRuns };
}

const countSet = (triggers: ActionRow['triggers']) => Object.values(triggers).filter((one) => one !== null).length;

export function summarize(row: ActionRow, { uses, lastRuns }: Surroundings): ActionSummary {
  const { id, name, template, status, createdAt } = row;
  return {
    id,
    name,
    template,
    status,
    type: templateOf(template)?.name ?? template,
    triggers: countSet(row.triggers) + countSteps(uses.get(id)),
    lastRunAt: lastRuns.get(id)?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}

export async function detail(tx: Tx, row: ActionRow): Promise<Action> {
  const around = await readSurroundings(tx, row.workspaceId);
  const { configuration, variables, words, triggers, nextRunAt } = row;
  return {
    ...summarize(row, around),
    configuration,
    variables,
    words,
    triggerSettings: triggers,
    nextRunAt: nextRunAt?.toISOString() ?? null,
    usedBy: around.uses.get(row.id) ?? [],
    problems: problemsOf(configuration),
    missing: missingFor(row.template, await findLacking(tx, row.workspaceId)),
  };
}
