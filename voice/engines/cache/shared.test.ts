import { describe, expect, it } from 'vitest';
import { settle } from '#voice/testing/manual-clock.ts';
import { EngineError } from '../engine-error.ts';
import type { SpeechChunk, SpeechSynthesizer, SynthesisRequest } from '../tts.ts';
import { shared } from './shared.ts';

/** An engine that goes on chunk by chunk when a test says so. */
function stepped() {
  const made: { signal: AbortSignal; next: (value: number | Error | 'end') => void }[] = [];
  const engine: SpeechSynthesizer = {
    id: 'stepped',
    voices: () => [],
    close: async () => undefined,
    async *synthesize({ signal }): AsyncGenerator<SpeechChunk> {
      let step = Promise.withResolvers<number | Error | 'end'>();
      made.push({ signal, next: (value) => step.resolve(value) });
      for (;;) {
        const value = await step.promise;
        step = Promise.withResolvers();
        if (value instanceof Error) throw value;
        if (value === 'end') return;
        yield { pcm: Int16Array.of(value), sampleRate: 8000, words: [] };
      }
    },
  };
  return { engine: shared(engine), made };
}

function request(text: string, signal = new AbortController().signal): SynthesisRequest {
  return { text, voice: 'v', language: 'en', speed: 1, priority: 'request', fairnessKey: 'w', signal };
}

/** Listens, and keeps what came. */
function listen(engine: SpeechSynthesizer, text: string, signal?: AbortSignal) {
  const heard: number[] = [];
  const ended = (async () => {
    for await (const { pcm } of engine.synthesize(request(text, signal))) {
      heard.push(pcm[0]!);
      pcm[0] = -1;
    }
  })();
  ended.catch(() => undefined);
  return { heard, ended };
}

describe('shared', () => {
  it('makes the same speech once for all who want it meanwhile, each from its beginning', async () => {
    const { engine, made } = stepped();
    const first = listen(engine, 'a');
    await settle();
    made[0]!.next(1);
    await expect.poll(() => first.heard, { timeout: 20_000 }).toEqual([1]);
    const second = listen(engine, 'a');
    const other = listen(engine, 'b');
    await expect.poll(() => second.heard, { timeout: 20_000 }).toEqual([1]);
    made[0]!.next(2);
    await expect.poll(() => second.heard, { timeout: 20_000 }).toEqual([1, 2]);
    made[0]!.next('end');
    made[1]!.next('end');
    await Promise.all([first.ended, second.ended, other.ended]);
    expect(first.heard).toEqual([1, 2]);
    expect(made).toHaveLength(2);
    // What has ended is made anew.
    listen(engine, 'a');
    await settle();
    expect(made).toHaveLength(3);
  });

  it('goes on for one when another leaves, and ends when all have left', async () => {
    const { engine, made } = stepped();
    const [one, two] = [new AbortController(), new AbortController()];
    const first = listen(engine, 'a', one.signal);
    const second = listen(engine, 'a', two.signal);
    await settle();
    one.abort();
    await expect(first.ended).rejects.toMatchObject({ code: 'aborted' });
    expect(made[0]!.signal.aborted).toBe(false);
    made[0]!.next(7);
    await expect.poll(() => second.heard, { timeout: 20_000 }).toEqual([7]);
    two.abort();
    await expect(second.ended).rejects.toMatchObject({ code: 'aborted' });
    expect(made[0]!.signal.aborted).toBe(true);
  });

  it('fails for all with what went wrong', async () => {
    const { engine, made } = stepped();
    const both = [listen(engine, 'a'), listen(engine, 'a')];
    await settle();
    made[0]!.next(new EngineError('unavailable', 'no'));
    for (const { ended } of both) await expect(ended).rejects.toMatchObject({ code: 'unavailable' });
  });
});
