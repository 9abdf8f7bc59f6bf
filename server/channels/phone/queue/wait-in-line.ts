import { webhookPath } from '#server/carriers/accounts.ts';
import type { Verb, Words } from '#server/carriers/verbs.ts';
import type { NumberRow } from '#server/platform/db/schema/phone.table.ts';
import { phrasesOf } from '#voice/call/phrases.ts';
import { scopeOf, type WebhookRequest } from '../webhooks/asked.ts';
import { wait, wantCallBack } from './line.ts';

/** Behind the sound a key is waited for so long, in seconds: the least that carriers take. */
const keyWithin = 1;

/**
 * What a caller hears for whom no line is free: their place where it is another one, the offer to be called back at first, and the sound; then
 * their line asks again. Null: they cannot wait any longer.
 */
export async function waitInLine(
  asked: WebhookRequest,
  number: NumberRow,
  other: string | null,
  language: string,
): Promise<Verb[] | null> {
  const { services, account, event } = asked;
  const place = await wait(scopeOf(asked), { numberId: number.id, carrierSid: event.call, other });
  if (place === null) return null;
  const { inLine, offersCallBack } = phrasesOf(language);
  const offer = place.isNew && other !== null ? ` ${offersCallBack}` : '';
  const base = `${services.config.publicUrl}${webhookPath}/${account.hook}`;
  const says: Words[] = [
    ...(place.isTold ? [] : [{ verb: 'Say', text: `${inLine(place.at)}${offer}`, language } as const]),
    { verb: 'Play', url: `${base}/hold.wav` },
  ];
  const action = `${base}/queue`;
  return [
    { verb: 'AskKey', action, waitFor: keyWithin, says },
    { verb: 'Redirect', url: action },
  ];
}

/** A caller who waits has pressed 1: they are called back in their place. Null: they go on waiting. */
export async function askedToBeCalled(asked: WebhookRequest, language: string): Promise<Verb[] | null> {
  if (asked.event.digits !== '1' || !(await wantCallBack(scopeOf(asked), asked.event.call))) return null;
  return [{ verb: 'Say', text: phrasesOf(language).willCall, language }, { verb: 'Hangup' }];
}
