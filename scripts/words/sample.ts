import { parseArgs } from 'node:util';
import { type Area, areas, readProse, readSentences, type Sentence } from './sentences.ts';

/**
 * `node scripts/words/sample.ts --seed 7 [--strings 300] [--spoken 60] [--docs 100]` draws what a second reader rates:
 * natural, stiff or wrong. The same seed over the same sources draws the same.
 */

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    strings: { type: 'string', default: '300' },
    spoken: { type: 'string', default: '60' },
    docs: { type: 'string', default: '100' },
    all: { type: 'boolean', default: false },
  },
});

/** Mulberry32: small, and the same everywhere. */
function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const random = randomOf(Number(values.seed));

/** So many of them, each sentence once, by chance alone. */
function draw(from: readonly Sentence[], count: number): Sentence[] {
  const left = [...new Map(from.map((sentence) => [sentence.text, sentence])).values()];
  const drawn: Sentence[] = [];
  while (drawn.length < count && left.length > 0) drawn.push(...left.splice(Math.floor(random() * left.length), 1));
  return drawn;
}

/** What of a hundred strings comes from an area, so that small ones are read too. */
const shares: Partial<Record<Area, number>> = {
  dashboard: 38,
  error: 18,
  api: 16,
  notice: 8,
  marketing: 8,
  cli: 6,
  auth: 3,
  visitor: 3,
};

const sentences = readSentences();
const of = (area: Area) => sentences.filter((sentence) => sentence.area === area);
const show = (drawn: Sentence[]) => {
  for (const [index, { area, file, line, text }] of drawn.entries()) {
    process.stdout.write(`${index + 1}\t${area}\t${file}:${line}\t${text}\n`);
  }
};

if (values.all) show([...sentences, ...readProse()]);
else {
  process.stderr.write(`${areas.map((area) => `${area} ${of(area).length}`).join(', ')}, docs ${readProse().length}\n`);
  show(areas.flatMap((area) => draw(of(area), Math.round((Number(values.strings) * (shares[area] ?? 0)) / 100))));
  show(draw(of('spoken'), Number(values.spoken)));
  show(draw(readProse(), Number(values.docs)));
}
