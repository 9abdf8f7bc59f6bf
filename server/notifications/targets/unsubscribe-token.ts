import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { notificationCategories } from '#domain/notifications/notification-types.data.ts';
import type { Services } from '#server/services.ts';

/** What a link in a mail ends: the mails of a category, or all digests. */
export const Unsubscription = z.object({
  workspaceId: z.uuid(),
  userId: z.uuid(),
  what: z.enum([...notificationCategories, 'digest']),
});
export type Unsubscription = z.infer<typeof Unsubscription>;

const purpose = 'notifications.unsubscribe';
const sign = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest('base64url');

/** What a mail's link says: good for as long as the key of the installation, since a mail is kept for years. */
export function unsubscribeToken({ secrets }: Services, { workspaceId, userId, what }: Unsubscription): string {
  const text = `${workspaceId}.${userId}.${what}`;
  return `${text}.${sign(secrets.key(purpose), text)}`;
}

/** Whom and what a token ends; undefined when it was not made here. */
export function readUnsubscribeToken({ secrets }: Services, token: string): Unsubscription | undefined {
  const [workspaceId, userId, what, signature = ''] = token.split('.');
  const text = `${workspaceId}.${userId}.${what}`;
  const given = Buffer.from(signature);
  const isGood = secrets.keys(purpose).some((key) => {
    const right = Buffer.from(sign(key, text));
    return right.length === given.length && timingSafeEqual(right, given);
  });
  return isGood ? Unsubscription.safeParse({ workspaceId, userId, what }).data : undefined;
}
