import { and, asc, eq } from 'drizzle-orm';
import { AppError } from '#domain/platform/errors.ts';
import type { ActionRun, KindResult } from '#server/actions/action-kind.ts';
import { findWorkspace } from '#server/identity/workspaces.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { calls } from '#server/platform/db/schema/calls.table.ts';
import { phoneNumbers } from '#server/platform/db/schema/phone.table.ts';
import { countryOfWorkspace, readPhone } from '#server/platform/read-phone.ts';
import type { Scope } from '#server/scope.ts';
import { lacking } from './lacking.ts';

/** The two ends of a call or text message that an action asks for. */
export interface PhoneEnds {
  /** The workspace's number: that of the call it was asked in, where that can; else the oldest that can. */
  numberId: string;
  to: string;
  /** The agent of the call that it was asked in. */
  agentId: string | null;
  /** Whether the other end is who is on the phone in that call. */
  isCaller: boolean;
}

/** As it is dialled; not yet whether anyone may be called there. */
const e164 = /^\+[1-9]\d{6,14}$/;

/** @throws AppError invalid_input */
function readOther(written: string, workspace: Parameters<typeof countryOfWorkspace>[0]): string {
  const plain = written.replace(/[\s().-]/g, '');
  if (e164.test(plain)) return plain;
  const read = readPhone(written, countryOfWorkspace(workspace));
  if ('phone' in read) return read.phone;
  throw new AppError('invalid_input', read.problem);
}

/** Finds them; a refusal where the workspace has no number that can. @throws AppError invalid_input */
export async function findPhoneEnds(
  tx: Tx,
  { workspaceId }: Scope,
  { callId }: Pick<ActionRun, 'callId'>,
  written: string,
  can: 'voice' | 'sms',
): Promise<PhoneEnds | KindResult> {
  const workspace = await findWorkspace(tx, workspaceId);
  const [call] =
    callId === null
      ? []
      : await tx
          .select({ agentId: calls.agentId, numberId: calls.phoneNumberId, other: calls.otherNumber })
          .from(calls)
          .where(and(eq(calls.workspaceId, workspaceId), eq(calls.id, callId)));
  const able = await tx
    .select({ id: phoneNumbers.id })
    .from(phoneNumbers)
    .where(and(eq(phoneNumbers.workspaceId, workspaceId), eq(phoneNumbers[can], true)))
    .orderBy(asc(phoneNumbers.id));
  const numberId = able.find(({ id }) => id === call?.numberId)?.id ?? able[0]?.id;
  if (numberId === undefined) return { ok: false, code: 'no_phone_number', message: lacking.phone_number };
  const to = readOther(written, workspace);
  return { numberId, to, agentId: call?.agentId ?? null, isCaller: call?.other === to };
}
