import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import type { NotificationSettings } from '#domain/notifications/notifications.ts';
import { AppError } from '#domain/platform/errors.ts';
import { findWorkspace } from '#server/identity/workspaces.ts';
import { getSettings, readPreferences, writePreferences } from '#server/notifications/inbox/preferences.ts';
import { countryOfWorkspace, readPhone } from '#server/platform/read-phone.ts';
import type { Scope } from '#server/scope.ts';
import { textingNumber } from './texting-number.ts';

/** The number to which a member is texted what they chose for SMS. */

/** How long a code is good, in ms, and how often it may be told wrong. */
const codeMs = 10 * 60_000;
const mostTries = 5;

/** How a code is stored. */
export const hashOfCode = (userId: string, code: string) =>
  createHash('sha256').update(`${userId} ${code}`).digest('hex');
const isSame = (one: string, other: string) => timingSafeEqual(Buffer.from(one), Buffer.from(other));

/**
 * Texts a code to a number, which counts once it was told back.
 * @throws AppError invalid_input, conflict where the workspace has no number that can, do_not_call, workspace_suspended
 */
export async function setPhone(scope: Scope, written: string): Promise<NotificationSettings> {
  const { services, workspaceId, actor } = scope;
  const { userId } = actor!;
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const { from, to, name } = await services.db.tenant(workspaceId, async (tx) => {
    const workspace = await findWorkspace(tx, workspaceId);
    const read = readPhone(written, countryOfWorkspace(workspace));
    if (!('phone' in read)) {
      throw new AppError('invalid_input', undefined, [{ path: 'body.phone', message: read.problem }]);
    }
    const number = await textingNumber(tx, workspaceId);
    if (number === null) {
      throw new AppError('conflict', 'This workspace has no phone number that can send texts. Add one first.');
    }
    await writePreferences(tx, workspaceId, userId, {
      phone: read.phone,
      phoneConfirmed: false,
      phoneCodeTries: 0,
      phoneCodeHash: hashOfCode(userId, code),
      phoneCodeUntil: new Date(services.clock.now() + codeMs),
    });
    return { from: number.id, to: read.phone, name: workspace.name };
  });
  const text = `${code} is your code for ${name} notifications. It’s valid for ${codeMs / 60_000} minutes.`;
  await services.hooks.sendMessage({ services, workspaceId, actor: null }, { from, to, text, author: 'house' });
  return getSettings(scope);
}

/** Tells the code back. @throws AppError invalid_input where it is another one, conflict where none is good any more */
export async function confirmPhone(scope: Scope, code: string): Promise<NotificationSettings> {
  const { services, workspaceId, actor } = scope;
  const { userId } = actor!;
  const isRight = await services.db.tenant(workspaceId, async (tx) => {
    const { phoneCodeHash, phoneCodeUntil, phoneCodeTries } = await readPreferences(tx, workspaceId, userId, 'locked');
    const isGood = phoneCodeUntil !== null && phoneCodeUntil.getTime() > services.clock.now();
    if (phoneCodeHash === null || !isGood || phoneCodeTries >= mostTries) {
      throw new AppError('conflict', 'This code has expired. Request a new one.');
    }
    const matches = isSame(phoneCodeHash, hashOfCode(userId, code));
    const done = { phoneConfirmed: true, phoneCodeHash: null, phoneCodeUntil: null };
    await writePreferences(tx, workspaceId, userId, matches ? done : { phoneCodeTries: phoneCodeTries + 1 });
    return matches;
  });
  if (isRight) return getSettings(scope);
  throw new AppError('invalid_input', undefined, [
    { path: 'body.code', message: 'That code is incorrect. Check it and try again.' },
  ]);
}

/** Texts nothing to the member any more. */
export async function removePhone(scope: Scope): Promise<NotificationSettings> {
  const { services, workspaceId, actor } = scope;
  const nothing = { phone: null, phoneConfirmed: false, phoneCodeHash: null, phoneCodeUntil: null };
  await services.db.tenant(workspaceId, (tx) => writePreferences(tx, workspaceId, actor!.userId, nothing));
  return getSettings(scope);
}
