/** A browser's cookies by name. */
export type Jar = Map<string, string>;

/** Keeps what an answer sets. */
export function keep(jar: Jar, headers: Headers): void {
  for (const set of headers.getSetCookie()) {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(set)!;
    jar.set(name!, value!);
  }
}

/** Follows redirects as a browser with a cookie jar, until `there` is reached. */
export async function follow(start: string, jar: Jar, there: (url: URL) => boolean): Promise<URL> {
  let at = start;
  for (let hop = 0; hop < 8; hop++) {
    const url = new URL(at);
    if (there(url)) return url;
    // As in a browser, all ports of a host share their cookies.
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(at, { redirect: 'manual', headers: { cookie } });
    await answer.body?.cancel();
    keep(jar, answer.headers);
    const to = answer.headers.get('location');
    if (to === null) return new URL(`about:blank#status-${answer.status}`);
    at = new URL(to, at).href;
  }
  throw new Error('Too many redirects');
}
