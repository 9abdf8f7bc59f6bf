import type { ReadType } from '#domain/agents/understand.ts';
import { grammarOf } from '#voice/understanding/grammar/chart.ts';
import { noClauses } from './clauses.ts';
import { americanEnglish } from './en/english.ts';
import { italian } from './it/italian.ts';
import type { Language } from './language.ts';
import { dutch } from './nl/dutch.ts';
import { portuguese } from './pt/portuguese.ts';
import type { ReadLanguage } from './read-language.ts';
import { stampOf } from './stamp.ts';
import { ownTables } from './tables.ts';

/** What is read in those. */
const readTypes: ReadonlySet<ReadType> = new Set([
  'number',
  'date',
  'time',
  'date_time',
  'duration',
  'yes_no',
] as const);

const whole = (own: ReadLanguage): Language => ({
  ...americanEnglish,
  unsayable: null,
  ...own,
  stamp: stampOf(own.id, [...own.values, ...own.marks, ...own.answers]),
  say: { ...americanEnglish.say, ...own.say },
  values: grammarOf(own.values),
  marks: grammarOf(own.marks),
  answers: grammarOf(own.answers),
  clauses: noClauses,
  commands: grammarOf([]),
  declines: grammarOf([]),
  faint: new Set(),
  plainAnswers: { yes: new Set(), no: new Set() },
  openers: new Set(),
  hums: new Set(),
  drawn: new Set(),
  thinking: { phrases: [], goesOn: new Set() },
});

const languages: ReadonlyMap<string, Language> = new Map(
  [italian, dutch, portuguese].map((own) => [own.id.split('-')[0]!, ownTables(whole(own))]),
);

/** The language of a tag in which answers of a type are read although no agent speaks it. Null when there is none. */
export const readOnlyLanguageOf = (tag: string, type: ReadType): Language | null =>
  readTypes.has(type) ? (languages.get(tag.toLowerCase().split('-')[0]!) ?? null) : null;
