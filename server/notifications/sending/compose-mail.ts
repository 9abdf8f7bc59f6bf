import {
  type NotificationCategory,
  type NotificationData,
  notificationCategories,
  notificationType,
} from '#domain/notifications/notification-types.data.ts';
import { builtSite } from '#domain/platform/built-site.ts';
import { unsubscribeToken } from '#server/notifications/targets/unsubscribe-token.ts';
import type { Site } from '#server/platform/http/site.ts';
import { escapeHtml, letterhead, letterPage } from '#server/platform/mail/letter-page.ts';
import type { Letter } from '#server/platform/mail/mail.ts';
import type { Services } from '#server/services.ts';

/** An event as its letters need it. */
export interface ToldEvent {
  id: string;
  type: string;
  data: NotificationData;
  /** ISO. */
  at: string;
}

interface Addressee {
  workspaceId: string;
  workspaceName: string;
  userId: string;
  email: string;
}

/** Sentences that a letter lists; of more it says how many. */
const mostListed = 100;
/** Characters of a subject. */
const longestSubject = 120;

export const sentenceOf = ({ type, data }: ToldEvent) => notificationType(type)!.text(data);
export const placeOf = ({ origin }: Site, { type, data }: ToldEvent) => `${origin}${notificationType(type)!.to(data)}`;
export const categoryOf = ({ type }: ToldEvent): NotificationCategory => notificationType(type)!.category;

function subjectOf(events: readonly ToldEvent[], workspaceName: string): string {
  if (events.length === 1) return sentenceOf(events[0]!).slice(0, longestSubject);
  return `${events.length} notifications from ${workspaceName}`;
}

/** By category, in the catalogue's order. */
const groupsOf = (events: readonly ToldEvent[]) =>
  notificationCategories
    .map((category) => ({ category, events: events.filter((event) => categoryOf(event) === category) }))
    .filter((group) => group.events.length > 0);

/** Where mail programs and people end such mails. One click needs HTTPS (RFC 8058). */
function unsubscribeHeaders({ origin }: Site, link: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${link}>`,
    ...(origin.startsWith('https:') && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
  };
}

/** The letter that tells of events: one of them, some of a kind, or a digest. Of account safety there is no end. */
export function composeMail(
  services: Services,
  site: Site,
  sendId: string,
  { workspaceId, workspaceName, userId, email }: Addressee,
  events: readonly ToldEvent[],
  isDigest: boolean,
): Letter {
  const { origin } = site;
  const { signature: _, ...sender } = letterhead(site);
  const groups = groupsOf(events.slice(0, mostListed));
  const settings = `${origin}/dashboard/settings/notifications`;
  const what = isDigest ? ('digest' as const) : groups[0]!.category;
  const isSafety = events.some(({ type }) => notificationType(type)!.critical);
  const link = `${origin}/v1/unsubscribe?token=${unsubscribeToken(services, { workspaceId, userId, what })}`;
  const more = events.length > mostListed ? [`And ${events.length - mostListed} more: ${origin}/dashboard`] : [];
  const end = isSafety
    ? ['You always get emails about your account’s security.']
    : [`Manage notifications: ${settings}`, `Turn off ${isDigest ? 'digests' : `emails about ${what}`}: ${link}`];
  const heading = `${workspaceName} · ${site.name}`;
  const text = [
    heading,
    ...groups.flatMap((group) => [
      ...(isDigest ? [group.category] : []),
      ...group.events.map((event) => `${sentenceOf(event)}\n${placeOf(site, event)}`),
    ]),
    ...more,
    ...end,
    ...(site.brand?.poweredBy ? [`Powered by ${builtSite.name}`] : []),
  ];
  const linked = (to: string, words: string) =>
    `<a href="${escapeHtml(to)}" style="color:inherit">${escapeHtml(words)}</a>`;
  const html = [
    ...groups.flatMap((group) => [
      ...(isDigest ? [`<strong>${group.category}</strong>`] : []),
      ...group.events.map((event) => linked(placeOf(site, event), sentenceOf(event))),
    ]),
    ...more.map(escapeHtml),
  ];
  const htmlEnd = isSafety
    ? end.map(escapeHtml)
    : [
        linked(settings, 'Manage notifications'),
        linked(link, isDigest ? 'Turn off digests' : `Turn off emails about ${what}`),
      ];
  return {
    ...sender,
    to: email,
    subject: subjectOf(events, workspaceName),
    text: text.join('\n\n'),
    html: letterPage(html, site, heading, htmlEnd),
    key: `notification-${sendId}`,
    ...(!isSafety && { headers: unsubscribeHeaders(site, link) }),
  };
}
