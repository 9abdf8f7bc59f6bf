import { referralDays } from '#domain/agency/referral-days.ts';

/** By which partner's link someone came. Kept in this browser until they have signed up; no cookie, nothing is sent before. */
export const referralKey = 'parley.referral';

export interface Referral {
  code: string;
  touchedAt: string;
}

/** What is kept, unless it is too old. */
export function keptReferral(): Referral | null {
  try {
    const { code, touchedAt } = JSON.parse(localStorage.getItem(referralKey) ?? 'null') as Referral;
    const isGood = Date.now() - Date.parse(touchedAt) <= referralDays * 86_400_000;
    return isGood && typeof code === 'string' ? { code, touchedAt } : null;
  } catch {
    return null;
  }
}

/** Keeps the code of a link that was followed. The first link counts: a later one does not replace it. */
export function keepReferral(code: string | null): void {
  if (code === null || !/^[a-z0-9]{8,20}$/.test(code) || keptReferral() !== null) return;
  localStorage.setItem(referralKey, JSON.stringify({ code, touchedAt: new Date().toISOString() }));
}
