import type { Questions } from '#voice/languages/questions.ts';

/** Words in which the verb of a question may stand, from its beginning on: "my two little boys can come". */
const mostBeforeVerb = 6;

/** "You're in on Saturdays" is "are you in on Saturdays": the verb moves to the front, where the language has it there. */
function turned(said: string, { indirect: { verbs, isVerbLast, contracted } }: Questions): string | null {
  const words = contracted.reduce((text, [short, long]) => text.replace(short, long), said).split(' ');
  const at = isVerbLast
    ? words.findLastIndex((word) => verbs.has(word))
    : words.slice(0, mostBeforeVerb).findIndex((word) => verbs.has(word));
  return at < 1 ? null : [words[at], ...words.toSpliced(at, 1)].join(' ');
}

/**
 * What is asked outright in an indirect question, "I was wondering whether you're in on Saturdays": all rules that know a question
 * by how it begins know it then, and what asks for something to be done is told as such. Null where nothing is asked so.
 * @param said in lower case, without accents, single spaces between words
 */
export function directQuestion(said: string, questions: Questions): string | null {
  const { indirect, opens, requests } = questions;
  const lead = indirect.whether.exec(said);
  const rest = lead ? said.slice(lead[0].length) : '';
  if (!rest.includes(' ')) return null;
  const known = [turned(rest, questions), rest].find((one) => one !== null && (requests.test(one) || opens.test(one)));
  return known ?? `${indirect.opener} ${rest}`;
}
