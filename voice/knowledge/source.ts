import { gramsOf, type Term, termsOf } from './words.ts';

/** A piece that may hold the answer, with where it is from. */
export interface Source {
  pieceId: string;
  fileId: string;
  /** The name under which its file is quoted. */
  title: string;
  headings: readonly string[];
  text: string;
  sentences: readonly string[];
  page: number | null;
  /** BCP 47. */
  language: string;
  /** Of an entry of the FAQ: how it is asked. Empty for all else. */
  phrasings: readonly string[];
}

/** What is known of all pieces that are looked in. */
export interface Facts {
  pieces: number;
  /** Words of a piece, on average. */
  averageLength: number;
  /** In how many pieces the stems of a question stand; a stem that is missing here stands in none. */
  piecesWith: Readonly<Record<string, number>>;
}

/** Words with how often they stand there. */
export interface Bag {
  counts: Map<string, number>;
  length: number;
}

/** A sentence as it is compared with a question. */
export interface ReadSentence extends Bag {
  text: string;
  terms: Term[];
  grams: Set<string>;
  /** The paragraph that it stands in, counted from 0. */
  line: number;
}

/** A piece as it is compared with a question. */
export interface ReadSource {
  source: Source;
  sentences: ReadSentence[];
  /** With title and headings. */
  all: Bag;
  head: Bag;
  grams: Map<string, number>;
  gramCount: number;
}

export function bagOf(terms: readonly Term[]): Bag {
  const counts = new Map<string, number>();
  for (const { term } of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return { counts, length: terms.length };
}

const read = new Map<string, ReadSource>();
/** Pieces that stay read; some 30 kB each. */
const mostRead = 500;

/** Reads a piece, or finds it read: the same pieces answer many questions. */
export function readSource(source: Source): ReadSource {
  const key = `${source.pieceId}\n${source.title}\n${source.language}\n${[...source.headings, ...source.phrasings].join('\n')}\n${source.text}`;
  const known = read.get(key);
  if (known) return known.source === source ? known : { ...known, source };
  const { language } = source;
  const lines = source.text.split('\n');
  let line = 0;
  let place = 0;
  const sentences = source.sentences.map((text): ReadSentence => {
    let at = lines[line]?.indexOf(text, place) ?? -1;
    while (at < 0 && line < lines.length - 1) {
      line += 1;
      at = lines[line]!.indexOf(text);
    }
    place = at < 0 ? 0 : at + text.length;
    const terms = termsOf(text, language);
    return { ...bagOf(terms), text, terms, line, grams: new Set(gramsOf(terms.map(({ word }) => word))) };
  });
  const headTerms = termsOf([source.title, ...source.headings, ...source.phrasings].join('\n'), language);
  const all = [...headTerms, ...sentences.flatMap(({ terms }) => terms)];
  const grams = new Map<string, number>();
  const list = gramsOf(all.map(({ word }) => word));
  for (const gram of list) grams.set(gram, (grams.get(gram) ?? 0) + 1);
  const made = { source, sentences, all: bagOf(all), head: bagOf(headTerms), grams, gramCount: list.length };
  if (read.size >= mostRead) read.delete(read.keys().next().value!);
  read.set(key, made);
  return made;
}
