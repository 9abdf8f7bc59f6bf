import { describe, expect, it } from 'vitest';
import { concatPcm } from '#voice/audio/pcm.ts';
import { settle } from '#voice/testing/manual-clock.ts';
import { sentenceTones, shareOfTone, spokenTones } from '#voice/testing/realtime-stand-in.ts';
import { HeldAnswer } from './held-answer.ts';
import { realtimeRate } from './protocol.ts';

/** What of an answer's sound may be heard: told by tones, one for each sentence. */

const three = 'We open at nine. A cleaning takes half an hour. What day would suit you?';
const [first, second, third] = ['We open at nine.', 'A cleaning takes half an hour.', 'What day would suit you?'];

/** An answer that has come, whole or not. */
function come(text = three, { isWhole = true, share = 1 } = {}): HeldAnswer {
  const answer = new HeldAnswer(realtimeRate);
  for (const piece of text.match(/[\s\S]{1,7}/g) ?? []) answer.words(piece);
  const sound = spokenTones(text);
  answer.sound(sound.subarray(0, Math.round(sound.length * share)));
  if (isWhole) answer.end();
  return answer;
}

/** What is heard of a sentence, and null where nothing is or not all of it. */
async function taken(
  answer: HeldAnswer,
  text: string,
  wait: Parameters<HeldAnswer['take']>[1],
): Promise<Int16Array | null> {
  const pieces = answer.take(text, wait);
  const parts: Int16Array[] = [];
  let next = await pieces.next();
  for (; !next.done; next = await pieces.next()) parts.push(next.value);
  if (!next.value) expect(parts).toEqual([]);
  return next.value ? concatPcm(parts) : null;
}
/** Takes what can be had without any wait. */
const now = (answer: HeldAnswer, text: string) => taken(answer, text, async () => false);
const sharesOf = (pcm: Int16Array | null) =>
  sentenceTones
    .slice(0, 3)
    .map((hz) => (pcm === null ? null : Math.round(10 * shareOfTone(pcm, realtimeRate, hz)) / 10));

describe('the sound of an answer', () => {
  it('is given sentence by sentence where all of it has passed', async () => {
    const answer = come();
    for (const text of [first, second, third]) expect(answer.pass(text)).toBe(true);
    expect(sharesOf(await now(answer, first))).toEqual([1, 0, 0]);
    expect(sharesOf(await now(answer, second))).toEqual([0, 1, 0]);
    expect(sharesOf(await now(answer, third))).toEqual([0, 0, 1]);
    expect(await now(answer, third)).toBeNull();
  });

  it('is not given of a sentence that is not said, nor of the one before it', async () => {
    const answer = come();
    answer.pass(first);
    answer.pass(second);
    expect(answer.has(third)).toBe(false);
    expect(await now(answer, third)).toBeNull();
    expect(sharesOf(await now(answer, first))).toEqual([1, 0, 0]);
    expect(await now(answer, second)).toBeNull();
    const other = come();
    other.pass(second);
    other.pass(third);
    // Where the first was refused, no one knows where the second begins.
    expect(await now(other, second)).toBeNull();
    expect(await now(other, third)).toBeNull();
  });

  it('is given early where the next sentence has passed, too, and waits for that', async () => {
    const answer = come(three, { isWhole: false });
    answer.pass(first);
    expect(await now(answer, first)).toBeNull();
    const early = come(three, { isWhole: false });
    early.pass(first);
    const waits = taken(early, first, async (changed) => changed.then(() => true));
    early.pass(second);
    expect(sharesOf(await waits)).toEqual([1, 0, 0]);
  });

  it('is given as it comes where all words have come and passed', async () => {
    const sound = spokenTones(three);
    const answer = come(three, { isWhole: false, share: 0.5 });
    answer.wordsEnd();
    for (const text of [first, second, third]) answer.pass(text);
    expect(sharesOf(await now(answer, first))).toEqual([1, 0, 0]);
    const wait = async (changed: Promise<void>) => changed.then(() => true);
    const rest = taken(answer, second, wait).then(async (pcm) => [pcm, await taken(answer, third, wait)] as const);
    for (let at = Math.round(sound.length * 0.5); at < sound.length; at += 4_800) {
      answer.sound(sound.subarray(at, at + 4_800));
      await settle();
    }
    answer.end();
    const [other, last] = await rest;
    expect(sharesOf(other)).toEqual([0, 1, 0]);
    expect(sharesOf(last)).toEqual([0, 0, 1]);
    // Before the end of the words, the next may be one that is refused.
    const early = come(first, { isWhole: false });
    early.pass(first);
    expect(await now(early, first)).toBeNull();
    const more = come(first, { isWhole: false });
    more.wordsEnd();
    more.words(' You are all booked.');
    expect(more.isDropped).toBe(true);
  });

  it('is gone once the answer is cut', async () => {
    const answer = come(three, { isWhole: false });
    answer.pass(first);
    const waits = taken(answer, first, async (changed) => changed.then(() => true));
    answer.drop();
    expect(await waits).toBeNull();
    answer.words('More of it.');
    expect(answer.sound(spokenTones('More of it.'))).toBe(true);
    expect(answer.pass('More of it.')).toBe(false);
    const whole = come();
    whole.drop();
    whole.pass(first);
    whole.pass(second);
    // What has come whole may be said while the next one is made already.
    expect(await now(whole, first)).not.toBeNull();
  });

  it('is none where there are words without sound, or sound without words', async () => {
    const silent = new HeldAnswer(realtimeRate);
    silent.words('We open at nine.');
    silent.end();
    silent.pass(first);
    expect(await now(silent, first)).toBeNull();
    const wordless = new HeldAnswer(realtimeRate);
    wordless.sound(spokenTones('You are all booked.'));
    wordless.end();
    expect(wordless.pass('You are all booked.')).toBe(false);
  });

  it('is never sound of a refused sentence, wherever that stands and however long each is', async () => {
    const sentences = [
      'No.',
      'A cleaning costs ninety dollars and takes about half an hour in all.',
      'What is the best day of the week for you to come and see us here?',
    ];
    for (const a of sentences)
      for (const b of sentences)
        for (const c of sentences) {
          const text = `${a} ${b} ${c}`;
          for (let refused = 0; refused < 3; refused++) {
            const answer = come(text);
            const said = [a, b, c].filter((_, at) => at !== refused);
            if (new Set([a, b, c]).size < 3) continue;
            for (const one of said) answer.pass(one);
            for (const one of said) {
              const pcm = await now(answer, one);
              if (pcm === null) continue;
              expect(shareOfTone(pcm, realtimeRate, sentenceTones[refused]!), `${text}: ${one}`).toBeLessThan(0.02);
            }
          }
        }
  });

  it('is bounded', () => {
    const answer = new HeldAnswer(realtimeRate);
    let seconds = 0;
    while (answer.sound(new Int16Array(realtimeRate)) && seconds < 100) seconds += 1;
    expect(seconds).toBe(60);
  });
});
