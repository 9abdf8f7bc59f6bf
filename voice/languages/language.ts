import type { SlotType } from '#domain/agents/workflows.ts';
import type { Grammar } from '#voice/understanding/grammar/chart.ts';
import type { Anger } from './anger.ts';
import type { AnswererPhrases } from './answerers/answerer-phrases.ts';
import type { Around } from './around.ts';
import type { Clauses } from './clauses.ts';
import type { Descriptions } from './descriptions.ts';
import type { Edits } from './edits.ts';
import type { Matters } from './matters.ts';
import type { Names } from './names.ts';
import type { Personas } from './personas.ts';
import type { Questions } from './questions.ts';
import type { Restatements } from './restatements.ts';
import type { Sentences, Tones } from './sentences.ts';
import type { Spelling } from './spelling.ts';
import type { Transcripts } from './transcripts.ts';
import type { Unsayable } from './unsayable.ts';

/** All that is of one language: a folder, and a row in the catalogue. */
export interface Language {
  /** BCP 47: `en-US`. */
  id: string;
  /** Which rules these are: calls keep it, for being read again the same way. */
  stamp: string;
  /** ISO 3166 code of the country whose phone numbers are dialled without prefix. */
  country: string;
  /** What the engine itself says. */
  say: Sentences;
  /** What of it is said otherwise in each tone. */
  tones: Tones;
  /** Texts of templates, and such that steps begin with, by their English words: as a flow keeps its translations. */
  written: Readonly<Record<string, string>>;
  /** What a model must not say; null where no one has written it yet, and so it says nothing of its own. */
  unsayable: Unsayable | null;
  /** What tells that a caller is angry. */
  anger: Anger;
  /** How people of each kind answer, for trying agents. */
  personas: Personas;
  /** How pasted transcripts of calls are read. */
  transcripts: Transcripts;
  /** How descriptions of agents are read. */
  descriptions: Descriptions;
  /** What words mean as values. */
  values: Grammar;
  /** What words do to others. */
  marks: Grammar;
  /** How it says yes and no. */
  answers: Grammar;
  /** What is said whatever was asked, and how an answer is declined. */
  commands: Grammar;
  declines: Grammar;
  /** How callers ask something of their own. */
  questions: Questions;
  /** What people say who call about something else than a booking. */
  matters: Matters;
  spelling: Spelling;
  /** How it tells what is to be changed in something written. */
  edits: Edits;
  names: Names;
  /**
   * Words that may stand between the digits of a phone number, such that begin an extension, such behind which its first
   * digits stand ("area code"), and round numbers by their zeros.
   */
  phone: {
    between: ReadonlySet<string>;
    extension: ReadonlySet<string>;
    /** Behind a number, says how often digits stand: "two times six". */
    times: ReadonlySet<string>;
    first: ReadonlySet<string>;
    zeros: Readonly<Record<string, string>>;
    /** Whether a ten and a digit behind each other may be one number: "fifty five". */
    joinsTens: boolean;
    /** Numbers of several words, by their digits: "treinta y uno". */
    together: Readonly<Record<string, string>>;
    /** Phrases beside which the last digits are said anew: "the last digit is". */
    ends: readonly string[];
    /** Before the next part of a number that isn't whole yet: "and at the end". */
    goesOn?: readonly string[];
  };
  /** Words behind which something of what was said is another: "only", "except". */
  exceptions: ReadonlySet<string>;
  /** Words that open a correction: "no, my name is …". */
  denials: ReadonlySet<string>;
  /** Words between a slot's name and its value: "to", "is". */
  links: ReadonlySet<string>;
  /** Words behind which a new time stands: "move it to Friday". */
  towards: ReadonlySet<string>;
  /** Words that make a slot's name one of theirs: "my". */
  owned: ReadonlySet<string>;
  /** What callers call a value of a type: "change my e-mail". */
  called: Readonly<Record<SlotType, readonly string[]>>;
  /** Words that promise that someone will be heard of, in lower case: "call you back". */
  promises: readonly string[];
  /**
   * For trying flows: an answer or two of each type, and such that are none. Choices are answered by their labels.
   */
  samples: Readonly<Record<Exclude<SlotType, 'choice'>, readonly string[]>> & {
    /** Takes the first of what is offered. */
    first: string;
    nonsense: string;
    refusal: string;
    skip: string;
  };
  /** ISO 4217, where none is named. */
  currency: string;
  /** Endings that a word may take as it is used: "den blauen" is "blau". Null where words take none. */
  endings: RegExp | null;
  /** Small words that names may do without: "the". */
  articles: ReadonlySet<string>;
  /** Words that ask for another time than was offered. */
  other: ReadonlySet<string>;
  /** Words that only ask nicely, at the end, and such that only open a sentence. */
  pleases: ReadonlySet<string>;
  openings: ReadonlySet<string>;
  /** Sounds and words that alone are no answer to anything. */
  empty: ReadonlySet<string>;
  /** Words that say yes and no by themselves, whatever else is said: "no, I can work fine". */
  plainAnswers: { yes: ReadonlySet<string>; no: ReadonlySet<string> };
  /** Answers only where they stand alone: "good", "nothing". */
  faint: ReadonlySet<string>;
  /** Answers that before a question only open it: "okay, how much is it?". */
  openers: ReadonlySet<string>;
  /** Words that are drawn out in speech and chats: "nooo". */
  drawn: ReadonlySet<string>;
  /** Answers that say nothing behind these words in a sentence that goes on: "ich bin ja auf Schulung". */
  particles: Readonly<Record<string, ReadonlySet<string>>>;
  /** Sounds that are no words. */
  fillers: ReadonlySet<string>;
  /** Sounds that mean something behind another: "huh". */
  hums: ReadonlySet<string>;
  /** Where a sentence begins that is heard without a comma. */
  clauses: Clauses;
  /** How callers say that something they said is another. */
  restatements: Restatements;
  /**
   * How someone thinks aloud before an answer: "let me see, on Tuesday". Without a pause, before some words it goes on, "let me
   * see if", and is no such thing.
   */
  thinking: { phrases: readonly string[]; goesOn: ReadonlySet<string> };
  /**
   * What a listener says to show that he listens: no turn, and no reason to stop talking ("yes" and "okay" are among
   * them: over the agent's sentence they mean "go on", after it they are an answer). And words that mean "let me speak"
   * although they are one word only.
   */
  floor: { listening: ReadonlySet<string>; asking: ReadonlySet<string> };
  /** What tells by its first words who has taken a call. */
  answerers: AnswererPhrases;
  /** Words behind which no one stops: "and", "my". */
  unfinished: ReadonlySet<string>;
  /** Phrases behind which what is meant comes yet: "my number is", "half past". Without marks on letters. */
  leads: readonly string[];
  /** What is said around the one thing that is meant. */
  around: Around;
  /** Words of dialects and of fast speech, by what they are in writing; a sign before one makes it a part of an address. */
  dialect?: Readonly<Record<string, string>>;
  /** Words that may stand beside a value and change nothing: "on", "please", "I'd like". */
  harmless: ReadonlySet<string>;
}
