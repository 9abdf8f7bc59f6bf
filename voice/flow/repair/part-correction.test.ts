import { describe, expect, it } from 'vitest';
import { play } from '../dialogues/dialogue-script.ts';
import { frameOf } from '../snapshot.ts';

/** Slots and actions after a conversation with a template's agent. */
function held(flow: string, language: string, said: readonly string[]) {
  const { snapshots, intents } = play({
    name: '',
    flow,
    language,
    script: said.map((text) => `C: ${text}`).join('\n'),
  });
  const slots = frameOf(snapshots.at(-1)!).slots;
  return {
    value: (name: string) => slots[name]?.value,
    acts: intents.flat().flatMap((intent) => (intent.type === 'run_action' ? [intent.action] : [])),
  };
}

const visit = ['a cleaning', 'Abel Stroud', 'abel at stroud dot com', 'yes', '402 555 0166', 'yes'];
const besuch = ['Zahnreinigung', 'Elke Rauch', 'elke at rauch punkt de', 'ja'];

describe('a piece of what was given, where something else is asked for', () => {
  it.each([
    ['en-US', visit, 'sorry the last two digits of my phone are sixty one', 'phone', '+14025550161'],
    ['en-US', visit, "wait the area code's four oh three", 'phone', '+14035550166'],
    ['en-US', visit.slice(0, 4), "it's a b e l e in the email by the way", 'email', 'abele@stroud.com'],
    ['de-DE', besuch, 'die mail ist übrigens punkt net am ende', 'email', 'elke@rauch.net'],
    ['en-US', visit.slice(0, 2), 'abel with two ls at the end', 'name', 'Abell Stroud'],
  ])('is put right, and is no answer, in %s: "%3$s"', (language, said, words, name, value) => {
    const { value: of, acts } = held('appointment-scheduler', language, [
      ...said,
      words,
      language === 'de-DE' ? 'ja' : 'yes',
    ]);
    expect(of(name)).toBe(value);
    expect(acts).not.toContain('find_times');
  });

  it('is asked for once more where no one could tell which it is', () => {
    const { acts, value } = held('appointment-scheduler', 'en-US', [
      ...visit,
      'oh the phone has a nine nine nine in it',
    ]);
    expect(value('phone')).toBe('+14025550166');
    expect(acts).not.toContain('find_times');
  });
});

it.each([
  ['brook street bakery', "it's brooke street with an e on the end", 'brooke street bakery'],
  ['green valley foods', 'sorry green valley farms not foods', 'green valley farms'],
])('of a company only the part that is said anew is another: "%s", "%s"', (company, words, value) => {
  expect(held('sales-assistant', 'en-US', ['Sal Conti', company, words]).value('company')).toBe(value);
});
