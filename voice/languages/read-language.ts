import type { Rule } from '#voice/understanding/grammar/rule.ts';
import type { Sentences } from './sentences.ts';

/** What a language brings whose numbers and days are read, and in which no agent speaks yet: the rest of `Language` makes it whole. */
export interface ReadLanguage {
  /** BCP 47. */
  id: string;
  country: string;
  currency: string;
  values: readonly Rule[];
  marks: readonly Rule[];
  answers: readonly Rule[];
  say: Pick<Sentences, 'date' | 'time' | 'moment' | 'number' | 'length' | 'yes' | 'no'>;
  fillers: ReadonlySet<string>;
  harmless: ReadonlySet<string>;
  denials: ReadonlySet<string>;
  articles: ReadonlySet<string>;
}
