import { amplify, durationMs, samplesIn } from '#voice/audio/pcm.ts';
import { EngineError } from './engine-error.ts';
import type { SpeechChunk, SpeechSynthesizer, SpokenSpan, SynthesisRequest } from './tts.ts';

/** A text as it is to be spoken: parts with a manner of their own, one behind the other. */
export interface ScriptPart {
  /** May be empty, for a rest alone. */
  text: string;
  spans: readonly SpokenSpan[];
  /** Factor on the speed of the whole. */
  speed: number;
  gainDb: number;
  /** Silence behind it, in ms. */
  restMs: number;
}

export type Script = readonly ScriptPart[];

/** Characters that an engine is given at a time, so that a long text takes no more memory than a short one. */
const longestPart = 4_000;
/** Rest where a text was cut between sentences, in ms at normal speed. */
const cutRestMs = 320;

export function plainScript(text: string): Script {
  return [{ text, spans: [], speed: 1, gainDb: 0, restMs: 0 }];
}

/** Characters that are read aloud, markup not counted. */
export function spokenCharacters(script: Script): number {
  return script.reduce((sum, part) => sum + [...part.text].length, 0);
}

/**
 * Speaks a script part by part, with the times of words counted from the start of the whole.
 * @throws EngineError `empty` when no part has anything to say
 */
export async function* speakScript(
  speech: SpeechSynthesizer,
  script: Script,
  request: Omit<SynthesisRequest, 'text' | 'spans'>,
): AsyncGenerator<SpeechChunk & { charactersDone: number }> {
  let startMs = 0;
  let restMs = 0;
  let charactersDone = 0;
  let sampleRate = 0;
  // A voice never changes inside of a speech, whatever happens to the engines meanwhile.
  let speaker: SynthesisRequest['speaker'];
  for (const part of script.flatMap((whole) => cutPart(whole, request.speed))) {
    const speed = Math.min(4, Math.max(0.25, request.speed * part.speed));
    let partStart: number | undefined;
    for await (const chunk of speakPart(speech, { ...request, speaker, speed, text: part.text, spans: part.spans })) {
      sampleRate = chunk.sampleRate;
      speaker ??= chunk.insteadOf === undefined ? 'asked' : 'other';
      if (partStart === undefined && restMs > 0) {
        yield { ...silence(restMs, sampleRate), charactersDone };
        startMs += restMs;
        restMs = 0;
      }
      partStart ??= startMs;
      if (part.gainDb !== 0) amplify(chunk.pcm, 10 ** (part.gainDb / 20));
      const words = chunk.words.map((word) => shifted(word, partStart!));
      startMs += durationMs(chunk.pcm, sampleRate);
      yield { ...chunk, words, charactersDone };
    }
    charactersDone += [...part.text].length;
    restMs += part.restMs;
  }
  if (sampleRate === 0) throw new EngineError('empty', 'There’s nothing in this text that can be spoken.');
  if (restMs > 0) yield { ...silence(restMs, sampleRate), charactersDone };
}

/** Speaks what can be spoken of one part, which may be nothing. */
async function* speakPart(speech: SpeechSynthesizer, request: SynthesisRequest): AsyncGenerator<SpeechChunk> {
  if (request.text.trim() === '') return;
  try {
    yield* speech.synthesize(request);
  } catch (error) {
    if (!(error instanceof EngineError) || error.code !== 'empty') throw error;
  }
}

function silence(ms: number, sampleRate: number): SpeechChunk {
  return { pcm: new Int16Array(samplesIn(ms, sampleRate)), sampleRate, words: [] };
}

function shifted<W extends { startMs: number; endMs: number }>(word: W, ms: number): W {
  return { ...word, startMs: Math.round(word.startMs + ms), endMs: Math.round(word.endMs + ms) };
}

/** A part in pieces that an engine takes at once, cut between sentences where there are some. */
function cutPart(part: ScriptPart, speed: number): ScriptPart[] {
  const pieces: ScriptPart[] = [];
  let start = 0;
  while (part.text.length - start > longestPart) {
    const end = cutBefore(part, start, start + longestPart);
    pieces.push({ ...slicePart(part, start, end), restMs: cutRestMs / (part.speed * speed) });
    start = end;
  }
  return [...pieces, slicePart(part, start, part.text.length)];
}

function slicePart(part: ScriptPart, start: number, end: number): ScriptPart {
  const inside = part.spans.filter((span) => span.start >= start && span.end <= end);
  return {
    ...part,
    text: part.text.slice(start, end),
    spans: inside.map((span) => ({ ...span, start: span.start - start, end: span.end - start })),
  };
}

/** The last end of a paragraph, sentence or word before `limit`, and never inside of a span or a character. */
function cutBefore({ text, spans }: ScriptPart, start: number, limit: number): number {
  const window = text.slice(start, limit);
  for (const boundary of [/\n\s*\n/g, /[.!?…。！？।]["'»”’)]*\s|[。！？]/g, /\s/g]) {
    const cuts = [...window.matchAll(boundary)].map((match) => start + match.index + match[0].length);
    const cut = cuts.findLast((at) => at > start + longestPart / 4 && !spans.some((s) => s.start < at && at < s.end));
    if (cut !== undefined) return cut;
  }
  // No blank in 4,000 characters: not between the two halves of a character.
  return /[\uD800-\uDBFF]/.test(text[limit - 1]!) ? limit - 1 : limit;
}
