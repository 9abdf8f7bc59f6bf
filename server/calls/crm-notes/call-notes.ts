import { and, desc, eq, inArray, or } from 'drizzle-orm';
import type { CrmCallNote } from '#domain/contacts/crm.ts';
import type { Json } from '#domain/platform/json.ts';
import { openRun, storeRun } from '#server/actions/action-runs.ts';
import { enqueueRun } from '#server/actions/background-run.ts';
import { addressOf, refused } from '#server/calls/after-calls/caller-mail.ts';
import { getCall } from '#server/calls/calls.ts';
import { readCrm } from '#server/contacts/crm-connections.ts';
import { siteOfWorkspace } from '#server/identity/sites.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { actionRuns } from '#server/platform/db/schema/actions.table.ts';
import { type CallRow, calls } from '#server/platform/db/schema/calls.table.ts';
import { type ContactRow, contacts } from '#server/platform/db/schema/contacts.table.ts';
import { findSeal } from '#server/platform/secrets/find-seal.ts';
import { keptPlace } from '#server/platform/secrets/kept-content.ts';
import { findEndedCall } from '#server/records/facts-of-call.ts';
import { crmNoteRun, workspaceRunId } from '#server/records/run-ids.ts';
import type { Scope } from '#server/scope.ts';
import { collected, readSnapshot, type Snapshot } from '#voice/flow/snapshot.ts';

/** Notes that are listed. */
const mostListed = 20;

/** Numbers that a call is known by, the surest first: the other end of the line, then what the caller gave. */
function numbersOf(call: CallRow, snapshot: Snapshot | null): string[] {
  const given = (snapshot ? collected(snapshot) : []).map(([, { value }]) => value);
  const isNumber = (value: unknown): value is string => typeof value === 'string' && /^\+\d{7,15}$/.test(value);
  return [...(call.otherNumber === null ? [] : [call.otherNumber]), ...given.filter(isNumber)];
}

/** The contact whom a call was with: by number, else by the address that the caller gave. */
async function contactOf(tx: Tx, call: CallRow, snapshot: Snapshot | null): Promise<ContactRow | undefined> {
  const numbers = numbersOf(call, snapshot);
  const email = (snapshot && addressOf(snapshot)?.toLowerCase()) ?? null;
  const marks = [
    ...(numbers.length > 0 ? [inArray(contacts.phone, numbers)] : []),
    ...(email === null ? [] : [eq(contacts.email, email)]),
  ];
  if (marks.length === 0) return undefined;
  const rows = await tx
    .select()
    .from(contacts)
    .where(and(eq(contacts.workspaceId, call.workspaceId), or(...marks)))
    .orderBy(contacts.id);
  const rank = ({ phone }: ContactRow) => (phone !== null && numbers.includes(phone) ? numbers.indexOf(phone) : 99);
  return rows.sort((a, b) => rank(a) - rank(b))[0];
}

/**
 * Leaves the note of a call that has ended to the queue, as an action of the call, so that it is written once and tried
 * again. Only of a contact, never of a test call, and not where the caller refused to be recorded. Twice is once.
 */
export async function noteCall(scope: Scope, callId: string): Promise<void> {
  const { services, workspaceId } = scope;
  const contact = await services.db.tenant(workspaceId, async (tx) => {
    const row = await readCrm(tx, workspaceId);
    const call = await findEndedCall(tx, workspaceId, callId);
    if (!row?.notesCalls || call === undefined || call.test) return undefined;
    const seal = await findSeal(tx, services, workspaceId);
    const snapshot = call.snapshot && readSnapshot(seal.open(keptPlace('calls', 'snapshot', callId), call.snapshot));
    return snapshot && refused(snapshot) ? undefined : contactOf(tx, call, snapshot);
  });
  if (contact === undefined) return;
  const call = await getCall(scope, callId);
  const site = await siteOfWorkspace(services, workspaceId);
  const minutes = Math.max(1, Math.round(call.durationMs / 60_000));
  const text = [
    `${call.channel === 'chat' ? 'Chat' : 'Call'} with ${call.agentName}, ${minutes} min.`,
    ...[call.summary.text, `${site.origin}/dashboard/calls/${callId}`],
  ].join('\n');
  const runId = workspaceRunId(callId, crmNoteRun);
  const input = { email: contact.email, phone: contact.phone, text, at: call.endedAt ?? call.startedAt };
  const run = { runId, callId, nodeId: crmNoteRun, action: 'note_crm', input, wait: false };
  await services.db.tenant(workspaceId, async (tx) => {
    await storeRun(tx, scope, await findSeal(tx, services, workspaceId), run);
    await enqueueRun(tx, services, workspaceId, runId);
  });
}

type RunRow = ReturnType<typeof openRun>;

function statusOf({ status, endedAt, output }: RunRow): Pick<CrmCallNote, 'status' | 'problem'> {
  if (status === 'succeeded') return { status: 'written', problem: null };
  if (endedAt === null) return { status: 'waiting', problem: null };
  const { code, message } = (output ?? {}) as { code?: Json; message?: Json };
  const problem = typeof message === 'string' ? message : null;
  return { status: code === 'not_found' ? 'not_found' : 'failed', problem };
}

/** The last notes of calls, newest first. */
export function listCallNotes({ services, workspaceId }: Scope): Promise<CrmCallNote[]> {
  return services.db.tenant(workspaceId, async (tx) => {
    const rows = await tx
      .select({ run: actionRuns, agentName: calls.agentName, endedAt: calls.endedAt })
      .from(actionRuns)
      .innerJoin(calls, and(eq(calls.workspaceId, actionRuns.workspaceId), eq(calls.id, actionRuns.callId)))
      .where(and(eq(actionRuns.workspaceId, workspaceId), eq(actionRuns.nodeId, crmNoteRun)))
      .orderBy(desc(actionRuns.createdAt), desc(actionRuns.runId))
      .limit(mostListed);
    const seal = await findSeal(tx, services, workspaceId);
    return rows.map(({ run, agentName, endedAt }) => ({
      callId: run.callId!,
      agentName,
      endedAt: (endedAt ?? run.createdAt).toISOString(),
      ...statusOf(openRun(seal, run)),
    }));
  });
}
