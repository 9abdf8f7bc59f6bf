import { describe, expect, it } from 'vitest';
import { play } from './dialogues/dialogue-script.ts';
import { frameOf } from './snapshot.ts';

/** What is known of a caller after turns of the Sales Assistant, and what was said last. */
function afterTurns(...turns: string[]) {
  const script = ["hi i'm looking for a quote", ...turns].map((turn) => `C: ${turn}`).join('\n');
  const { snapshots, lines } = play({ name: turns.join(), flow: 'sales-assistant', knowledge: '', script });
  const frame = frameOf(snapshots.at(-1)!);
  const known = (name: string) => (frame.slots[name] ?? frame.early[name])?.value;
  const said = lines.filter((line) => line.startsWith('A: '));
  return { known, said: said.slice(-2) };
}

describe('a value that is called by its name where another is asked for', () => {
  it.each([
    ['my budget is about five grand', 'budget', 5000],
    ["my budget's about five thousand dollars", 'budget', 5000],
    ['the company is acme bakery', 'company', 'acme bakery'],
    ["my company's called acme bakery", 'company', 'acme bakery'],
  ])('%s', (said, name, value) => {
    const { known } = afterTurns(said);
    expect(known(name)).toBe(value);
    expect(known('name')).toBeUndefined();
  });

  it('is no company that is only told of', () => {
    expect(afterTurns('my company is small').known('company')).toBeUndefined();
  });

  it('answers no question for a company', () => {
    const { known } = afterTurns('ann lee', "actually the budget's around ten thousand for now");
    expect([known('budget'), known('company')]).toEqual([10_000, undefined]);
  });
});

describe('a sum where a name or a company is asked for', () => {
  it.each(['about five grand', 'we have about five thousand dollars'])('%s', (said) => {
    expect(afterTurns(said).known('budget')).toBe(5000);
    expect(afterTurns('ann lee', said).known('budget')).toBe(5000);
  });

  it('is none in the name of a company', () => {
    expect(afterTurns('ann lee', 'five thousand miles').known('company')).toBe('five thousand miles');
  });
});

describe('a sentence where a name is asked for', () => {
  it.each(["we're a bakery in ohio", "i'm driving right now sorry", 'i was referred by a friend'])('%s', (said) => {
    expect(afterTurns(said).said).toEqual(['A: Okay.', 'A: May I have your name, please?']);
  });

  it.each(["it's kind of a rush", 'my wife normally handles that'])('is no name: %s', (said) => {
    expect(afterTurns(said).known('name')).toBeUndefined();
  });

  it('holds a name all the same', () => {
    expect(afterTurns("for my son dario he's seven").known('name')).toBe('Dario');
  });
});
