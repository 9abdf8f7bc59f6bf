import { describe, expect, it } from 'vitest';
import { tones } from '#domain/agents/tone.ts';
import { languages } from '#voice/languages/catalog.ts';
import { flowOf, talk, texts } from './dialogues/told.ts';

const flow = flowOf(
  [
    ['start', 'start', { greeting: "Hi, it's the front desk." }],
    ['why', 'ask', { slots: [{ name: 'why', type: 'text', prompt: "What's it about?" }] }],
    ['day', 'ask', { slots: [{ name: 'day', type: 'date', prompt: 'Which day?' }] }],
    ['bye', 'end', { message: "That's it." }],
  ],
  [
    ['start', 'next', 'why'],
    ['why', 'filled', 'day'],
    ['day', 'filled', 'bye'],
  ],
);

describe("an agent's tone", () => {
  it.each([
    [undefined, 'Got it.', "Sorry, I didn't catch that."],
    ['warm', 'Thank you so much.', "I'm so sorry, I didn't quite catch that."],
    ['brief', undefined, "Sorry, I didn't get that."],
    ['formal', 'Thank you.', "I'm sorry, I didn't catch that."],
  ] as const)("%s words the engine's own sentences, and none of the flow", (tone, acknowledged, missed) => {
    const call = talk(flow, tone && { tone });
    expect(texts(call.intents)).toEqual(["Hi, it's the front desk.", "What's it about?"]);
    const answered = texts(call.say('my boiler drips'));
    expect(answered).toEqual([...(acknowledged ? [acknowledged] : []), 'Which day?']);
    expect(texts(call.say('purple elephants'))[0]).toContain(missed);
  });

  it.each(languages)('$id has each tone, and tones differ', ({ say, tones: own }) => {
    for (const tone of tones) expect(own[tone].goodbye).not.toBe(say.goodbye);
    expect(new Set(tones.map((tone) => own[tone].goodbye)).size).toBe(tones.length);
    expect(own.brief.acknowledgements).toEqual([]);
    for (const tone of ['warm', 'formal'] as const) expect(own[tone].acknowledgements).toHaveLength(4);
  });

  it('formal English has nothing casual', () => {
    const english = languages[0]!.tones.formal;
    const said = Object.values(english).map((words) =>
      typeof words === 'function' ? (words as (value: string) => string)('x') : JSON.stringify(words),
    );
    expect(said.filter((words) => /\b(?:Hi|Hey|Okay|Sure|Sorry about|No problem)\b/.test(words))).toEqual([]);
  });
});
