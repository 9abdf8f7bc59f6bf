/** How an agent words what the engine says by itself: greetings, acknowledgments, apologies, goodbyes. */
export const tones = ['warm', 'brief', 'formal'] as const;
export type Tone = (typeof tones)[number];

/** Words that name a tone in English, German, Spanish and French, without accents. */
const words: Record<Tone, readonly string[]> = {
  warm: [
    ...['friendly', 'warm', 'warmly', 'warm-?hearted', 'warmth', 'empath(?:et)?ic', 'empathy', 'caring', 'cheerful'],
    ...['compassionate', 'welcoming', 'cordial', 'kind(?! of)', 'kindness', 'sympathetic'],
    ...['(?:freundlich|herzlich|warmherzig|einfuhlsam|liebevoll|empathisch)(?:e[rnsm]?)?', 'warme[rnsm]?'],
    ...['amables?', 'calid[oa]s?', 'cercan[oa]s?', 'empatic[oa]s?', 'simpatic[oa]s?', 'carinos[oa]s?', 'amistos[oa]s?'],
    ...['acogedora?', 'amical(?:e|es)?', 'amicaux', 'chaleureu(?:x|ses?)', 'sympathiques?', 'bienveillante?s?'],
    ...['empathiques?', 'gentil(?:le)?s?', 'accueillante?s?'],
  ],
  brief: [
    ...['brief', 'briefly', 'concise', 'concisely', 'succinct', 'terse', 'laconic', 'to the point', 'few words'],
    ...['short(?=[\\s,]+(?:and|but|answers?|sentences?|repl(?:y|ies)|responses?|phrases?)(?!\\p{L}))'],
    ...['short(?=\\s*(?:[.,;:!?]|$))', 'curt', 'no small ?talk', 'no filler'],
    ...[
      '(?:knapp|pragnant|bundig|wortkarg)(?:e[rnsm]?)?',
      'auf den punkt',
      'kurz(?= und| und bundig|\\s*(?:[.,;:!?]|$))',
    ],
    ...['kurze[rnsm]?(?= (?:antwort|satz|saetz))', 'breves?', 'concis(?:[oa]s?|es?)?', 'al grano', 'escuet[oa]s?'],
    ...['pocas palabras', '(?:respuestas|frases) cortas', 'cort[oa](?=\\s*(?:[.,;:!?]|$| y ))', 'bref', 'brieve?s?'],
    ...['succincte?s?', 'droit au but', '(?:reponses|phrases) courtes', 'courte?(?=\\s*(?:[.,;:!?]|$| et ))'],
  ],
  formal: [
    ...['formal', 'formally', 'professional', 'professionally', 'polite', 'politely', 'courteous', 'respectful'],
    ...[
      'business-?like',
      '(?:formlich|formell|hoflich|professionell|sachlich|serios|respektvoll|geschaftlich)(?:e[rnsm]?)?',
    ],
    ...['formal(?:es)?', 'formal(?:mente)', 'profesional(?:es)?', 'cortes(?:es)?', 'educad[oa]s?', 'respetuos[oa]s?'],
    ...['formel(?:le)?s?', 'professionnel(?:le)?s?', 'polie?s?', 'courtoise?s?', 'respectueu(?:x|ses?)', 'soutenue?'],
  ],
};

/** What makes such a word one of things instead of a manner: "warm water", "a brief summary", "professional cleaning". */
const things =
  /^[\s-]+(?:waters?|transfers?|springs?|up|meals?|food|weather|leads?|clothes|summar\w*|descriptions?|history|periods?|complaints?|notice|wear|dress|attire|education|quotes?|offers?|cleaning|cleaners?|services?|plumb\w*|photograph\w*|development|liability|indemnity|certificat\w*|licen[cs]e\w*|qualificat\w*|associations?)(?!\p{L})/iu;

/** What takes such a word back within its clause: "never formal", "nicht zu förmlich". */
const denial =
  /(?<!\p{L})(?:not(?! only)|never|no|don'?t|avoid|without|less|isn'?t|nicht(?! nur)|kein\p{L}*|nie|niemals|ohne|weniger|nunca|sin|menos|evita\p{L}*|pas|jamais|sans|moins)(?!\p{L})/iu;

/** Where a clause begins anew. */
const clause =
  /[.,;:!?\n]|(?<!\p{L})(?:and|but|always|stay|und|aber|immer|sondern|y|pero|siempre|sino|et|mais|toujours)(?!\p{L})/giu;

const patternOf = (tone: Tone) => new RegExp(`(?<!\\p{L})(?:${words[tone].join('|')})(?!\\p{L})`, 'giu');
const patterns = tones.map((tone) => ({ tone, pattern: patternOf(tone) }));

/** "Friendly Dental", "Warm Springs": a name, not a manner. */
const isName = (word: string, after: string) => /^\p{Lu}\p{Ll}/u.test(word) && /^ \p{Lu}/u.test(after);

function isMeant(text: string, at: number, word: string): boolean {
  const after = text.slice(at + word.length);
  if (things.test(after) || isName(word, after)) return false;
  const before = text.slice(Math.max(0, at - 80), at);
  return !denial.test(before.split(clause).at(-1)!);
}

/** The tone that a persona names most often; of several named alike, the first. Null where it names none. */
export function toneOf(persona: string): Tone | null {
  const text = persona.normalize('NFD').replace(/\p{Mn}/gu, '');
  const named = patterns.flatMap(({ tone, pattern }) => {
    const found = [...text.matchAll(pattern)].filter((match) => isMeant(text, match.index, match[0]));
    return found.length === 0 ? [] : [{ tone, times: found.length, first: found[0]!.index }];
  });
  const [most] = named.sort((one, other) => other.times - one.times || one.first - other.first);
  return most?.tone ?? null;
}
