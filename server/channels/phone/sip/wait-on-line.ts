import type { NumberRow } from '#server/platform/db/schema/phone.table.ts';
import type { Scope } from '#server/scope.ts';
import { phrasesOf } from '#voice/call/phrases.ts';
import { takeRinging } from '../calls/advance-call.ts';
import type { Ends } from '../calls/begin-call.ts';
import { callBackNext } from '../queue/call-back.ts';
import { holdSamples } from '../queue/hold.ts';
import { leaveLine, wait, wantCallBack } from '../queue/line.ts';
import type { SipCall } from './sip-call.ts';

/**
 * Has a caller wait on a line that is answered: they hear their place where it is another one, and the sound, until a line is free, they press 1
 * to be called back, hang up, or may wait no longer. Each round asks anew whose turn it is, as the line of a carrier would.
 *
 * @param language BCP 47 of what is said
 */
export async function waitOnLine(
  scope: Scope,
  call: SipCall,
  { number, ends, sid, language }: { number: NumberRow; ends: Ends; sid: string; language: string },
): Promise<void> {
  const { other } = ends;
  const { inLine, offersCallBack, willCall, busy } = phrasesOf(language);
  while (!call.isOver) {
    const place = await wait(scope, { numberId: number.id, carrierSid: sid, other });
    if (place === null) {
      if (number.fallback !== null && (await call.putThrough(number.fallback))) return;
      return call.sayAndHangUp(busy, language);
    }
    const offer = place.isNew && other !== null ? ` ${offersCallBack}` : '';
    const early = place.isTold ? null : await call.sayUntilKey(`${inLine(place.at)}${offer}`, language);
    const key = early ?? (await call.playUntilKey(holdSamples()));
    if (call.isOver) break;
    if (key === '1' && (await wantCallBack(scope, sid))) return call.sayAndHangUp(willCall, language);
    // Who is to be called back and comes first gets the line that is free.
    await callBackNext(scope);
    const taken = await takeRinging(scope, number, sid, ends);
    if (taken.do === 'wait') continue;
    await leaveLine(scope, sid, 'taken');
    if (taken.do === 'led') {
      await call.lead(taken.call.id, true);
      return;
    }
    if (taken.do === 'say') return call.sayAndHangUp(taken.text, taken.language);
    if (!(await call.putThrough(taken.to))) await call.sayAndHangUp(busy, language);
    return;
  }
  await leaveLine(scope, sid, 'left');
}
