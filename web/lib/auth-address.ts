/** What a link from a mail or a provider brought along in the address. */
export interface Notice {
  tone: 'danger' | 'info' | 'success';
  text: string;
  /** The provider's name for an error. */
  code: string | null;
}

/** Characters of such a text that are shown. Anyone can write an address, so it is text and never more. */
const longestText = 300;

/** What a session in the address came from, where the person should hear of it. */
const done: Record<string, string> = {
  signup: 'Your email address is verified. Welcome.',
  email_change: 'Your email address has changed.',
};

/** How providers tell that the first of the two mails of a change of address was opened. */
const firstConfirmed = 'Confirmation link accepted';
const otherMail = 'One of the two addresses is confirmed. Now open the link we emailed to the other one.';

interface Place {
  pathname: string;
  search: string;
}

/** What the address says besides where it leads, or null. Providers write it into the fragment or the query. */
export function noticeInAddress({ search, hash }: { search: string; hash: string }): Notice | null {
  const fragment = new URLSearchParams(hash.replace(/^#/, ''));
  const query = new URLSearchParams(search);
  const read = (name: string) => (fragment.get(name) ?? query.get(name))?.slice(0, longestText) || null;
  const error = read('error_description') ?? read('error');
  if (error !== null) return { tone: 'danger', text: error, code: read('error_code') };
  if (fragment.get('message')?.startsWith(firstConfirmed)) return { tone: 'info', text: otherMail, code: null };
  const text = fragment.has('access_token') ? done[fragment.get('type') ?? ''] : undefined;
  return text === undefined ? null : { tone: 'success', text, code: null };
}

const ofProviders = ['error', 'error_code', 'error_description'];

function ownQuery(search: string): string {
  const params = new URLSearchParams(search);
  if (!ofProviders.some((name) => params.has(name))) return search;
  for (const name of ofProviders) params.delete(name);
  return params.size > 0 ? `?${params}` : '';
}

/** An address without what a provider put into it. */
export const cleanAddress = ({ pathname, search }: Place) => pathname + ownQuery(search);

/** Where to go after sign-in: into the dashboard, to an invitation or to one's new password, never to another site. */
export function safeNext(next: string | null): string {
  return next !== null && /^\/(dashboard(?=$|[/?#])|(new-password|invitation)$)/.test(next) ? next : '/dashboard';
}

const withNext = (page: string, wanted: string) =>
  wanted === '/dashboard' ? page : `${page}?next=${encodeURIComponent(wanted)}`;

/** The sign-in page that leads back to where someone wanted to go, with what a link said that led there. */
export function loginAddress(place: Place, notice: Notice | null = null): string {
  const page = withNext('/login', cleanAddress(place));
  if (notice === null || notice.tone === 'success') return page;
  const values = new URLSearchParams(
    notice.tone === 'info'
      ? { message: firstConfirmed }
      : { error_description: notice.text, ...(notice.code !== null && { error_code: notice.code }) },
  );
  return `${page}#${values}`;
}

/** The page that asks for the second factor, and leads on to where someone wanted to go. */
export const twoFactorAddress = (wanted: string) => withNext('/two-factor', wanted);
