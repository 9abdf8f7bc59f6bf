import { resample } from '#voice/audio/resample.ts';
import { callSampleRate } from '#voice/call/clip.ts';
import { createSpeaker, type Speaker, type SpeakerOptions } from '#voice/call/speaker.ts';
import type { Clock } from '#voice/clock.ts';
import type { SpeechChunk, SpeechSynthesizer, SynthesisRequest } from '#voice/engines/tts.ts';
import { wordsOver } from '#voice/engines/words-over.ts';
import { HeldAnswer } from './held-answer.ts';
import { realtimeRate } from './protocol.ts';

/**
 * How long a sentence that passed waits for its sound, in ms, before the agent's own voice says it: while the model still
 * speaks, and behind its end, when only the verdict on the next sentence can be missing.
 */
const patienceMs = { open: 2_500, whole: 400 };
/** Answers that sentences may still be said of. */
const mostAnswers = 3;

/**
 * What a model speaks in one call, behind the engine's guards: a sentence is heard in the model's own sound where the engine
 * says that sentence, and in no other case. What has no sound in time, or none that is surely its own, the agent's voice says.
 */
export class HeldSound {
  readonly #clock: Clock;
  readonly #ownWords: () => void;
  #answers: HeldAnswer[] = [];
  /** Sentences that were heard in the model's sound, and those that the agent's voice said in its place. */
  readonly counts = { model: 0, own: 0 };

  /** @param ownWords told where the engine answers in words that no model spoke */
  constructor(clock: Clock, ownWords: () => void) {
    this.#clock = clock;
    this.#ownWords = ownWords;
  }

  /** Another answer begins. */
  begin(): HeldAnswer {
    const answer = new HeldAnswer(realtimeRate);
    this.#answers = [answer, ...this.#answers].slice(0, mostAnswers);
    return answer;
  }

  /** The engine says these sentences. */
  pass(texts: readonly string[]): void {
    const spoken = texts.filter((text) => this.#answers.some((answer) => answer.pass(text)));
    if (spoken.length < texts.length) this.#ownWords();
  }

  /** The agent's speech, in which sentences that a model spoke sound as it spoke them. */
  over(speech: SpeechSynthesizer): SpeechSynthesizer {
    const take = (request: SynthesisRequest) => this.#take(request);
    async function* synthesize(request: SynthesisRequest): AsyncGenerator<SpeechChunk> {
      const pcm = await take(request);
      if (pcm === null) yield* speech.synthesize(request);
      else
        yield { pcm, sampleRate: callSampleRate, words: wordsOver(request.text, (pcm.length * 1000) / callSampleRate) };
    }
    return { ...speech, synthesize };
  }

  /** A speaker that knows which sentences the engine says. */
  readonly openSpeaker = (options: SpeakerOptions): Speaker => {
    const speaker = createSpeaker({ ...options, speech: this.over(options.speech) });
    return {
      ...speaker,
      add: (utterances) => {
        this.pass(utterances.map(({ text }) => text));
        speaker.add(utterances);
      },
    };
  };

  async #take({ text, signal }: SynthesisRequest): Promise<Int16Array | null> {
    const answer = this.#answers.find((one) => one.has(text));
    if (answer === undefined) return null;
    const since = this.#clock.now();
    let wholeSince: number | null = null;
    const found = await answer.take(text, (changed, isWhole) => {
      if (isWhole) wholeSince ??= this.#clock.now();
      const until = Math.min(since + patienceMs.open, (wholeSince ?? Number.POSITIVE_INFINITY) + patienceMs.whole);
      return this.#within(changed, until - this.#clock.now(), signal);
    });
    this.counts[found === null ? 'own' : 'model'] += 1;
    return found && resample(found, realtimeRate, callSampleRate);
  }

  /** Whether something changes within so many ms, and before no one wants it any more. */
  async #within(changed: Promise<void>, ms: number, signal: AbortSignal): Promise<boolean> {
    if (signal.aborted || ms <= 0) return false;
    return new Promise<boolean>((resolve) => {
      const end = (is: boolean) => {
        cancel();
        signal.removeEventListener('abort', gone);
        resolve(is);
      };
      const gone = () => end(false);
      const cancel = this.#clock.after(ms, () => end(false));
      signal.addEventListener('abort', gone);
      void changed.then(() => end(true));
    });
  }
}
