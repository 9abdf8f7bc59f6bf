import { describe, expect, it } from 'vitest';
import type { ModelResult } from '../conversation.ts';
import { collected } from '../snapshot.ts';
import { dialogues } from './all-dialogues.ts';
import { type AskModel, play } from './dialogue-script.ts';

/** The golden dialogues with a language model that may help at every question: one that fails, one that is right, one that is wrong. */

const named = dialogues.map((dialogue) => [`${dialogue.flow} ${dialogue.name}`, dialogue] as const);

/** What a conversation came to, whatever was said on the way. */
const came = (lines: string[]) => lines.filter((line) => /^[=RE]/.test(line)).sort();

const failing = (): ModelResult => ({ ok: false, code: 'late', message: 'The model took too long to respond.' });
/** Values that no reader takes, slots that are not asked for, ways and acts that there are not, and a sentence. */
const lying = ({ slots }: AskModel): ModelResult => ({
  ok: true,
  values: { [slots[0] ?? 'none']: 'zzz qqq', nothing: 'x' },
  port: 'launch',
  action: 'wire_money',
  say: 'Your refund is on its way.',
});

/** Knows what the caller will have said in the end. */
function knowing(lines: string[]) {
  const values = lines.flatMap((line) => /^= (\w+): (.*)$/.exec(line)?.slice(1, 3) ?? []);
  const known = new Map(values.flatMap((name, at) => (at % 2 ? [] : [[name, JSON.parse(values[at + 1]!)]])));
  return ({ slots }: AskModel): ModelResult => ({
    ok: true,
    values: Object.fromEntries(
      slots
        .filter((slot) => known.has(slot))
        .slice(0, 1)
        .map((slot) => [slot, String(known.get(slot))]),
    ),
  });
}

/** Something that each reader takes, and no one said. */
const guesses: Record<string, string> = {
  date: 'next friday',
  time: 'at nine',
  date_time: 'friday at nine',
  yes_no: 'no',
};
function guessing({ asks = [], said }: AskModel): ModelResult {
  const [first] = asks;
  if (!first) return { ok: true };
  const guess = first.choices[0]?.label ?? guesses[first.type] ?? said.split(' ')[0]!;
  return { ok: true, values: { [first.name]: guess } };
}

describe('golden dialogues with a model that may help', () => {
  it.each(named)('%s: one that fails or lies changes no word', (_, dialogue) => {
    const { lines } = play(dialogue);
    expect(play(dialogue, failing).lines).toEqual(lines);
    expect(play(dialogue, lying).lines).toEqual(lines);
  });

  it.each(named)('%s: one that is right comes to the same', (_, dialogue) => {
    const { lines } = play(dialogue);
    expect(came(play(dialogue, knowing(lines)).lines)).toEqual(came(lines));
  });

  it.each(named)('%s: one that guesses settles nothing without the caller', (_, dialogue) => {
    const plain = new Map(collected(play(dialogue).snapshots.at(-1)!));
    const played = play(dialogue, guessing);
    for (const [name, { value, confirmed }] of collected(played.snapshots.at(-1)!))
      if (JSON.stringify(plain.get(name)?.value) !== JSON.stringify(value))
        expect([name, confirmed]).toEqual([name, true]);
    const acts = ({ lines }: { lines: string[] }) => lines.filter((line) => line.startsWith('R:'));
    for (const act of acts(played)) expect(acts(play(dialogue))).toContain(act);
  });

  it('ask it at some', () => {
    let asked = 0;
    for (const dialogue of dialogues)
      play(dialogue, () => {
        asked += 1;
        return failing();
      });
    expect(asked).toBeGreaterThan(20);
  });
});
