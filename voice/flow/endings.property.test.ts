import fc from 'fast-check';
import { expect, it } from 'vitest';
import { agentTemplates } from '#domain/agents/agent-templates.data.ts';
import { propertyRuns } from '../testing/property-runs.ts';
import type { FlowEvent } from './conversation.ts';
import { neighbours } from './dialogues/neighbours.data.ts';
import { valueNeighbours } from './dialogues/neighbours.values.data.ts';
import { scriptedBackend } from './dialogues/scripted-backend.ts';
import { advance } from './flow-runner.ts';
import type { Snapshot } from './snapshot.ts';

/** Whatever the caller says, the conversation comes to an end. */

const startedAt = Date.parse('2026-11-20T15:00:00Z');
/** Turns of a caller who never says the same and never wants to end; one more where the last has something done. */
const mostTurns = 401;

/** How many turns of the caller it takes. */
function turnsOf(id: string, says: (turn: number) => string): number {
  const { flow, greeting } = agentTemplates.find((template) => template.id === id)!;
  const backend = scriptedBackend({});
  let at = startedAt;
  let snapshot: Snapshot | null = null;
  const happen = (event: FlowEvent) => {
    const step = advance(flow, snapshot, event);
    snapshot = step.snapshot;
    for (const intent of step.intents)
      if (intent.type === 'run_action') {
        const result = backend(intent.action, intent.input);
        happen({ type: 'action_done', at, runId: intent.runId, result });
      }
  };
  const setting = { agentName: 'Emma', businessName: 'Acme', timeZone: 'America/New_York', channel: 'test' as const };
  happen({ type: 'started', at, setting: { ...setting, greeting, known: {} } });
  let turns = 0;
  while (snapshot!.end === null && turns <= mostTurns) {
    at += 5_000;
    happen({ type: 'caller_said', at, text: says(turns) });
    turns += 1;
  }
  return turns;
}

const phrases = [...neighbours, ...valueNeighbours]
  .flatMap(({ before, says }) => [
    ...before,
    ...says.flatMap((one) => (typeof one === 'string' ? one.split(' / ') : one[0])),
  ])
  .concat(
    'repeat',
    'hold on',
    'yes',
    'no',
    'help',
    'start over',
    'change my name',
    'hello?',
    'what are your hours',
    'one moment',
  );

const ids = agentTemplates.map(({ id }) => id);

it.each(ids)('%s, with a caller who says the same again and again', (id) => {
  for (const text of new Set(phrases)) {
    const turns = turnsOf(id, () => text);
    expect([text, turns <= 60 || turns]).toEqual([text, true]);
  }
});

it('with a caller who says anything', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...ids),
      fc.array(fc.constantFrom(...phrases), { minLength: 2, maxLength: 40 }),
      (id, says) => {
        expect(turnsOf(id, (turn) => says[turn % says.length]!)).toBeLessThanOrEqual(mostTurns);
      },
    ),
    { numRuns: propertyRuns(30) },
  );
});
