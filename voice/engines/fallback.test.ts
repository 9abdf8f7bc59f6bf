import { describe, expect, it } from 'vitest';
import { manualClock, settle } from '#voice/testing/manual-clock.ts';
import { EngineError } from './engine-error.ts';
import { withFallback } from './fallback.ts';
import type { SpeechChunk, SpeechSynthesizer, SynthesisRequest } from './tts.ts';

type Step = number | EngineError | 'hang';

/** An engine that plays a script: numbers are chunks filled with it, an error ends it, `hang` waits to be cancelled. */
function scripted(id: string, steps: Step[]): SpeechSynthesizer & { asked: number } {
  const engine = {
    id,
    asked: 0,
    voices: () => [],
    close: async () => undefined,
    async *synthesize({ signal }: SynthesisRequest): AsyncGenerator<SpeechChunk> {
      engine.asked += 1;
      for (const step of steps) {
        if (step instanceof EngineError) throw step;
        if (step === 'hang') {
          await new Promise((_resolve, reject) => {
            signal.addEventListener('abort', () => reject(new EngineError('aborted', 'cancelled')));
          });
        } else yield { pcm: Int16Array.of(step), sampleRate: 8000, words: [] };
      }
    },
  };
  return engine;
}

const request = (signal = new AbortController().signal): SynthesisRequest => ({
  text: 'hello',
  voice: 'sarah',
  language: 'en',
  speed: 1,
  priority: 'call',
  fairnessKey: 'w',
  signal,
});

async function heard(engine: SpeechSynthesizer, signal?: AbortSignal): Promise<number[]> {
  const samples: number[] = [];
  for await (const { pcm } of engine.synthesize(request(signal))) samples.push(...pcm);
  return samples;
}

function pair(first: Step[], second: Step[] = [7, 8]) {
  const clock = manualClock();
  const reasons: string[] = [];
  const a = scripted('a', first);
  const b = scripted('b', second);
  const both = withFallback(a, b, { firstChunkMs: () => 1500, clock, onFallback: (error) => reasons.push(error.code) });
  return { both, b, clock, reasons };
}

describe('withFallback', () => {
  it('leaves the second engine alone when the first speaks', async () => {
    const { both, b, clock } = pair([1, 2]);
    expect(await heard(both)).toEqual([1, 2]);
    expect(b.asked).toBe(0);
    expect(clock.pending()).toBe(0);
  });

  it.each(['crashed', 'busy', 'timeout'] as const)('speaks with the second when the first is %s', async (code) => {
    const { both, reasons } = pair([new EngineError(code, 'no')]);
    expect(await heard(both)).toEqual([7, 8]);
    expect(reasons).toEqual([code]);
  });

  it('does not wait longer than it may for the first sound', async () => {
    const { both, clock, reasons } = pair(['hang']);
    const samples = heard(both);
    await clock.run(1499);
    expect(reasons).toEqual([]);
    await clock.run(1);
    expect(await samples).toEqual([7, 8]);
    expect(reasons).toEqual(['timeout']);
  });

  it('does not change the voice once something was heard', async () => {
    const { both, b } = pair([1, new EngineError('crashed', 'no')]);
    await expect(heard(both)).rejects.toMatchObject({ code: 'crashed' });
    expect(b.asked).toBe(0);
  });

  it('does not ask the second for what none can do', async () => {
    const { both, b } = pair([new EngineError('unsupported', 'no such voice')]);
    await expect(heard(both)).rejects.toMatchObject({ code: 'unsupported' });
    expect(b.asked).toBe(0);
  });

  it('ends when the caller has gone', async () => {
    const { both, b } = pair(['hang']);
    const leave = new AbortController();
    const samples = heard(both, leave.signal);
    await settle();
    leave.abort();
    await expect(samples).rejects.toMatchObject({ code: 'aborted' });
    expect(b.asked).toBe(0);
  });

  it('fails with the second engine when that fails too', async () => {
    const { both } = pair([new EngineError('crashed', 'a')], [new EngineError('busy', 'b')]);
    await expect(heard(both)).rejects.toMatchObject({ code: 'busy' });
  });

  it('goes on with who began a speech, and fails rather than change', async () => {
    const error = new EngineError('crashed', 'no');
    const { both, b } = pair([error]);
    const asked = { ...request(), speaker: 'asked' } as const;
    await expect(both.synthesize(asked)[Symbol.asyncIterator]().next()).rejects.toMatchObject({ code: 'crashed' });
    expect(b.asked).toBe(0);
    const { both: well, b: other } = pair([1]);
    const { value } = await well
      .synthesize({ ...request(), speaker: 'other' })
      [Symbol.asyncIterator]()
      .next();
    expect(value).toMatchObject({ pcm: Int16Array.of(7), insteadOf: 'a' });
    expect(other.asked).toBe(1);
  });

  it('leaves an engine alone for a while that fails again and again', async () => {
    const clock = manualClock();
    const a = scripted('a', [new EngineError('unavailable', 'no')]);
    const both = withFallback(a, scripted('b', [7]), {
      firstChunkMs: () => 1500,
      rest: { failures: 3, ms: 30_000 },
      clock,
    });
    for (let turn = 0; turn < 5; turn++) expect(await heard(both)).toEqual([7]);
    expect(a.asked).toBe(3);
    clock.advance(30_000);
    await heard(both);
    expect(a.asked).toBe(4);
  });

  it('fails as the first did where the second cannot stand in', async () => {
    const a = scripted('a', [new EngineError('unavailable', 'the reason')]);
    const both = withFallback(a, scripted('b', [7]), { firstChunkMs: () => 1500, simulator: () => undefined });
    await expect(heard(both)).rejects.toMatchObject({ code: 'unavailable', message: 'the reason' });
  });
});
