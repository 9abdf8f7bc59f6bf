import { heardText } from './barge-in.ts';
import type { Utterance } from './clip.ts';
import { heardTo } from './heard-words.ts';
import type { Heard, Speaker, SpeakerOptions } from './speaker.ts';

/** How long a voice takes that is not ours, in ms: to begin, and for each character. Only for what a line does not tell. */
const takes = { begin: 800, char: 75 };
/** A line that tells what it said is waited for beyond that, before a sentence counts as heard, in ms. */
const untoldMs = 4_000;

const msOf = (text: string) => takes.begin + text.length * takes.char;

/** A sentence on its way over a line that speaks by itself. */
interface Saying {
  utterance: Utterance;
  /** Stored: it may be said. */
  released: boolean;
  /** The line has its words. */
  given: boolean;
  begun: boolean;
  /** Since when it sounds; null where it does not. */
  soundsSince: number | null;
  /** How far it was heard, as the line told: a position in its text. */
  heard: number;
  /** How long it sounded, before the line was stopped. */
  soundedMs: number;
}

/** A speaker whose sentences are spoken by the line, which tells how far they were heard. */
export interface RelayedSpeaker extends Speaker {
  /** Words were heard to their end. */
  said(words: string): void;
  /** The voice of the line sounds, or is silent again. */
  sounds(now: boolean): void;
  /** The line listens: what it was given and did not stop has been heard. */
  listens(): void;
  /** The line has stopped all it had to say, behind these words: someone spoke into them. */
  stopped(behind: string): void;
}

/** Has utterances said by a line that makes speech of text itself, and knows what was heard by what it tells. */
export function createRelayedSpeaker({ clock, events }: Pick<SpeakerOptions, 'clock' | 'events'>): RelayedSpeaker {
  let sayings: Saying[] = [];
  let isConnected = false;
  let paused = false;
  let generation = 0;
  /** Whether this line tells what was heard. */
  let tells = false;
  let isSounding = false;
  let cancelEnd = () => {};

  /** Gives the line what may be said, in order. It says one after the other. */
  function give(): void {
    if (!isConnected || paused) return;
    for (const saying of sayings) {
      if (!saying.released) break;
      if (saying.given) continue;
      saying.given = true;
      const { utterance, heard } = saying;
      generation += 1;
      const text = utterance.text.slice(heard).trimStart();
      if (text !== '') events.sayStart(generation, { ...utterance, text });
    }
    advance();
  }

  /** Brings the first sentence of the queue as far as it is. */
  function advance(): void {
    for (let first = sayings[0]; first?.given && isConnected && !paused; first = sayings[0]) {
      first.soundsSince ??= clock.now();
      if (!first.begun) {
        first.begun = true;
        events.begins(first.utterance, { firstFrameAt: clock.now(), synthesisMs: null });
        // It may have been interrupted by what was waiting for it.
        if (sayings[0] !== first || paused) return;
      }
      const isHeard = first.heard === first.utterance.text.length && (sayings.length > 1 || !isSounding);
      if (!isHeard) {
        awaitEnd(first);
        return;
      }
      finish(first);
    }
  }

  /** What the line does not tell counts as heard at some time. */
  function awaitEnd(first: Saying): void {
    cancelEnd();
    const ms = msOf(first.utterance.text.slice(first.heard)) + (tells ? untoldMs : 0);
    cancelEnd = clock.after(ms, () => {
      if (sayings[0] === first) finish(first);
      advance();
    });
  }

  function finish(first: Saying): void {
    cancelEnd();
    sayings.shift();
    events.heard(first.utterance, soundedMs(first));
    if (sayings[0]?.given !== true) events.done();
  }

  const soundedMs = ({ soundsSince, soundedMs: before }: Saying) =>
    before + (soundsSince === null ? 0 : clock.now() - soundsSince);

  function heardOf(saying: Saying): Heard {
    const { utterance, begun } = saying;
    const ms = soundedMs(saying);
    const told = utterance.text.slice(0, saying.heard);
    // Of a line that tells nothing, time has to say it.
    const guessed = tells || !begun ? '' : heardText(utterance.text, [], ms - takes.begin, msOf(utterance.text));
    const text = told.length >= guessed.length ? told : guessed;
    return { utterance, text, ms, whole: text === utterance.text };
  }

  /** All that the line had and did not say is to be given to it again. */
  function takeBack(): void {
    cancelEnd();
    isSounding = false;
    for (const saying of sayings) {
      saying.soundedMs = soundedMs(saying);
      saying.given = false;
      saying.soundsSince = null;
    }
  }

  function note(words: string): void {
    tells = true;
    const given = sayings.filter((saying) => saying.given);
    const texts = given.map(({ utterance }) => utterance.text);
    const ends = heardTo(
      texts,
      given.map(({ heard }) => heard),
      words,
    );
    for (const [index, saying] of given.entries()) saying.heard = ends[index]!;
  }

  const add = (utterance: Utterance, released: boolean): Saying => ({
    utterance,
    released,
    given: false,
    begun: false,
    soundsSince: null,
    heard: 0,
    soundedMs: 0,
  });

  return {
    add(utterances) {
      sayings.push(...utterances.map((utterance) => add(utterance, false)));
    },
    interject(utterance) {
      const waiting = sayings.findIndex((other) => !other.released);
      sayings.splice(waiting < 0 ? sayings.length : waiting, 0, add(utterance, true));
      give();
    },
    release() {
      for (const saying of sayings) saying.released = true;
      give();
    },
    // The line stops by itself, and tells so: what it goes on saying until then is said.
    pause() {
      paused = true;
      cancelEnd();
    },
    resume() {
      paused = false;
      give();
    },
    interrupt() {
      const report = sayings.map(heardOf);
      takeBack();
      sayings = [];
      paused = false;
      return report;
    },
    dropQueued() {
      const queued = sayings.filter(({ given }) => !given);
      sayings = sayings.filter(({ given }) => given);
      return queued.map(heardOf);
    },
    connect() {
      isConnected = true;
      tells = false;
      give();
    },
    disconnect() {
      isConnected = false;
      paused = false;
      takeBack();
      for (const saying of sayings) saying.heard = 0;
    },
    played() {},
    // The carrier speaks itself, and takes text alone.
    speak() {},
    leftMs: () => sayings.reduce((sum, saying) => sum + Math.max(0, msOf(restOf(saying)) - soundedMs(saying)), 0),
    queue: () => sayings.map((saying) => ({ utterance: saying.utterance, begun: saying.begun })),
    said(words) {
      note(words);
      advance();
    },
    sounds(now) {
      isSounding = now;
      if (!now) advance();
    },
    listens() {
      isSounding = false;
      for (const saying of sayings) if (saying.given) saying.heard = saying.utterance.text.length;
      advance();
    },
    stopped(behind) {
      note(behind);
      takeBack();
    },
  };
}

const restOf = ({ utterance, heard }: Saying) => utterance.text.slice(heard);
