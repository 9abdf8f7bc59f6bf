/** A text in parts of at most so many characters, cut between words where there are some. An empty text has none. */
export function cutText(text: string, longest: number): string[] {
  const parts: string[] = [];
  let rest = text.trim();
  while (rest.length > longest) {
    const blank = rest.lastIndexOf(' ', longest);
    // Half of a pair is no character.
    const isInPair = /[\ud800-\udbff]/.test(rest[longest - 1]!);
    const at = blank > longest / 2 ? blank : longest - (isInPair ? 1 : 0);
    parts.push(rest.slice(0, at).trimEnd());
    rest = rest.slice(at).trimStart();
  }
  return rest === '' ? parts : [...parts, rest];
}
