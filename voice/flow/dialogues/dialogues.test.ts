import { describe, expect, it } from 'vitest';
import { agentTemplates } from '#domain/agents/agent-templates.data.ts';
import { Snapshot } from '../snapshot.ts';
import { dialogues } from './all-dialogues.ts';
import { play } from './dialogue-script.ts';

/** What may reach a voice: a sentence of bearable length without markup or unfilled references. */
function expectSpeakable(text: string): void {
  expect(text.length).toBeLessThanOrEqual(600);
  expect(text).not.toMatch(/[{}*`#<>[\]|\\]|https?:|undefined|null|NaN|\s{2}/);
  expect(text).toMatch(/^\S.*[.?!]$/);
}

describe('golden dialogues', () => {
  it.each(dialogues.map((dialogue) => [`${dialogue.flow} ${dialogue.name}`, dialogue] as const))(
    '%s',
    (_, dialogue) => {
      const { lines, intents, snapshots } = play(dialogue);
      expect(lines).toEqual(
        dialogue.script
          .trim()
          .split('\n')
          .map((line) => line.trim()),
      );
      for (const intent of intents.flat()) if (intent.type === 'say') expectSpeakable(intent.text);
      for (const snapshot of snapshots) expect(Snapshot.parse(JSON.parse(JSON.stringify(snapshot)))).toEqual(snapshot);
    },
  );

  it.each(agentTemplates.map(({ id }) => [id]))('bring %s to its end in several ways', (id) => {
    const ends = dialogues.filter(({ flow }) => flow === id).map(({ script }) => /E: (.*)/.exec(script)?.[1]);
    expect(ends.filter((end) => end === 'completed, success').length).toBeGreaterThanOrEqual(2);
    expect(new Set(ends).size).toBeGreaterThanOrEqual(2);
  });

  it('have names of their own', () => {
    const names = dialogues.map(({ flow, name }) => `${flow} ${name}`);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThanOrEqual(75);
  });
});
