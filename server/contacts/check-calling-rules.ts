import { AppError } from '#domain/platform/errors.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import type { Scope } from '#server/scope.ts';
import { findRules, ruleFor } from './calling-rules.ts';
import { nextWithin } from './calling-window.ts';
import { findAgreed } from './consents.ts';
import { countryOf, zonesOf } from './number-zones.ts';

/** What of the calling rules a dial keeps to: all of them, or the hours alone, where the person called has asked for it. */
export type Respected = 'rules' | 'hours' | 'none';

const always = { from: 0, until: 1440, days: [0, 1, 2, 3, 4, 5, 6] };

/** When a number may be called by the hours of its country's rule, at a moment or behind it; null where they never open. */
export async function hoursOpenAt(
  tx: Tx,
  scope: Pick<Scope, 'workspaceId'>,
  to: string,
  at: number,
): Promise<number | null> {
  const rule = ruleFor(await findRules(tx, scope), countryOf(to));
  return nextWithin({ zones: zonesOf(to), rule, hours: always }, at);
}

/** @throws AppError outside_calling_hours, no_consent */
export async function checkRules(
  tx: Tx,
  scope: Pick<Scope, 'workspaceId' | 'services'>,
  to: string,
  respected: Respected,
): Promise<void> {
  if (respected === 'none') return;
  const now = scope.services.clock.now();
  if (respected === 'rules' && ruleFor(await findRules(tx, scope), countryOf(to)).consent) {
    const agreed = await findAgreed(tx, scope.workspaceId, [to], 'calls');
    if (!agreed.has(to)) throw new AppError('no_consent');
  }
  const opens = await hoursOpenAt(tx, scope, to, now);
  if (opens === now) return;
  throw new AppError(
    'outside_calling_hours',
    opens === null
      ? 'Calls to this number’s country aren’t allowed right now. Check the calling rules.'
      : `Under the calling rules, this number can’t be called until ${new Date(opens).toISOString()}.`,
  );
}
