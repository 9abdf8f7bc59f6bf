import { setImmediate as settled } from 'node:timers/promises';
import { concatPcm } from '#voice/audio/pcm.ts';
import { resample } from '#voice/audio/resample.ts';
import { fliteRate, openFlite } from '#voice/engines/tts/flite.ts';
import { HeldAnswer } from '#voice/realtime/held-answer.ts';
import { realtimeRate } from '#voice/realtime/protocol.ts';
import { type BenchRow, median, printRows, quantile } from './bench-row.ts';

/**
 * What holding a model's sound back costs, and how well its sentences are told apart: sentences in a voice of this server,
 * put together with pauses of the lengths that speakers make, so that it is known where each of them ends.
 */

const sentences = [
  'Of course.',
  'I see, that sounds painful.',
  'We are open from nine to five, Monday to Friday.',
  'A cleaning costs ninety dollars, and takes about half an hour.',
  'There is a car park behind the house.',
  'Doctor Weber is the dentist here, and she is in on most days of the week.',
  'Which day would suit you?',
  'What is your name, please?',
];
const pausesMs = [150, 250, 400, 600];
/** First token of an answer, in ms, letters a second that its words come at, and how much faster than speech its sound. */
const model = { firstMs: 500, letters: 120, speeds: [1.5, 3] };

const flite = await openFlite({ workers: 1 });
const quietMs = (ms: number) => new Int16Array((ms * realtimeRate) / 1000);

/** A sentence without the silence around it. */
async function spoken(text: string): Promise<Int16Array> {
  const signal = new AbortController().signal;
  const request = {
    voice: 'sarah',
    language: 'en-US',
    speed: 1,
    priority: 'job',
    fairnessKey: 'bench',
    signal,
  } as const;
  const parts: Int16Array[] = [];
  for await (const { pcm } of flite.synthesize({ ...request, text })) parts.push(pcm);
  const all = await resample(concatPcm(parts), fliteRate, realtimeRate);
  const sounds = (sample: number) => Math.abs(sample) > 300;
  return all.slice(all.findIndex(sounds), all.findLastIndex(sounds));
}
const sounds = new Map<string, Int16Array>();
for (const text of sentences) sounds.set(text, await spoken(text));

/** Answers of some sentences, each another one. */
const answersOf = (count: number): string[][] =>
  sentences.map((_, n) => Array.from({ length: count }, (_, at) => sentences[(n + at * 3) % sentences.length]!));

/** Samples of `part` that lie in `whole` behind a place: how much of what comes there is in it. */
const beyond = (length: number, from: number, border: number) => Math.max(0, from + length - border);

/** What is heard of a sentence without any wait; null where not all of it is. */
async function taken(answer: HeldAnswer, text: string): Promise<Int16Array | null> {
  const parts: Int16Array[] = [];
  const pieces = answer.take(text, async () => false);
  let next = await pieces.next();
  for (; !next.done; next = await pieces.next()) parts.push(next.value);
  return next.value ? concatPcm(parts) : null;
}

const offMs: number[] = [];
let cuts = 0;
let leaks = 0;
for (const count of [2, 3])
  for (const pause of pausesMs)
    for (const texts of answersOf(count)) {
      const parts = texts.flatMap((text) => [sounds.get(text)!, quietMs(pause)]);
      const whole = concatPcm(parts);
      for (const refused of [count, count - 1]) {
        const answer = new HeldAnswer(realtimeRate);
        answer.words(`${texts.join(' ')} `);
        answer.sound(whole);
        answer.end();
        for (const text of texts.slice(0, refused)) answer.pass(text);
        let from = 0;
        let border = 0;
        const refusedAt = parts.slice(0, 2 * refused).reduce((sum, part) => sum + part.length, 0);
        for (const [at, text] of texts.slice(0, refused).entries()) {
          border += parts[2 * at]!.length;
          const pcm = await taken(answer, text);
          if (pcm === null) break;
          if (refused < count && beyond(pcm.length, from, refusedAt) > 0) leaks += 1;
          from += pcm.length;
          if (at < count - 1) {
            cuts += 1;
            // Anywhere in the pause is right.
            const off = from < border ? border - from : beyond(0, from, border + parts[2 * at + 1]!.length);
            offMs.push((off * 1000) / realtimeRate);
          }
          border += parts[2 * at + 1]!.length;
        }
      }
    }

/** When the first sentence may be heard, in ms from the question, where words and sound come at their own pace. */
async function firstSound(texts: string[], speed: number): Promise<number> {
  const whole = concatPcm(texts.flatMap((text) => [sounds.get(text)!, quietMs(300)]));
  const words = texts.join(' ');
  const answer = new HeldAnswer(realtimeRate);
  const stepMs = 20;
  let said = 0;
  let sounded = 0;
  let passed = 0;
  let isAsked = false;
  let isHeard = false;
  for (let ms = model.firstMs; ; ms += stepMs) {
    const passes = (ms - model.firstMs) / 1000;
    const letters = Math.min(words.length, Math.round(passes * model.letters));
    answer.words(words.slice(said, letters));
    said = letters;
    if (said === words.length) answer.wordsEnd();
    const samples = Math.min(whole.length, Math.round(passes * speed * realtimeRate));
    answer.sound(whole.subarray(sounded, samples));
    sounded = samples;
    if (said === words.length && sounded === whole.length) answer.end();
    while (passed < texts.length && answer.pass(texts[passed]!)) passed += 1;
    if (passed > 0 && !isAsked) {
      isAsked = true;
      void answer
        .take(texts[0]!, (changed) => changed.then(() => true))
        .next()
        .then(() => (isHeard = true));
    }
    await settled();
    if (isHeard) return ms;
  }
}

const rows: BenchRow[] = [
  { name: 'cuts between sentences', value: cuts, unit: '' },
  { name: 'cuts within the pause', value: (100 * offMs.filter((ms) => ms === 0).length) / offMs.length, unit: '%' },
  { name: 'off by, p95', value: quantile(offMs, 0.95), unit: 'ms' },
  { name: 'sound of a refused sentence heard', value: leaks, unit: 'times', goal: '0' },
];
for (const speed of model.speeds)
  for (const count of [1, 2, 3]) {
    const times: number[] = [];
    for (const texts of answersOf(count)) times.push(await firstSound(texts, speed));
    rows.push({ name: `first sound, ${count} sentences, sound at ${speed}×`, value: median(times), unit: 'ms' });
  }
printRows('Speech to speech', rows);
await flite.close();
