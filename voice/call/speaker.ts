import type { PronouncedAs } from '#domain/agents/call-settings.ts';
import type { Underlay } from '#voice/audio/background.ts';
import type { Clock } from '#voice/clock.ts';
import { pronouncer } from '../engines/reading/pronounce.ts';
import type { SpeechSynthesizer } from '../engines/tts.ts';
import { heardText, resumePoint } from './barge-in.ts';
import { Clip, type Utterance } from './clip.ts';
import { createPacer, type Sent } from './pacer.ts';

/** Silence between two utterances, in frames of 20 ms. */
const gapFrames = 10;
/** An acknowledgement comes every 100 ms: what may have been heard since the last one. */
const ackEveryMs = 100;
/** An acknowledgement this short of the end counts as the end. */
const endToleranceMs = 20;
/** The end of a sentence counts as heard this long after it must have been, when no acknowledgement says so. */
const graceMs = { withAcks: 1_500, withoutAcks: 250 };

export interface SpeakerVoice {
  voice: string;
  language: string;
  speed: number;
}

/** How far an utterance was heard. */
export interface Heard {
  utterance: Utterance;
  /** A prefix of its text. */
  text: string;
  ms: number;
  whole: boolean;
}

export interface SpeakerTimings {
  /** When the first frame left, in ms since the epoch; null when there was no audio. */
  firstFrameAt: number | null;
  /** From the request to the first audio of the engine, in ms. */
  synthesisMs: number | null;
}

/** What the speaker tells: to the caller's line, and to the session. */
export interface SpeakerEvents {
  sayStart(generation: number, utterance: Utterance): void;
  frame(generation: number, sequence: number, pcm: Int16Array): void;
  sayEnd(generation: number): void;
  clear(generation: number): void;
  /** The caller begins to hear it. */
  begins(utterance: Utterance, timings: SpeakerTimings): void;
  /** The caller heard it to the end; `ms` is null when it had no sound. */
  heard(utterance: Utterance, ms: number | null): void;
  /** Nothing is left that may be said now. */
  done(): void;
  failed(utterance: Utterance, error: unknown): void;
}

export interface SpeakerOptions {
  clock: Clock;
  speech: SpeechSynthesizer;
  voice: SpeakerVoice;
  /** Calls of one key share the speech engine's turn. */
  fairnessKey: string;
  /** Words that are said otherwise than they are read, by whatever engine. */
  pronunciation: readonly PronouncedAs[];
  /** Lays what is heard in the background under the audio that leaves. */
  underlay: Underlay | null;
  events: SpeakerEvents;
}

export interface Speaker {
  /** Puts utterances into the queue and begins to make their audio. Nothing sounds before `release`. */
  add(utterances: readonly Utterance[]): void;
  /** Says something at once, before what waits for its release. */
  interject(utterance: Utterance): void;
  /** All that was added so far is stored and may sound. */
  release(): void;
  /** Stops at once; `resume` goes on at the word that was cut. */
  pause(): void;
  resume(): void;
  /** Stops and forgets everything. Tells of each utterance in the queue how far it was heard. */
  interrupt(): Heard[];
  /** Forgets what has not begun. */
  dropQueued(): Heard[];
  /** The line is there: with sound, or text only. A new line counts generations from 1. */
  connect(audio: boolean): void;
  /** The line is gone. What was begun is not heard any further. */
  disconnect(): void;
  played(generation: number, ms: number): void;
  /** Sound of a person who speaks in the agent's place, 20 ms at a time; as long as nothing else is said. */
  speak(pcm: Int16Array): void;
  /** Audio still to be heard, in ms, as far as it is known; Infinity while some is still to be made. */
  leftMs(): number;
  /** What is being said and is still to be said, in order. */
  queue(): { utterance: Utterance; begun: boolean }[];
}

/** Says utterances one after the other: makes their audio ahead, paces it, and knows what was heard. */
export function createSpeaker(options: SpeakerOptions): Speaker {
  const { clock, speech, voice, fairnessKey, underlay, events } = options;
  const spansIn = pronouncer(options.pronunciation);
  let clips: Clip[] = [];
  let line: 'none' | 'audio' | 'text' = 'none';
  let paused = false;
  let generation = 0;
  let sequence = 0;
  /** Whether this line acknowledges what it played. */
  let acknowledges = false;
  let synthesizing = false;
  let cancelGrace = () => {};
  /** The generation of a person's own sound; none where the last was the agent's. */
  let spoken = 0;
  const pacer = createPacer(clock, sendNext);

  function sendNext(): Sent {
    const clip = clips.find((candidate) => !candidate.allSent);
    if (line !== 'audio' || paused || !clip?.released || !clip.hasFrame()) return 'nothing';
    if (clip.generation === 0) {
      clip.begin(++generation, pacer.bufferedMs() > 0 ? gapFrames : 0);
      sequence = 0;
      clip.firstFrameAt ??= clock.now();
      events.sayStart(clip.generation, clip.utterance);
    }
    // Where frames leave, and nowhere else: what was heard is still counted in the voice's own frames.
    const frame = clip.takeFrame();
    events.frame(
      clip.generation,
      sequence++,
      underlay?.lay(frame, pacer.bufferedMs() === 0, framesLeft(clip)) ?? frame,
    );
    if (clip.allSent) {
      events.sayEnd(clip.generation);
      awaitEnd();
    }
    advance();
    return clip.allSent ? 'last' : 'frame';
  }

  /** Until nothing is heard any more, as far as it is known. */
  const framesLeft = (clip: Clip) => (clips.at(-1) === clip ? clip.framesLeft : Number.POSITIVE_INFINITY);

  /** Brings the first utterances of the queue as far as they are. */
  function advance(): void {
    for (let clip = clips[0]; clip?.released && line !== 'none' && !paused; clip = clips[0]) {
      const soundless = line === 'text' || (clip.complete && clip.totalMs === 0);
      if (!soundless && clip.generation === 0) return;
      if (!clip.begun) {
        clip.begun = true;
        events.begins(clip.utterance, { firstFrameAt: clip.firstFrameAt, synthesisMs: clip.synthesisMs });
      }
      if (!soundless) return;
      if (clips[0] === clip) finish();
    }
  }

  /** The first utterance of the queue was heard. */
  function finish(): void {
    const clip = clips.shift()!;
    cancelGrace();
    events.heard(clip.utterance, clip.generation > 0 ? clip.totalMs : null);
    if (clips[0]?.released) awaitEnd();
    else events.done();
  }

  /** Plans the end of the first utterance for a line that does not tell it. */
  function awaitEnd(): void {
    cancelGrace();
    const clip = clips[0];
    if (!clip?.allSent || clip.generation === 0) return;
    const left = acknowledges ? clip.totalMs - heardMs(clip) : pacer.bufferedMs();
    cancelGrace = clock.after(left + (acknowledges ? graceMs.withAcks : graceMs.withoutAcks), () => {
      finish();
      advance();
    });
  }

  function heardMs(clip: Clip): number {
    if (clip.generation === 0) return clip.heardBeforeMs;
    let ms = clip.heardBeforeMs;
    if (clip.ack) ms = clip.ack.ms + Math.min(clock.now() - clip.ack.at, ackEveryMs);
    else if (!acknowledges) ms = clip.sentMs - Math.max(0, pacer.bufferedMs() - sentBehind(clip));
    return Math.max(clip.heardBeforeMs, Math.min(ms, clip.sentMs));
  }

  /** Audio of the utterances behind this one that has left already, in ms. */
  function sentBehind(clip: Clip): number {
    return clips.slice(clips.indexOf(clip) + 1).reduce((sum, other) => sum + other.generationMs, 0);
  }

  function heardOf(clip: Clip): Heard {
    const { utterance } = clip;
    const ms = heardMs(clip);
    const text = heardText(utterance.text, clip.words, ms, clip.complete ? clip.totalMs : Number.POSITIVE_INFINITY);
    return { utterance, text, ms, whole: clip.complete && clip.totalMs > 0 && text === utterance.text };
  }

  function stopSound(): void {
    cancelGrace();
    pacer.stop();
    if (line === 'audio' && clips.some((clip) => clip.generation > 0)) events.clear(generation);
  }

  function drop(dropped: Clip[]): void {
    for (const clip of dropped) clip.abort.abort(new DOMException('not said any more', 'AbortError'));
    clips = clips.filter((clip) => !dropped.includes(clip));
  }

  async function synthesize(clip: Clip): Promise<void> {
    const { signal } = clip.abort;
    const requestedAt = clock.now();
    try {
      const { text, language = voice.language } = clip.utterance;
      const spans = spansIn(text);
      const said = { text, ...(spans.length > 0 && { spans }) };
      const request = { ...said, ...voice, language, priority: 'call', fairnessKey, signal } as const;
      for await (const chunk of speech.synthesize(request)) {
        if (signal.aborted) return;
        clip.synthesisMs ??= clock.now() - requestedAt;
        clip.append(chunk);
        pacer.wake();
      }
    } catch (error) {
      if (!signal.aborted) events.failed(clip.utterance, error);
    }
  }

  /** One utterance after the other, while those before are heard. */
  async function synthesizeAll(): Promise<void> {
    if (synthesizing) return;
    synthesizing = true;
    for (let clip = next(); clip; clip = next()) {
      await synthesize(clip);
      clip.complete = true;
      if (!clip.abort.signal.aborted) {
        if (clip.allSent && clip.generation > 0) events.sayEnd(clip.generation);
        awaitEnd();
        pacer.wake();
        advance();
      }
    }
    synthesizing = false;
  }

  const next = () => (line === 'text' ? undefined : clips.find((clip) => !clip.complete));

  return {
    add(utterances) {
      clips.push(...utterances.map((utterance) => new Clip(utterance)));
      void synthesizeAll();
    },
    interject(utterance) {
      const clip = new Clip(utterance);
      clip.released = true;
      const waiting = clips.findIndex((other) => !other.released);
      clips.splice(waiting < 0 ? clips.length : waiting, 0, clip);
      void synthesizeAll();
      advance();
    },
    release() {
      for (const clip of clips) clip.released = true;
      pacer.wake();
      advance();
    },
    pause() {
      if (paused) return;
      const heard = clips.map(heardMs);
      stopSound();
      paused = true;
      for (const [index, clip] of clips.entries()) clip.rewind(resumePoint(clip.words, heard[index]!), heard[index]!);
    },
    resume() {
      paused = false;
      pacer.wake();
      advance();
    },
    interrupt() {
      const report = clips.map(heardOf);
      stopSound();
      drop(clips);
      paused = false;
      return report;
    },
    dropQueued() {
      const queued = clips.filter((clip) => !clip.begun && clip.generation === 0);
      const report = queued.map(heardOf);
      drop(queued);
      return report;
    },
    connect(audio) {
      line = audio ? 'audio' : 'text';
      generation = 0;
      acknowledges = false;
      void synthesizeAll();
      pacer.wake();
      advance();
    },
    disconnect() {
      const heard = clips.map(heardMs);
      line = 'none';
      paused = false;
      stopSound();
      for (const [index, clip] of clips.entries()) clip.rewind(0, heard[index]!);
    },
    played(of, ms) {
      const clip = clips.find((candidate) => candidate.generation === of);
      if (of === 0 || !clip) return;
      acknowledges = true;
      const reached = Math.min(clip.fromMs + ms, clip.sentMs);
      clip.ack = { ms: Math.max(reached, clip.ack?.ms ?? reached), at: clock.now() };
      // The line plays in order: what stands before was heard.
      while (clips.includes(clip) && clips[0] !== clip) finish();
      if (clips[0] !== clip) return;
      if (clip.allSent && clip.ack.ms + endToleranceMs >= clip.totalMs) finish();
      else awaitEnd();
      advance();
    },
    speak(pcm) {
      if (line !== 'audio' || clips.length > 0) return;
      if (spoken !== generation || spoken === 0) {
        spoken = ++generation;
        sequence = 0;
      }
      events.frame(spoken, sequence++, pcm);
    },
    leftMs: () =>
      clips.reduce((sum, clip) => sum + (clip.complete ? clip.totalMs - heardMs(clip) : Number.POSITIVE_INFINITY), 0),
    queue: () => clips.map((clip) => ({ utterance: clip.utterance, begun: clip.begun })),
  };
}
