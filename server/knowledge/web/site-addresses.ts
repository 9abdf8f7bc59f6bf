/** What is counted on when people look at a page, and names no other page. */
const tracking = /^(utm_\w+|fbclid|gclid|msclkid|mc_[ce]id)$/i;
/** Files that are no pages; what is written in them is uploaded. */
const noPage =
  /\.(?:jpe?g|png|gif|webp|svg|ico|avif|css|m?js|json|xml|rss|zip|gz|rar|7z|exe|dmg|mp[34]|mov|avi|webm|ogg|wav|woff2?|ttf|ics|vcf)$/i;

/** An address without what does not change the page: its fragment, and marks of campaigns. */
export function plainAddress(given: string): string {
  const url = new URL(given);
  url.hash = '';
  for (const name of [...url.searchParams.keys()]) if (tracking.test(name)) url.searchParams.delete(name);
  return url.href;
}

/** As people name an address: without what all of them begin with. */
export const nameOfAddress = (url: string) => {
  const { host, pathname, search } = new URL(url);
  const path = pathname === '/' ? '' : pathname;
  return `${host}${path}${search}`.slice(0, 200);
};

/** The folder of a path: `/help/a` and `/help/` both are in `/help/`. */
const folderOf = (pathname: string) => pathname.slice(0, pathname.lastIndexOf('/') + 1);

/** Whether an address belongs to the site that begins at another one: the same origin, below the same path. */
export function isWithin(start: string, address: string): boolean {
  const [site, url] = [new URL(start), new URL(address)];
  return url.origin === site.origin && url.pathname.startsWith(folderOf(site.pathname));
}

/** Links of a page as addresses of pages of its site, each once. */
export function linksWithin(start: string, base: string, links: readonly string[]): string[] {
  const found = new Set<string>();
  for (const link of links) {
    if (!URL.canParse(link, base)) continue;
    const url = new URL(link, base);
    if (!/^https?:$/.test(url.protocol) || url.username !== '' || noPage.test(url.pathname)) continue;
    const address = plainAddress(url.href);
    if (address.length <= 2_000 && isWithin(start, address)) found.add(address);
  }
  return [...found];
}
