import type { Names } from '#voice/languages/names.ts';

/** @param before the part before it: "Yannick Le Goff", but "Marie de la Tour" */
function capital(word: string, isFirst: boolean, before: string, { particles, couples, raised: large }: Names): string {
  const isRaised = large?.has(word) === true && !particles.has(before.toLowerCase());
  if (!isFirst && !isRaised && (particles.has(word) || couples.has(word))) return word;
  const raised = word.replace(
    /(^|[-'])(\p{L})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
  return raised.replace(/^Mc(\p{Ll})/u, (_, letter: string) => `Mc${letter.toUpperCase()}`);
}

/** As typed where the writer used capitals of their own, else with capitals put in. */
export function written(parts: readonly string[], names: Names): string {
  const text = parts.join(' ');
  const typed = /\p{Lu}/u.test(text) && /\p{Ll}/u.test(text);
  return parts
    .map((part, index) =>
      typed &&
      (/\p{Lu}/u.test(part) || ((names.particles.has(part) || names.couples.has(part)) && index < parts.length - 1))
        ? part
        : capital(
            typed ? part : part.toLowerCase(),
            index === 0 || index === parts.length - 1,
            parts[index - 1] ?? '',
            names,
          ),
    )
    .join(' ');
}
