import { type WebhookFormat, webhookAnswerBytes, webhookAnswerMs } from '#domain/notifications/webhook-limits.ts';
import { privateOriginsOf } from '#server/config.ts';
import { webhookHeaders } from '#server/identity/sign-webhook.ts';
import { retryAfter } from '#server/platform/http/retry-after.ts';
import type { Services } from '#server/services.ts';
import type { OutboundAnswer } from '#voice/engines/services/outbound.ts';
import { formHeaders } from './form-headers.ts';

/** How a try went. */
export interface Tried {
  at: number;
  ms: number;
  /** Of the answer; null when none came. */
  status: number | null;
  ok: boolean;
  problem: string | null;
  /** The first bytes of the answer. */
  answer: string;
  /** What the receiver asks to wait, in ms. */
  afterMs: number | null;
}

/** The body of an answer is for people to read only: who sends it slowly is not waited for, in ms. */
const answerReadMs = 2_000;
const answerSilenceMs = 1_000;

export const messageIdOf = (eventId: string) => `msg_${eventId}`;

/** The first bytes of an answer, of what comes in time. The rest is not read, however much it is. */
async function beginningOf(answer: OutboundAnswer): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const begun = performance.now();
  try {
    for await (const part of answer.body) {
      parts.push(part);
      size += part.length;
      if (size >= webhookAnswerBytes || performance.now() - begun > answerReadMs) break;
    }
  } catch {
    // What came until then is shown; whether it was taken, the status has said.
  }
  answer.discard();
  // What no database can hold.
  return Buffer.concat(parts).subarray(0, webhookAnswerBytes).toString('utf8').replaceAll('\0', '\uFFFD');
}

interface Message {
  workspaceId: string;
  url: string;
  secrets: string[];
  messageId: string;
  format: WebhookFormat;
  body: object;
}

/** Sends a message to a receiver, once, and says how that went. Never throws. */
export async function postDelivery(
  services: Services,
  { workspaceId, url, secrets, messageId, format, body }: Message,
  signal: AbortSignal,
): Promise<Tried> {
  const at = services.clock.now();
  const begun = performance.now();
  const text = JSON.stringify(body);
  const content = { id: messageId, timestamp: Math.floor(at / 1000), body: text };
  const ended = (outcome: Omit<Tried, 'at' | 'ms'>) => ({ at, ms: Math.round(performance.now() - begun), ...outcome });
  try {
    const answer = await services.outbound({
      method: 'POST',
      url,
      headers: { ...webhookHeaders(secrets, content), ...formHeaders(format, secrets, text, at) },
      body: text,
      signal,
      firstByteMs: webhookAnswerMs,
      idleMs: answerSilenceMs,
      totalMs: webhookAnswerMs + answerReadMs,
      maxBytes: Number.POSITIVE_INFINITY,
      trusts: privateOriginsOf(services.config, workspaceId),
    });
    const ok = answer.status >= 200 && answer.status < 300;
    const afterMs = retryAfter(answer, at);
    const problem = ok ? null : `The receiver responded with status ${answer.status}.`;
    return ended({ status: answer.status, ok, problem, answer: await beginningOf(answer), afterMs });
  } catch (error) {
    return ended({ status: null, ok: false, problem: (error as Error).message, answer: '', afterMs: null });
  }
}
