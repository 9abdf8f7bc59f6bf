import { and, eq } from 'drizzle-orm';
import type { CallerEmail } from '#domain/calls/after-calls.ts';
import { storeRun } from '#server/actions/action-runs.ts';
import { enqueueRun } from '#server/actions/background-run.ts';
import { tasksOfCall } from '#server/contacts/list-tasks.ts';
import { callPeople } from '#server/contacts/task-people.ts';
import { findPeople } from '#server/identity/people.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { calls } from '#server/platform/db/schema/calls.table.ts';
import { findSeal } from '#server/platform/secrets/find-seal.ts';
import { keptPlace } from '#server/platform/secrets/kept-content.ts';
import { findVersion } from '#server/records/agent-rows.ts';
import { readAfterCall } from '#server/records/read-after-call.ts';
import { callerMailRun, workspaceRunId } from '#server/records/run-ids.ts';
import type { Scope } from '#server/scope.ts';
import { readSnapshot } from '#voice/flow/snapshot.ts';
import { addressOf, fillMail, refused } from './caller-mail.ts';

/** The job that mails a summary of a call to one member. */
export const summaryMailJob = 'after-calls.summary-mail';

type CallRow = typeof calls.$inferSelect;

/**
 * Leaves the mail to the caller to the queue, as an action of the call: it takes from the budget of such mails and goes
 * once. Of a test call it goes to who tests.
 */
async function mailCaller(tx: Tx, scope: Scope, call: CallRow, mail: CallerEmail, tester: string | null) {
  const { services, workspaceId } = scope;
  if (call.snapshot === null || call.agentId === null) return;
  const seal = await findSeal(tx, services, workspaceId);
  const snapshot = readSnapshot(seal.open(keptPlace('calls', 'snapshot', call.id), call.snapshot));
  const given = addressOf(snapshot);
  const to = given !== null && call.test ? tester : given;
  if (!to || refused(snapshot)) return;
  const { flow } = await findVersion(tx, scope, call.agentId, call.agentVersion);
  const { subject, text } = fillMail(mail, flow, snapshot, call.endedAt!.getTime());
  const runId = workspaceRunId(call.id, callerMailRun);
  const input = { to, subject, body: text, appointmentId: null };
  const run = { runId, callId: call.id, nodeId: callerMailRun, action: 'send_email', input, wait: false };
  await storeRun(tx, scope, seal, run);
  await enqueueRun(tx, services, workspaceId, runId);
}

/** Does what follows a call that has ended: the mail to its caller, and the summaries to the team. Twice is once. */
export async function followCall(scope: Scope, callId: string): Promise<void> {
  const { services, workspaceId } = scope;
  const own = and(eq(calls.workspaceId, workspaceId), eq(calls.id, callId), eq(calls.status, 'ended'));
  const [call] = await services.db.tenant(workspaceId, (tx) => tx.select().from(calls).where(own));
  if (call === undefined) return;
  const testerId = call.test ? call.createdBy : null;
  const tester = testerId && ((await findPeople(services, [testerId])).get(testerId)?.email || null);
  await services.db.tenant(workspaceId, async (tx) => {
    const { callerEmail, summaryEmail } = await readAfterCall(tx, workspaceId, call.agentId);
    if (callerEmail !== null) await mailCaller(tx, scope, call, callerEmail, tester);
    if (summaryEmail === 'never') return;
    if (summaryEmail === 'promised' && (await tasksOfCall(tx, workspaceId, callId)).length === 0) return;
    const people = await callPeople(tx, workspaceId);
    for (const { userId } of people) {
      if (call.test && userId !== testerId) continue;
      await services.jobs.enqueue(tx, summaryMailJob, { workspaceId, callId, userId }, { key: `${callId}:${userId}` });
    }
  });
}
