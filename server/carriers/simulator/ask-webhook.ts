import { signatureOf } from '#server/carriers/twilio/signature.ts';
import { textOf } from '#voice/engines/services/outbound.ts';
import type { Hook } from './faults.ts';
import type { SimulatorContext, Way } from './simulator-context.ts';
import type { SimulatorAccount } from './simulator-store.ts';

/** As Twilio gives webhooks, in ms: all of one, and the head of its answer. Bytes of an answer. */
const limits = { firstByteMs: 15_000, idleMs: 15_000, totalMs: 15_000, maxBytes: 64 * 1024 };

type Fields = Readonly<Record<string, string>>;

/** Sends a request, whatever it holds, and answers what came back; null where that is of no use. */
async function send({ ask, url, headers }: Way, signature: string, body: string): Promise<string | null> {
  const answer = await ask({
    ...limits,
    method: 'POST',
    url,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-twilio-signature': signature,
      ...headers,
    },
    body,
    signal: new AbortController().signal,
  });
  if (answer.status >= 400) {
    answer.discard();
    return null;
  }
  return textOf(answer);
}

/**
 * Asks a webhook what to do, signed for the address that was given; or goes wrong, as it was asked for.
 * @returns the answer's body; null where there is none that can be used
 */
export async function askWebhook(
  { clock, faults, wayTo }: SimulatorContext,
  { accountSid, token }: SimulatorAccount,
  hook: Hook,
  url: string,
  fields: Fields,
): Promise<string | null> {
  const way = wayTo(url);
  if (way === null) return null;
  const [signature, body] = [signatureOf(token, url, fields), new URLSearchParams(fields).toString()];
  const fault = faults.takeHook(accountSid, hook);
  switch (fault?.does) {
    case 'lose':
      return null;
    case 'forge':
      return send(way, signatureOf('f'.repeat(32), url, fields), body);
    case 'cut':
      return send(way, signature, body.slice(0, body.length / 2));
    case 'twice':
      await send(way, signature, body);
      break;
    case 'late':
      await new Promise<void>((done) => clock.after(fault.ms, done));
      break;
    case undefined:
  }
  return send(way, signature, body);
}
