import { type SQL, sql } from 'drizzle-orm';
import type { KeptKind } from '#domain/privacy/retention.ts';
import type { Rule } from './find-rules.ts';
import { endOf, type Swept } from './sweep-calls.ts';

/** Rows of one transaction. */
const rowsAtOnce = 500;

/** Rows of calls of the agents that are meant; what belongs to no call goes by the workspace's rule. */
function agentsOf(callId: SQL, { agents }: Rule): SQL {
  if ('only' in agents) {
    const only = sql.param(agents.only);
    return sql`exists (select from calls c where c.workspace_id = t.workspace_id and c.id = ${callId}
      and c.agent_id = any(${only}::uuid[]))`;
  }
  const but = sql.param(agents.but);
  return sql`not exists (select from calls c where c.workspace_id = t.workspace_id and c.id = ${callId}
    and c.agent_id = any(${but}::uuid[]))`;
}

/** A row of a call, of a number or of a contact that is held, or any where all of the workspace is. */
const notHeld = (callId: SQL, number: SQL = sql`null`, contactId: SQL = sql`null`): SQL => sql`not exists (
  select from legal_holds h where h.workspace_id = t.workspace_id and (h.kind = 'workspace' or h.call_id = ${callId}
    or h.phone = ${number} or h.email = ${number} or h.contact_id = ${contactId}
    or h.phone = (select c.other_number from calls c where c.workspace_id = t.workspace_id and c.id = ${callId})))`;

interface Emptied {
  table: string;
  key: string;
  /** Which rows have something to remove, and are done with. */
  isLeft: SQL;
  at: SQL;
  held: SQL;
  callId: SQL;
  /** What stands there from then on; left out: the row goes. */
  set?: SQL;
}

const callId = sql`t.call_id`;
const emptied: Record<'modelInputs' | 'webhookBodies' | 'runs' | 'automations' | 'texts', Emptied> = {
  modelInputs: {
    table: 'model_requests',
    key: 'id',
    at: sql`t.at`,
    callId,
    held: notHeld(callId),
    isLeft: sql`(t.given <> '' or t.gave <> '')`,
    set: sql`given = '', gave = ''`,
  },
  webhookBodies: {
    table: 'webhook_events',
    key: 'id',
    at: sql`t.created_at`,
    callId,
    held: notHeld(callId, sql`t.about`),
    // What is still to be delivered is, and goes then.
    isLeft: sql`not exists (select from webhook_deliveries d where d.workspace_id = t.workspace_id
      and d.event_id = t.id and d.due_at is not null)`,
  },
  runs: {
    table: 'action_runs',
    key: 'run_id',
    at: sql`t.created_at`,
    callId: sql`coalesce(t.call_id, t.of_call_id)`,
    held: notHeld(sql`coalesce(t.call_id, t.of_call_id)`),
    isLeft: sql`t.ended_at is not null and t.input <> 'null'::jsonb`,
    set: sql`input = 'null'::jsonb, output = null, request = null, answer = null`,
  },
  automations: {
    table: 'automations',
    key: 'id',
    at: sql`t.started_at`,
    callId,
    held: notHeld(callId, sql`null`, sql`t.contact_id`),
    isLeft: sql`t.ended_at is not null and t.events <> '[]'::jsonb`,
    set: sql`given = '{}'::jsonb, events = '[]'::jsonb, error = null`,
  },
  texts: {
    table: 'phone_messages',
    key: 'id',
    at: sql`t.created_at`,
    callId,
    held: notHeld(callId, sql`t.other_number`),
    isLeft: sql`t.body <> '' and t.state not in ('queued', 'sending', 'unknown')`,
    set: sql`body = ''`,
  },
};

/** What goes by which kind of content. */
const byKind: readonly [KeptKind, Emptied][] = [
  ['transcripts', emptied.texts],
  ['modelInputs', emptied.modelInputs],
  ['webhookBodies', emptied.webhookBodies],
  ['logs', emptied.runs],
  ['logs', emptied.automations],
];

/** Empties, or removes, some rows. Answers how many. */
function emptySome({ services, workspaceId }: Swept, rule: Rule, days: number, one: Emptied): Promise<number> {
  const [table, key] = [sql.identifier(one.table), sql.identifier(one.key)];
  const old = sql`select t.${key} from ${table} t where t.workspace_id = ${workspaceId}::uuid
    and ${one.at} < ${endOf(services, days).toISOString()}::timestamptz and ${one.isLeft} and ${agentsOf(one.callId, rule)} and ${one.held}
    limit ${rowsAtOnce} for update of t skip locked`;
  const its = sql`workspace_id = ${workspaceId}::uuid and ${key} in (${old})`;
  return services.db.tenant(workspaceId, async (tx) => {
    const { rowCount } = await tx.execute(
      one.set === undefined ? sql`delete from ${table} where ${its}` : sql`update ${table} set ${one.set} where ${its}`,
    );
    return rowCount ?? 0;
  });
}

/** Removes what is too old beside calls, some at a time. Answers how much. */
export async function sweepOthers(swept: Swept, rule: Rule): Promise<number> {
  let removed = 0;
  for (const [kind, one] of byKind) {
    const days = rule.days[kind];
    if (days === null) continue;
    for (let found = rowsAtOnce; found === rowsAtOnce && !swept.signal.aborted; ) {
      found = await emptySome(swept, rule, days, one);
      removed += found;
    }
  }
  return removed;
}
