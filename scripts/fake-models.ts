import { parseArgs } from 'node:util';
import { type AskedOf, type Deed, fakeModelNames, startFakeModels } from '#server/testing/models/fake-models.ts';
import { simpleMind } from '#server/testing/models/simple-mind.ts';
import { simpleTalk } from '#server/testing/models/simple-talker.ts';

/**
 * A stand-in for a server of language models, by hand: `npm run fake-models`, and the server with MODEL_ORIGINS set to
 * what it prints. `--goes wrong` says how it fails: hang, stall, drop, endless, refuse, silent, or a status such as 429.
 */

const { values } = parseArgs({
  options: { port: { type: 'string', default: '12112' }, goes: { type: 'string', default: 'well' } },
});

const { goes } = values;

function deedOf({ data, instructions, body }: Pick<AskedOf, 'data' | 'instructions' | 'body'>): Deed {
  if (goes === 'well' && body.includes('"tools":')) return simpleTalk(instructions, data);
  const text = data.startsWith('{"caller"') ? JSON.stringify({ day: 'Tuesday' }) : simpleMind(data);
  if (goes === 'well') return { text };
  if (/^\d{3}$/.test(goes)) return { status: Number(goes) };
  return { fault: goes as 'hang', text };
}

const models = await startFakeModels((asked) => {
  process.stdout.write(`${asked.protocol}: ${asked.data.slice(0, 400)}\n`);
  return deedOf(asked);
}, Number(values.port));

// It has no ears: what the caller said is not in what it is asked, and it goes by the state of the call.
models.spoken.does = ({ instructions, input }) => {
  const data = input.flatMap(({ content = [] }) => content.map(({ text = '' }) => text)).join('\n');
  process.stdout.write(`spoken: ${data.slice(0, 400)}\n`);
  const deed = simpleTalk(instructions, data);
  if (!('text' in deed) || deed.text === undefined) return { fault: 'hang' };
  const calls = 'calls' in deed ? (deed.calls ?? []) : [];
  return { says: deed.text, calls: calls.map(({ tool, args = {} }) => ({ name: tool, args })) };
};

process.stdout.write(`MODEL_ORIGINS=${models.origin}
Then connect an OpenAI-compatible server at ${models.origin}/v1, and choose one of these models: ${fakeModelNames.join(', ')}.
`);
