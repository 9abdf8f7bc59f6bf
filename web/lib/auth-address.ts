/** What a link in a mail or a provider sent back in the address when it failed, or null. */
export function errorInAddress(hash: string): string | null {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  return params.get('error_description') ?? params.get('error');
}

/** Where to go after sign-in: only into the dashboard, never to another site. */
export function safeNext(next: string | null): string {
  return next !== null && /^\/dashboard(?=$|[/?#])/.test(next) ? next : '/dashboard';
}

/** The sign-in page that leads back to where somebody wanted to go, with what a failed link said. */
export function loginAddress({ pathname, search, hash }: { pathname: string; search: string; hash: string }): string {
  const failed = errorInAddress(hash) === null ? '' : hash;
  const wanted = pathname === '/dashboard' ? '' : `?next=${encodeURIComponent(pathname + search)}`;
  return `/login${wanted}${failed}`;
}
