import { germanTopics } from '#voice/languages/de/topics.data.ts';
import { englishTopics } from '#voice/languages/en/topics.data.ts';
import { spanishTopics } from '#voice/languages/es/topics.data.ts';
import type { Topic } from '#voice/languages/everyday-topic.ts';
import { frenchTopics } from '#voice/languages/fr/topics.data.ts';

export const topics: Readonly<Record<string, readonly Topic[]>> = {
  en: englishTopics,
  de: germanTopics,
  es: spanishTopics,
  fr: frenchTopics,
};

/** Words beside such a question that name nothing: "what is it anyway?". In lower case, without accents. */
const asides: Record<string, string> = {
  en: 'stuff thing product app your even really everything later anyway again first before afterwards just depends depending alright hey listen wait curious asking forgot there around then right guess suppose whole gonna supposed case driving drive coming walk walking use using need free',
  de: 'vorher vorab nachher spater zuerst erstmal erst nochmal eigentlich uberhaupt furs beim zum zur ins ans vom komme kommen gehe gehen fahre fahren sitze nutze kurz genau ungefahr etwa da dann kommt drauf an ehrlich eben rein los',
  es: 'voy vengo vamos luego despues antes primero exactamente depende perdone oiga mire disculpe entonces ahi alli uso llevo algo cobran cobra muy vale',
  fr: 'cest jai cetait chez deja avant apres alors exactement depend dites dis tiens attendez fait bon coup environ peu pres vraiment quelque chose paie paye viens venir vais utilise on en bien oui non',
};
export const asideWords: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  Object.entries(asides).map(([language, words]) => [language, new Set(words.split(' '))]),
);
