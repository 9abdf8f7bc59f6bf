import { createHash } from 'node:crypto';
import { privateOriginsOf } from '#server/config.ts';
import { webhookHeaders } from '#server/identity/sign-webhook.ts';
import { siteOfWorkspace } from '#server/identity/sites.ts';
import { webhookRules } from '#server/identity/webhook-secret.ts';
import { openSubscription } from '#server/notifications/targets/push-devices.ts';
import { pushKey } from '#server/notifications/targets/push-key.ts';
import { openUrl } from '#server/notifications/targets/targets.ts';
import { retryAfter } from '#server/platform/http/retry-after.ts';
import { ownSite, type Site } from '#server/platform/http/site.ts';
import { MailRefused, MailUnsent } from '#server/platform/mail/mail.ts';
import type { Services } from '#server/services.ts';
import type { OutboundRequest } from '#voice/engines/services/outbound.ts';
import type { Claimed } from './claim-sends.ts';
import { categoryOf, composeMail, placeOf, sentenceOf, type ToldEvent } from './compose-mail.ts';
import { sealPush, vapidHeader } from './web-push.ts';

/** How a try went. */
export type Outcome =
  /** `gone`: the browser or the webhook takes nothing any more. */
  | { status: 'sent' | 'refused' | 'unknown' | 'dropped'; gone?: true; why?: string }
  /** Surely not taken; to be tried again, after so long where the other side said how long, in ms. */
  | { status: 'waiting'; afterMs: number | null; why: string };

/** Milliseconds that a push service or webhook may take in all, and silence that is borne. */
const totalMs = 10_000;
/** Bytes of an answer that are read: nothing in it matters. */
const maxBytes = 4_096;
/** Seconds that a push service keeps a message for a browser that is away. */
const pushTtl = 24 * 3_600;
/** Characters of a push; the record has room for about 4,000 bytes. */
const longestPush = 300;

export async function sendMail(services: Services, send: Claimed): Promise<Outcome> {
  const { id, workspaceId, workspaceName, userId, email, events, digest } = send;
  if (userId === null || email === null) return { status: 'dropped' };
  const site = await siteOfWorkspace(services, workspaceId);
  const letter = composeMail(services, site, id, { workspaceId, workspaceName, userId, email }, events, digest);
  try {
    await services.mail.send({ ...letter, workspaceId });
    return { status: 'sent' };
  } catch (error) {
    const why = (error as Error).message;
    if (error instanceof MailRefused) return { status: 'refused', why };
    if (error instanceof MailUnsent) return { status: 'waiting', afterMs: null, why };
    return { status: 'unknown', why };
  }
}

/** Posts and reads how it went from the status: what is refused for now comes again, what is gone never does. */
async function post(
  services: Services,
  url: string,
  { headers, body }: Pick<OutboundRequest, 'headers' | 'body'>,
  goneBy: readonly number[],
  trusts: readonly string[] = [],
): Promise<Outcome> {
  const request = { method: 'POST', url, headers, ...(body !== undefined && { body }) } as const;
  const limits = { firstByteMs: totalMs, idleMs: totalMs, totalMs, maxBytes, signal: new AbortController().signal };
  try {
    const answer = await services.outbound({ ...request, ...limits, trusts });
    answer.discard();
    const why = `The receiver responded with status ${answer.status}.`;
    if (answer.status >= 200 && answer.status < 300) return { status: 'sent' };
    if (goneBy.includes(answer.status)) return { status: 'refused', gone: true, why };
    if (answer.status === 429 || answer.status === 408 || answer.status >= 500) {
      return { status: 'waiting', afterMs: retryAfter(answer, services.clock.now()), why };
    }
    return { status: 'refused', why };
  } catch (error) {
    const { code, message: why } = error as Error & { code?: string };
    return code === 'forbidden' ? { status: 'refused', why } : { status: 'waiting', afterMs: null, why };
  }
}

/** What a browser shows: the workspace, a sentence and where it leads. */
const pushText = (services: Services, { id, workspaceName, events }: Claimed) => {
  const [first] = events as [ToldEvent];
  const body = events.length === 1 ? sentenceOf(first) : `${sentenceOf(events.at(-1)!)} And ${events.length - 1} more.`;
  const url = new URL(placeOf(ownSite(services.config), first)).pathname;
  return JSON.stringify({ title: workspaceName, body: body.slice(0, longestPush), url, tag: id });
};

export async function sendPush(services: Services, send: Claimed): Promise<Outcome> {
  if (send.sealed === null) return { status: 'dropped' };
  const { config, clock } = services;
  const { endpoint, ...keys } = openSubscription(services, send.targetId, send.sealed);
  let body: Buffer;
  try {
    body = sealPush(pushText(services, send), keys);
  } catch (error) {
    return { status: 'refused', gone: true, why: (error as Error).message };
  }
  const topic = createHash('sha256').update(send.collapseKey).digest('base64url').slice(0, 32);
  const headers = {
    authorization: vapidHeader(endpoint, await pushKey(services), config.publicUrl, clock.now()),
    'content-encoding': 'aes128gcm',
    'content-type': 'application/octet-stream',
    'content-length': String(body.length),
    ttl: String(pushTtl),
    topic,
  };
  return post(services, endpoint, { headers, body }, [404, 410]);
}

type Hook = Pick<Claimed, 'id' | 'workspaceId' | 'workspaceName' | 'targetId' | 'sealed' | 'form'>;

/** What a webhook is sent of an event. Slack and its like know the sentence only. */
function hookBody(site: Site, { workspaceName, form }: Hook, event: ToldEvent | null): string {
  const text = event === null ? 'This is a test. Notifications will be sent here.' : sentenceOf(event);
  if (form === 'slack') {
    const link = event === null ? '' : `\n${placeOf(site, event)}`;
    // Slack reads these three as marks of its own.
    const plain = text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign]!);
    return JSON.stringify({ text: `${plain}${link}` });
  }
  const about = event === null ? null : { id: event.id, type: event.type, category: categoryOf(event) };
  const rest = event === null ? { type: 'test' } : { ...about, at: event.at, url: placeOf(site, event) };
  return JSON.stringify({ text, workspace: workspaceName, ...rest });
}

/**
 * Calls a webhook, with the id of the message and its moment as Standard Webhooks name them: anyone who gets it twice can
 * tell. Signed where the workspace asks for that.
 * @param event null for a test
 */
export async function sendHook(services: Services, hook: Hook, event: ToldEvent | null): Promise<Outcome> {
  if (hook.sealed === null) return { status: 'dropped' };
  const { workspaceId } = hook;
  const { secrets } = await services.db.tenant(workspaceId, (tx) => webhookRules(tx, services, workspaceId));
  const url = openUrl(services, { id: hook.targetId, url: hook.sealed });
  const body = hookBody(await siteOfWorkspace(services, hook.workspaceId), hook, event);
  const content = { id: `msg_${hook.id}`, timestamp: Math.floor(services.clock.now() / 1000), body };
  return post(
    services,
    url,
    { headers: webhookHeaders(secrets, content), body },
    [410],
    privateOriginsOf(services.config, workspaceId),
  );
}
