import { parseArgs } from 'node:util';
import { type Figures, figuresOf, type Result, results } from './talk/figures.ts';
import { type Half, halves } from './talk/halves.ts';
import { isClean, type Verdict } from './talk/judge.ts';
import { modelFrom, talkWithModel } from './talk/with-model.ts';

/**
 * `npm run talk`: plays the conversations of `voice/conversations/` to the engine, and prints how many it held as a good
 * receptionist would. `-- --half open` plays one half, `-- --failures` lists what was wrong in open ones,
 * `-- --id asks-the-price` prints the conversations with these words in their ids, turn by turn. `-- --model` has a real
 * language model talk instead, as an agent by prompt: TALK_MODEL_SERVICE, TALK_MODEL, TALK_MODEL_KEY and TALK_MODEL_URL say which.
 */

const { values: given } = parseArgs({
  options: {
    half: { type: 'string' },
    id: { type: 'string' },
    failures: { type: 'boolean' },
    model: { type: 'boolean' },
  },
});

if (given.model) {
  const used = modelFrom(process.env);
  if (typeof used === 'string') {
    console.error(used);
    process.exit(1);
  }
  process.exit((await talkWithModel(used, given.id)) ? 0 : 1);
}

const nameWidth = 34;

const head = [
  'played'.padStart(nameWidth + 7),
  ...['right end', 'wrong act', 'wrong value', 'not told', 'said again', 'no blemish', 'turns'].map((name) =>
    name.padStart(12),
  ),
].join('');

function row(name: string, { played, turns, ...figures }: Figures): string {
  const { rightEnd, wrongActs, wrongValues, untold, again, clean } = figures;
  const shares = [rightEnd, wrongActs, wrongValues, untold, again, clean].map((n) =>
    `${n} ${String(Math.round((n / Math.max(1, played)) * 100)).padStart(3)} %`.padStart(12),
  );
  return [name.padEnd(nameWidth), String(played).padStart(7), ...shares, turns.toFixed(2).padStart(12)].join('');
}

function printBy(title: string, all: readonly Result[], of: (result: Result) => string): void {
  console.log(`\n${title.padEnd(nameWidth)}${head.slice(nameWidth)}`);
  for (const [name, group] of [...Map.groupBy(all, of)].sort(([a], [b]) => a.localeCompare(b)))
    console.log(row(name, figuresOf(group)));
}

function printConversation(result: Result): void {
  const { id, conversation, played, verdict } = result;
  console.log(`\n${id}: ${conversation.kind}`);
  for (const { by, text } of played.lines) console.log(`  ${{ agent: 'A:', caller: 'C:', note: ' *' }[by]} ${text}`);
  const wrong = problems(verdict);
  console.log(wrong.length === 0 ? '  No problems found.' : wrong.map((problem) => `  ! ${problem}`).join('\n'));
  console.log(`  ${verdict.turns} caller turns (a good receptionist needs ${conversation.turns})`);
}

const problems = ({ wrongActs, missing, wrongValues, untold, again }: Verdict): string[] => [
  ...wrongActs.map((act) => `Unexpected action: ${act}`),
  ...missing,
  ...wrongValues,
  ...untold,
  ...(again > 0 ? [`said again or put right: ${again}`] : []),
];

const wanted = given.half === undefined ? halves : halves.filter((half) => half === given.half);
if (wanted.length === 0) {
  console.error(`--half must be open or sealed, not "${given.half}".`);
  process.exit(1);
}
const { id: part } = given;
const all = (
  await Promise.all(wanted.map((half: Half) => results(half, (id) => part === undefined || id.includes(part))))
).flat();

if (part !== undefined) {
  if (all.length === 0) console.error(`No conversation has "${part}" in its ID.`);
  for (const result of all) printConversation(result);
} else if (given.failures) {
  // What is in the sealed half stays there.
  for (const { id, verdict, conversation } of all.filter(({ half, verdict }) => half === 'open' && !isClean(verdict)))
    console.log(
      `${id} (${conversation.kind})\n${problems(verdict)
        .map((problem) => `    ${problem}`)
        .join('\n')}`,
    );
} else {
  for (const half of wanted) {
    const own = all.filter((result) => result.half === half);
    console.log(`\n== ${half} ==`);
    printBy('By template', own, ({ template }) => template);
    printBy('By language', own, ({ language }) => language);
    printBy('By kind', own, ({ conversation }) => conversation.kind);
    console.log(`\n${row('All', figuresOf(own))}`);
  }
}
