/**
 * Repeated alternatives of a pattern that say the same in two ways: "(?:ich |bin |ich bin )*" parts "ich bin ich bin …" in as many ways
 * as there are numbers of so many bits, and tries all of them where what has to come behind does not. Words alone are looked at.
 */
export function ambiguousRepeats({ source }: RegExp): string[] {
  const found: string[] = [];
  const open: number[] = [];
  for (let at = 0; at < source.length; at = behind(source, at)) {
    if (source[at] === '(') open.push(at);
    if (source[at] !== ')') continue;
    const begin = open.pop()! + 1;
    if (!/^(?:[*+]|\{\d*,(?:\d{2,}|[4-9])?\})/.test(source.slice(at + 1))) continue;
    const body = source.slice(begin, at).replace(/^\?:/, '');
    if (body.startsWith('?')) continue;
    const words = alternativesOf(body).flatMap((one) => wordingsOf(one) ?? []);
    found.push(...words.filter((word, n) => words.indexOf(word) < n || waysOf(word, words) > 1));
  }
  return [...new Set(found)];
}

/** Where the next part of a pattern begins: an escape or a class is one. */
function behind(source: string, at: number): number {
  if (source[at] === '\\') return at + 2;
  if (source[at] !== '[') return at + 1;
  let end = at + 1;
  while (end < source.length && source[end] !== ']') end += source[end] === '\\' ? 2 : 1;
  return end + 1;
}

function alternativesOf(body: string): string[] {
  const parts: string[] = [];
  let [depth, from] = [0, 0];
  for (let at = 0; at < body.length; at = behind(body, at)) {
    if (body[at] === '(') depth += 1;
    else if (body[at] === ')') depth -= 1;
    else if (body[at] === '|' && depth === 0) {
      parts.push(body.slice(from, at));
      from = at + 1;
    }
  }
  return [...parts, body.slice(from)];
}

/** Wordings of one alternative, at most. */
const mostWordings = 400;

/** All that an alternative of letters, optional ones and groups of them can be; null for any other. */
function wordingsOf(source: string): string[] | null {
  let wordings = [''];
  for (let at = 0; at < source.length; ) {
    let parts: string[] | null = /[\p{L}\p{N} ',-]/u.test(source[at]!) ? [source[at]!] : null;
    let next = at + 1;
    if (source[at] === '(') {
      next = endOfGroup(source, at);
      const body = source.slice(at + 1, next - 1);
      const inner = /^\?[^:]/.test(body) ? [null] : alternativesOf(body.replace(/^\?:/, '')).map(wordingsOf);
      parts = inner.some((one) => one === null) ? null : inner.flatMap((one) => one ?? []);
    }
    if (parts === null || /[*+{]/.test(source[next] ?? '')) return null;
    if (source[next] === '?') {
      parts = [...parts, ''];
      next += 1;
    }
    const more = parts;
    wordings = wordings.flatMap((one) => more.map((other) => one + other));
    if (wordings.length > mostWordings) return null;
    at = next;
  }
  return wordings.filter((one) => one !== '');
}

function endOfGroup(source: string, from: number): number {
  let depth = 0;
  for (let at = from; at < source.length; at = behind(source, at)) {
    if (source[at] === '(') depth += 1;
    if (source[at] === ')') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return source.length;
}

/** In how many ways a word is made of words. */
function waysOf(word: string, words: readonly string[]): number {
  const ways = [1];
  for (let end = 1; end <= word.length; end += 1)
    ways[end] = [...new Set(words)].reduce(
      (sum, one) => sum + (one.length <= end && word.endsWith(one, end) ? ways[end - one.length]! : 0),
      0,
    );
  return ways[word.length]!;
}
