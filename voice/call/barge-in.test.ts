import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fakeSpeech, msPerWord } from '#voice/testing/fake-speech.ts';
import { manualClock } from '#voice/testing/manual-clock.ts';
import { scriptedCall } from '#voice/testing/scripted-call.ts';
import { shortFlow } from '#voice/testing/short-flow.ts';
import { heardText, resumePoint } from './barge-in.ts';

const words = (text: string, ms = 100) =>
  text.split(' ').map((word, index) => ({ text: word, startMs: index * ms, endMs: (index + 1) * ms }));

test.each([
  [0, ''],
  [40, ''],
  [60, 'Your'],
  [155, 'Your appointment'],
  [210, 'Your appointment'],
  [260, 'Your appointment is,'],
  [500, 'Your appointment is, well, soon.'],
])('after %i ms of 500 "%s" was heard', (ms, heard) => {
  const text = 'Your appointment is, well, soon.';
  // The engine names words without their marks.
  const times = words(text).map((word) => ({ ...word, text: word.text.replace(/[,.]/g, '') }));
  expect(heardText(text, times, ms, 500)).toBe(heard);
});

test('words that the engine says otherwise than they are written cut no further than known ones', () => {
  const text = 'Come at 2:30 PM on Friday.';
  const times = words('Come at two thirty p m on Friday');
  expect(heardText(text, times, 400, 800)).toBe('Come at');
  expect(heardText(text, times, 700, 800)).toBe('Come at 2:30 PM on');
});

test('without times the share of syllables decides', () => {
  const text = 'A responsibility for two.';
  expect(heardText(text, [], 600, 1_000)).toBe('A');
  expect(heardText(text, [], 900, 1_000)).toBe('A responsibility for');
});

test('what was cut is taken up at its word', () => {
  expect(resumePoint(words('one two three'), 150)).toBe(100);
  expect(resumePoint(words('one two three'), 100)).toBe(100);
  expect(resumePoint([], 130)).toBe(130);
});

test('what was heard is a prefix of what was said, whole words, whatever the times', () => {
  fc.assert(
    fc.property(
      fc.array(fc.stringMatching(/^[a-zA-Z0-9',.é-]{1,9}$/), { minLength: 1, maxLength: 12 }),
      fc.array(fc.tuple(fc.stringMatching(/^[a-z]{0,4}$/), fc.nat(500)), { maxLength: 15 }),
      fc.nat(4_000),
      fc.nat(4_000),
      (parts, spoken, heardMs, totalMs) => {
        const text = parts.join(' ');
        const times = spoken.map(([word, ms], index) => ({
          text: word,
          startMs: index * 100,
          endMs: index * 100 + ms,
        }));
        const heard = heardText(text, times, heardMs, totalMs);
        expect(text.startsWith(heard)).toBe(true);
        expect(heard).toBe(heard.trimEnd());
      },
    ),
  );
});

test('interrupted at any moment, nothing of before sounds after, and no word of either side is lost', async () => {
  const flow = shortFlow();
  await fc.assert(
    fc.asyncProperty(
      fc.nat(1_300),
      fc.constantFrom('spoken', 'typed'),
      fc.boolean(),
      fc.nat({ max: 40 }),
      fc.boolean(),
      async (at, how, acknowledges, synthesisMs, withoutWords) => {
        const clock = manualClock();
        const speech = fakeSpeech({
          wordsPerChunk: 3,
          withoutWords,
          beforeChunk: () => new Promise((resolve) => void clock.after(synthesisMs, resolve)),
        });
        const { caller, session, store, logged } = scriptedCall({ flow, clock, speech, caller: { acknowledges } });
        caller.connect(session);
        await clock.run(at);
        if (how === 'typed') caller.types('about a new roof');
        else caller.says('about a new roof');
        const heardBefore = caller.played.length;
        const generation = caller.played.at(-1)?.generation ?? 0;
        await clock.run(at < 620 && how === 'spoken' ? 640 : 60);
        await clock.run(6_000);

        const turns = store.turns();
        expect(turns.filter((turn) => turn.role === 'caller').map((turn) => turn.text)).toEqual(['about a new roof']);
        for (const turn of turns.filter((entry) => entry.role === 'agent')) {
          expect((turn.intended ?? turn.text).startsWith(turn.text)).toBe(true);
          if (turn.interrupted) {
            // Not more than what left the loudspeaker, give or take the word that was being said.
            const frames = caller.played.filter((frame) => frame.seq === turn.seq && frame.sample > 0).length;
            const wordsHeard = turn.text === '' ? 0 : turn.text.split(' ').length;
            expect(wordsHeard * msPerWord).toBeLessThanOrEqual(frames * 20 + msPerWord + (withoutWords ? 300 : 0));
          }
        }
        // Generations sound one after the other, never two at a time.
        const order = caller.played.map((frame) => frame.generation);
        expect(order).toEqual([...order].sort((a, b) => a - b));
        if (how === 'typed' && heardBefore > 0) {
          const after = caller.played.slice(heardBefore + 1).filter((frame) => frame.generation === generation);
          const wasOver = !turns.some((turn) => turn.interrupted);
          if (!wasOver) expect(after).toEqual([]);
        }
        expect(caller.lastText()).toContain('sure');
        expect(caller.shown).toBe('listening');
        expect(caller.mostBufferedMs).toBeLessThanOrEqual(300);
        expect(logged).toEqual([]);
      },
    ),
    { numRuns: 150 },
  );
});
