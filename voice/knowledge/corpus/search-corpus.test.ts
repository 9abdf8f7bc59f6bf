import { describe, expect, it } from 'vitest';
import { businesses, pairedBusinesses, readBusiness } from './business-corpus.ts';
import { misheard } from './misheard.ts';
import { figuresOf, hold } from './search-corpus.ts';

/** Below these nothing may fall; `node bench/knowledge.ts` prints where they stand. */
const floors = { first: 0.8, three: 0.95, right: 0.6, wrong: 0.1, unknown: 0.2, foreign: 0.05 };

const corpora = businesses.map((name) => readBusiness(name, 'held-out'));

describe('questions that nothing was trained on', () => {
  it.each(corpora.map((corpus) => [corpus.name, corpus] as const))('of %s are answered', (_, corpus) => {
    const { recall, right, wrong, unknown } = figuresOf(hold([corpus]), corpus.asked);
    expect(recall[1]).toBeGreaterThanOrEqual(floors.first);
    expect(recall[3]).toBeGreaterThanOrEqual(floors.three);
    expect(right).toBeGreaterThanOrEqual(floors.right);
    expect(wrong).toBeLessThanOrEqual(floors.wrong);
    expect(unknown).toBeLessThanOrEqual(floors.unknown);
  });

  it('cost at most two points of a hundred when a word of each was misheard', () => {
    for (const corpus of corpora) {
      const held = hold([corpus]);
      const heard = corpus.asked.map((asked) => ({ ...asked, text: misheard(asked.text, 1) }));
      const [before, after] = [figuresOf(held, corpus.asked), figuresOf(held, heard)];
      expect(after.recall[3]).toBeGreaterThanOrEqual(before.recall[3] - 0.02);
      expect(after.wrong).toBeLessThanOrEqual(before.wrong + 0.02);
    }
  });

  it('that are about something else are not answered', () => {
    const other = [
      'Who won the war of 1812?',
      'How do I boil an egg?',
      'What is the capital of Peru?',
      'Tell me a joke.',
    ];
    for (const corpus of corpora) {
      const { foreign } = figuresOf(
        hold([corpus]),
        [],
        other.map((text) => ({ text, answers: [] })),
      );
      expect(foreign).toBeLessThanOrEqual(floors.foreign);
    }
  });

  it('in nearly the words of the documents, on something that these do not hold, are hardly ever answered', () => {
    const figures = pairedBusinesses.map((name) => {
      const corpus = readBusiness(name, 'held-out');
      return figuresOf(hold([corpus]), corpus.asked);
    });
    const mean = (of: 'right' | 'unknown') => figures.reduce((sum, figure) => sum + figure[of], 0) / figures.length;
    expect(mean('unknown')).toBeLessThanOrEqual(0.2);
    expect(mean('right')).toBeGreaterThanOrEqual(0.85);
  });
});
