import type { CampaignPlan, TargetResult } from '#domain/campaigns/campaigns.ts';
import { zonesOf } from '#server/contacts/number-zones.ts';
import type { calls } from '#server/platform/db/schema/calls.table.ts';
import type { DialRow } from '#server/platform/db/schema/phone.table.ts';
import { wallClock } from '#server/scheduling/free-times.ts';

type CallRow = typeof calls.$inferSelect;

/** How a call ended; null while it goes on, or is looked for. @param isOut whether the number is on the do-not-call list now */
export function resultOf(
  { state, result, answeredBy }: DialRow,
  call: CallRow,
  goal: CampaignPlan['goal'],
  isOut: boolean,
): TargetResult | null {
  if (state === 'failed') return 'failed';
  if (state === 'not_placed') return 'not_placed';
  if (call.status !== 'ended') return null;
  if (call.endReason === 'busy') return 'busy';
  if (call.endReason === 'no_answer') return 'no_answer';
  if (call.startedAt === null) return result === 'busy' ? 'busy' : result === 'no_answer' ? 'no_answer' : 'failed';
  if (isOut) return 'opted_out';
  if (call.endReason === 'voicemail' || answeredBy === 'machine') return 'voicemail';
  // Screening that asks who is calling is told; where a person comes, the answerer is theirs. A menu that put no one through is no other.
  if (answeredBy === 'screening' || answeredBy === 'menu') return 'screening';
  return goal === 'answered' || call.outcome === 'success' ? 'reached' : 'answered';
}

const hourMs = 3_600_000;

/**
 * When someone is called again after a call that ended so; null where not. Who was not there is tried in the other half
 * of a day.
 */
export function againAt(
  { most, busyMinutes, noAnswerHours, afterVoicemail }: CampaignPlan['attempts'],
  result: TargetResult,
  { attempts, phone }: { attempts: number; phone: string },
  now: number,
): number | null {
  if (attempts >= most) return null;
  if (result === 'busy') return now + busyMinutes * 60_000;
  const isAway = result === 'no_answer' || result === 'screening' || (result === 'voicemail' && afterVoicemail);
  // No one knows whether the carrier tried: not again today.
  if (result === 'not_placed') return now + 24 * hourMs;
  if (!isAway) return null;
  const { minute } = wallClock(now, zonesOf(phone)[0]!);
  const shift = noAnswerHours < 24 ? 0 : (minute < 13 * 60 ? 5 : -5) * hourMs;
  return now + noAnswerHours * hourMs + shift;
}
