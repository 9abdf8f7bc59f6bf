import { openResampler } from '#voice/audio/resample.ts';
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
/** Of an English voice, pauses included. */
const msPerLetter = 65;
/** Silence between half a sentence and all of it in another voice, in samples. */
const againAfter = callSampleRate / 4;
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
    const piecesOf = (request: SynthesisRequest) => this.#piecesOf(request);
    const { counts } = this;
    async function* synthesize(request: SynthesisRequest): AsyncGenerator<SpeechChunk> {
      const pieces = piecesOf(request);
      if (pieces === null) {
        yield* speech.synthesize(request);
        return;
      }
      const resampler = await openResampler(realtimeRate, callSampleRate);
      let heardMs = 0;
      try {
        let next = await pieces.next();
        for (; !next.done; next = await pieces.next()) {
          // How long all of it will be is not known yet: what was heard of it is told by its letters.
          const words = heardMs === 0 ? wordsOver(request.text, request.text.length * msPerLetter) : [];
          const pcm = resampler.push(next.value);
          heardMs += (pcm.length * 1000) / callSampleRate;
          yield { pcm, sampleRate: callSampleRate, words };
        }
        counts[next.value ? 'model' : 'own'] += 1;
        if (next.value) {
          yield { pcm: resampler.flush(), sampleRate: callSampleRate, words: [] };
          return;
        }
      } finally {
        resampler.close();
      }
      if (request.signal.aborted) return;
      // Half a sentence is no sentence: the agent's voice says it again.
      if (heardMs > 0) yield { pcm: new Int16Array(againAfter), sampleRate: callSampleRate, words: [] };
      yield* speech.synthesize(request);
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

  /** The sound of a sentence as a model spoke it, as far as it may be heard; null where none did. */
  #piecesOf({ text, signal }: SynthesisRequest): AsyncGenerator<Int16Array, boolean> | null {
    const answer = this.#answers.find((one) => one.has(text));
    if (answer === undefined) return null;
    return answer.take(text, (changed, isWhole) =>
      this.#within(changed, isWhole ? patienceMs.whole : patienceMs.open, signal),
    );
  }

  /** Whether something changes within so many ms, and before no one wants it any more. */
  async #within(changed: Promise<void>, ms: number, signal: AbortSignal): Promise<boolean> {
    if (signal.aborted) return false;
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
