import { readFileSync } from 'node:fs';
import type { Block } from '../piece.ts';
import type { Source } from '../source.ts';
import { splitPieces } from '../split-pieces.ts';
import { splitSentences } from '../split-sentences.ts';

/** A question with words that its answer holds, any of them; none where the documents do not know. */
export interface Asked {
  text: string;
  answers: readonly string[];
}

/** Documents with questions to them. */
export interface Corpus {
  name: string;
  sources: Source[];
  asked: Asked[];
}

export const businesses = ['brightwater-dental', 'pedal-and-pine'] as const;
/** Those that are only learnt from: all of their questions are open. */
export const lessonBusinesses = ['linden-court', 'marlow-music'] as const;
/** Those whose questions stand in pairs: one that the documents answer, and one in nearly its words that they do not. */
export const pairedBusinesses = ['willow-salon', 'harbor-inn', 'keyline-plumbing'] as const;

const cellsOf = (line: string) =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());

/** The few things of Markdown that the corpus is written in. */
function blocksOf(markdown: string): Block[] {
  let heads: string[] = [];
  return markdown.split('\n').flatMap((line): Block[] => {
    const heading = /^(#+) (.*)/.exec(line);
    if (heading) return [{ kind: 'heading', level: heading[1]!.length, text: heading[2]!, page: null }];
    if (!line.startsWith('|')) {
      heads = [];
      return line === '' ? [] : [{ kind: 'paragraph', text: line, page: null }];
    }
    if (/^[|-]+$/.test(line)) return [];
    const cells = cellsOf(line);
    if (heads.length === 0) {
      heads = cells;
      return [];
    }
    return [{ kind: 'row', cells: cells.map((text, at) => ({ head: heads[at]!, text })), page: null }];
  });
}

const read = (name: string) => readFileSync(new URL(`./${name}`, import.meta.url), 'utf8');

const paired: ReadonlySet<string> = new Set(pairedBusinesses);

/** One of the project's own businesses. @param half of its questions: the odd lines, or pairs of lines, are open, the even ones held out */
export function readBusiness(
  name: (typeof businesses)[number] | (typeof lessonBusinesses)[number] | (typeof pairedBusinesses)[number],
  half: 'open' | 'held-out' | 'all',
): Corpus {
  const title = name.replaceAll('-', ' ');
  const sources = splitPieces(blocksOf(read(`${name}.md`)), 'en').map((piece) => ({
    ...piece,
    pieceId: `${name} ${piece.position}`,
    fileId: name,
    title,
    language: 'en',
    phrasings: [],
  }));
  const together = paired.has(name) ? 2 : 1;
  const lines = read(`${name}.questions.txt`).split('\n').filter(Boolean);
  const asked = lines
    .filter((_, at) => half === 'all' || (Math.floor(at / together) % 2 === 0) === (half === 'open'))
    .map((line) => {
      const [text, answer] = line.split(' => ');
      return { text: text!, answers: answer === '-' ? [] : [answer!] };
    });
  return { name, sources, asked };
}

/**
 * Questions to articles, one article a line with its paragraphs on the first: `{article, paragraphs, question, answers}`.
 * @param file of JSON lines in that form
 */
export function readArticles(file: string): Corpus[] {
  const articles = new Map<string, Corpus>();
  for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
    const { article, paragraphs, question, answers } = JSON.parse(line) as {
      article: string;
      paragraphs: string[];
      question: string;
      answers: string[];
    };
    const known = articles.get(article);
    const corpus = known ?? { name: article, sources: [], asked: [] };
    if (!known) articles.set(article, corpus);
    for (const [at, text] of paragraphs.entries()) {
      const sentences = splitSentences(text, 'en');
      corpus.sources.push({
        pieceId: `${article} ${at}`,
        fileId: article,
        title: article,
        headings: [],
        page: null,
        text: sentences.join(' '),
        sentences,
        language: 'en',
        phrasings: [],
      });
    }
    corpus.asked.push({ text: question, answers });
  }
  return [...articles.values()];
}
