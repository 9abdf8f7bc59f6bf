import { describe, expect, it } from 'vitest';
import type { Json } from '#domain/platform/json.ts';
import { play } from '../dialogues/dialogue-script.ts';
import { frameOf } from '../snapshot.ts';

/** What a call knows once the caller has said these, also what is read back now. */
function knownAfter(flow: string, lines: readonly string[]): Record<string, Json> {
  const { snapshots } = play({ name: '', flow, script: lines.map((line) => `C: ${line}`).join('\n') });
  const { slots, step } = frameOf(snapshots.at(-1)!);
  const { current, collecting } = step as { current?: string; collecting?: { candidate: { value: Json } | null } };
  const read = collecting?.candidate ? { [current!]: collecting.candidate.value } : {};
  return { ...Object.fromEntries(Object.entries(slots).map(([name, { value }]) => [name, value])), ...read };
}

const lead = ['ann lee', 'bright books', 'a new website', 'five thousand'];
const scores = ['yes', 'eight'];

describe('another amount than was given', () => {
  it.each<[says: string, wanted: Record<string, Json>]>([
    ['did i say five i’ve got fifteen hundred', { budget: 1500 }],
    ['right away though on the budget i’d want to stay nearer three thousand', { budget: 3000, timeline: 'now' }],
    ['soon oh and five’s what my partner said i can only do four thousand', { budget: 4000, timeline: 'now' }],
    ['within three months with a budget of nine thousand not five', { budget: 9000, timeline: 'quarter' }],
    ['as soon as we can but make that six', { budget: 6000, timeline: 'now' }],
    ['next month there are nine people here', { budget: 5000, timeline: 'quarter' }],
    ['within three months', { budget: 5000, timeline: 'quarter' }],
  ])('is taken among other words, beside an answer: "%s"', (says, wanted) => {
    expect(knownAfter('sales-assistant', [...lead, says])).toMatchObject(wanted);
  });

  it.each<[says: string, wanted: Record<string, Json>]>([
    ['seven would be fairer actually because the delivery took ages', { recommend: 7 }],
    ['well maybe eight was generous let’s go six the driver was rude', { recommend: 6 }],
    ['it was nine in the evening and five people ahead of me', { recommend: 8 }],
    ['i waited three hours and called four times', { recommend: 8 }],
  ])('of a score, behind which they tell why: "%s"', (says, wanted) => {
    expect(knownAfter('survey-collector', [...scores, says])).toMatchObject(wanted);
  });

  it('stands behind a plain no', () => {
    const lines = [
      ...scores,
      'good prices',
      'four',
      'the staff',
      'shorter waits',
      'no and can i change that four to a two',
    ];
    expect(knownAfter('survey-collector', lines)).toMatchObject({ satisfaction: 2, follow_up: false });
  });
});

it('a number too small for a sum that stands in a sentence is read back', () => {
  const { snapshots } = play({
    name: '',
    flow: 'sales-assistant',
    script: [...lead.slice(0, 3), 'there’d be four of us using it'].map((line) => `C: ${line}`).join('\n'),
  });
  expect(frameOf(snapshots.at(-1)!).slots.budget).toBeUndefined();
});
