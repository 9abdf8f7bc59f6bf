import { createHmac, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, sum } from 'drizzle-orm';
import { AppError } from '#domain/platform/errors.ts';
import { advisoryLock } from '#server/platform/db/advisory-lock.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { appointmentCodes, type CodeRow } from '#server/platform/db/schema/appointment-codes.table.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { holdMail } from '#server/usage/mail-budget.ts';

export const mailCodeJob = 'appointments.mail-code';
/** How long a code is good, in ms. */
export const codeMs = 10 * 60_000;
/** Wrong codes, and codes that are sent, of one call; codes that go to one address within an hour, from all calls. */
const mostTries = 5;
const mostSent = 3;
const mostToAddress = 5;
const hourMs = 3_600_000;

/** A code on its way. */
export interface CodeMail {
  workspaceId: string;
  callId: string;
  appointmentId: string;
  sent: number;
}

const hashOf = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** An address as the database knows it beside a code. */
export const hashAddress = ({ services, workspaceId }: Scope, address: string): string =>
  hashOf(services.secrets.key('appointment-codes'), `${workspaceId} ${address.toLowerCase()}`).toString('base64url');

/** Six digits, which are stored nowhere: the key and the call make them. */
export const codesOf = ({ secrets }: Services, callId: string, sent: number): string[] =>
  secrets
    .keys('appointment-codes')
    .map((key) => String(hashOf(key, `code ${callId} ${sent}`).readUInt32BE(0) % 1_000_000).padStart(6, '0'));

const ofCall = (scope: Scope, callId: string) =>
  and(eq(appointmentCodes.workspaceId, scope.workspaceId), eq(appointmentCodes.callId, callId));

/** The code of a call. Undefined: none was sent. */
export async function findCode(tx: Tx, scope: Scope, callId: string): Promise<CodeRow | undefined> {
  const [row] = await tx.select().from(appointmentCodes).where(ofCall(scope, callId)).for('update');
  return row;
}

/**
 * Sends a code to the address that an appointment was booked with. Where too many went already none does, and nothing is
 * said of it: whether there is such an appointment is not for the one who asks.
 */
export async function sendCode(
  tx: Tx,
  scope: Scope,
  callId: string,
  { id: appointmentId, attendeeEmail }: { id: string; attendeeEmail: string },
): Promise<void> {
  const { services, workspaceId } = scope;
  const now = services.clock.now();
  const addressHash = hashAddress(scope, attendeeEmail);
  await advisoryLock(tx, `appointment-codes:${workspaceId}:${addressHash}`);
  const before = await findCode(tx, scope, callId);
  const lately = and(
    ...[eq(appointmentCodes.workspaceId, workspaceId), eq(appointmentCodes.addressHash, addressHash)],
    gt(appointmentCodes.sentAt, new Date(now - hourMs)),
  );
  const [toAddress] = await tx
    .select({ n: sum(appointmentCodes.sent) })
    .from(appointmentCodes)
    .where(lately);
  const sent = (before?.sent ?? 0) + 1;
  if (sent > mostSent || Number(toAddress?.n ?? 0) >= mostToAddress) return;
  const mail: CodeMail = { workspaceId, callId, appointmentId, sent };
  try {
    await holdMail(tx, scope, { runId: runOf(mail), callId, count: 1 });
  } catch (error) {
    if (error instanceof AppError) return;
    throw error;
  }
  const values = { addressHash, sent, tries: 0, sentAt: new Date(now), provedAt: null };
  await tx
    .insert(appointmentCodes)
    .values({ workspaceId, callId, ...values })
    .onConflictDoUpdate({ target: [appointmentCodes.workspaceId, appointmentCodes.callId], set: values });
  await services.jobs.enqueue(tx, mailCodeJob, mail, { key: runOf(mail) });
}

/** By what a mail with a code is counted, once. */
export const runOf = ({ callId, sent }: CodeMail): string => `appointment-code:${callId}:${sent}`;

/** Takes a code that was said. `spent`: it is too old, or was guessed at too often. */
export async function takeCode(tx: Tx, scope: Scope, row: CodeRow, said: string): Promise<'right' | 'wrong' | 'spent'> {
  const now = scope.services.clock.now();
  if (row.tries >= mostTries || row.sentAt.getTime() + codeMs < now) return 'spent';
  const given = Buffer.from(said.replace(/\D/g, ''));
  const isRight = codesOf(scope.services, row.callId, row.sent).some((code) => {
    const right = Buffer.from(code);
    return right.length === given.length && timingSafeEqual(right, given);
  });
  const set = isRight ? { provedAt: new Date(now) } : { tries: row.tries + 1 };
  await tx.update(appointmentCodes).set(set).where(ofCall(scope, row.callId));
  return isRight ? 'right' : 'wrong';
}
