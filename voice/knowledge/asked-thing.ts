import { lightWords } from './light-words.data.ts';
import { isGrammar, isManners, type Question, type Wanted } from './question.ts';

/** What stands before the thing that is asked for, by language: "how much is", "do you sell", "is there". */
const before: Readonly<Record<string, readonly RegExp[]>> = {
  en: [
    /\bhow (?:much|expensive|long|far|big|old) (?:do|does|did|would|will|is|are|s) /,
    /\bhow (?:much|long) for /,
    /\bhow many (?:more |other |different |of )?/,
    /\bwhat (?:do|does|would|will) (?!you\b|i\b|we\b)(?=.*\b(?:cost|costs|charge)\b)/,
    /\b(?:price|prices|cost|costs|fee|fees|charge|rate|rates) (?:of|for|is|are) /,
    /\b(?:charge|pay) for /,
    /\bdo (?:you|they)(?: guys)?(?: also| even| still)? (?:have|offer|sell|do|take|accept|rent|serve|provide|repair|fix|install|treat|teach|make|carry|stock|deliver|clean|speak|cut)(?: out)? /,
    /\b(?:is|are) there /,
    /\bhave you got /,
    /\bcan (?:i|we|you) (?:rent|borrow|buy|hire|get|bring|have|repair|fix|install|pay (?:by|with|in)|order|reserve|park) /,
    /\b(?:when|what time|where) (?:do|does|is|are|s) (?!you\b|i\b|we\b)/,
  ],
  de: [
    /\b(?:was|wieviel|wie viel) kosten?t? /,
    /\bwie viele /,
    /\bwie (?:lange|weit|gross|alt|teuer) (?:dauert|dauern|ist|sind) /,
    /\b(?:preis|kosten|gebuhr) (?:fur|von|der|des) /,
    /\b(?:haben|verkaufen|bieten|reparieren|machen|nehmen|akzeptieren|vermieten|installieren|fuhren) sie /,
    /\b(?:gibt es|habt ihr) /,
    /\bkann (?:ich|man) /,
    /\bwann (?:ist|sind|offnet|beginnt|gibt es|macht) /,
  ],
  es: [
    /\bcuanto (?:cuestan?|valen?|duran?|tarda) /,
    /\bcuant[oa]s /,
    /\b(?:precio|coste|costo|tarifa) (?:de|del|para|por) /,
    /\b(?:tienen|tiene|venden|ofrecen|hacen|aceptan|reparan|alquilan|instalan|hay) /,
    /\b(?:puedo|se puede) (?:alquilar|comprar|traer|llevar|pagar (?:con|en)|reservar) /,
    /\b(?:a que hora|cuando) (?:es|son|abre|abren|empieza|sirven) /,
  ],
  fr: [
    /\bcombien (?:coute(?:nt)?|dure|durent|valent|vaut) /,
    /\bcombien de /,
    /\b(?:prix|tarif|cout) (?:de|du|des|d|pour) /,
    /\b(?:avez|vendez|proposez|faites|acceptez|reparez|louez|installez|prenez) vous /,
    /\by a t il |\bil y a /,
    /\b(?:puis je|peut on|je peux|on peut) (?:louer|acheter|apporter|payer (?:par|en|avec)|reserver) /,
    /\b(?:a quelle heure|quand) (?:est|sont|ouvre|commence) /,
  ],
};

/** How people ask whether a thing is allowed, by language. The first group is the thing. */
const allowance: Readonly<Record<string, readonly RegExp[]>> = {
  en: [
    /\b(?:are|is) ((?:\S+ ){1,4})(?:also |even |still )?(?:allowed|permitted|welcome|accepted|forbidden|prohibited)\b/,
    /\bdo you (?:allow|permit|tolerate) ((?:\S+ ){1,4})/,
    /\b(?:can|may) (?:i|we) bring ((?:\S+ ){1,4})/,
  ],
  de: [
    /\b(?:sind|ist) ((?:\S+ ){1,4})(?:auch |bei ihnen )?(?:erlaubt|gestattet|willkommen|zugelassen|verboten)\b/,
    /\b(?:darf|durfen|kann) (?:ich|wir|man) ((?:\S+ ){1,4})mitbringen\b/,
  ],
  es: [
    /\b(?:se )?(?:permiten?|admiten?|aceptan) ((?:\S+ ){1,4})/,
    /\b(?:estan|esta) (?:permitid[oa]s?|prohibid[oa]s?) ((?:\S+ ){1,4})/,
    /\bpuedo (?:llevar|traer) ((?:\S+ ){1,4})/,
  ],
  fr: [
    /\b((?:\S+ ){1,4})(?:sont|est)(?: ils| elles| il| elle)? (?:admis|admise|admises|acceptes|acceptees|autorises|autorisees|permis|interdits|interdites)\b/,
    /\b(?:acceptez|autorisez|admettez) vous ((?:\S+ ){1,4})/,
    /\bpuis je (?:venir avec|amener|apporter) ((?:\S+ ){1,4})/,
  ],
};

/** What may stand between that and the thing. */
const leading =
  /^(?:(?:a|an|the|any|some|your|my|our|it|to|for|get|getting|having|of|du|de|des|la|le|les|l|un|une|der|die|das|den|dem|ein|eine|einen|einem|einer|ihr|ihre|auch|el|los|las|una|unos|unas|su|sus|votre|vos|to have|to get)\s+)+/;

/** Whether a word says what is asked of a thing, and is no thing. */
export const isLight = (word: string, language: string): boolean =>
  lightWords[language.slice(0, 2)]?.has(word) ?? false;

/** The first words of a text that are a thing; empty where there are none. */
function thingIn(text: string, { language, wanted }: Question): Wanted[] {
  const thing: Wanted[] = [];
  for (const word of text.replace(leading, '').split(' ')) {
    const ends = isGrammar(word, language) || isManners(word, language) || !word;
    if (ends && thing.length > 0) break;
    if (ends) continue;
    const found = wanted.find((one) => one.word === word);
    if (found && !isLight(word, language)) thing.push(found);
    else if (thing.length > 0) break;
  }
  return thing;
}

/** Words of the thing that a question asks for: "bike" and "parking" of "do you have bike parking"; empty where it names none. */
export function askedThing(question: Question): Wanted[] {
  const { language, words } = question;
  const said = `${words.join(' ')} `;
  for (const pattern of before[language.slice(0, 2)] ?? []) {
    const found = pattern.exec(said);
    const thing = found ? thingIn(said.slice(found.index + found[0].length), question) : [];
    if (thing.length > 0) return thing;
  }
  return [];
}

/** The thing of which is asked whether it is allowed; empty where nothing is. */
export function allowedThing(question: Question): Wanted[] {
  const said = `${question.words.join(' ')} `;
  for (const pattern of allowance[question.language.slice(0, 2)] ?? []) {
    const thing = thingIn(pattern.exec(said)?.[1] ?? '', question);
    if (thing.length > 0) return thing;
  }
  return [];
}
