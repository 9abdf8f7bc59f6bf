import type { VoicePreference } from './demo-voices.data.ts';
import { pickVoice } from './pick-voice.ts';
import { playSample } from './play-sample.ts';
import type { SpeechEvents } from './speech-events.ts';

/** A browser tells its voices late: they are read again after this, in milliseconds. */
const voicesMs = 100;
/** Engines that never start say nothing about it: the sample is played after this, in milliseconds. */
const startMs = 4000;
/** Some never say that they have ended: after this for each character, at normal speed, and a reserve they have. */
const characterMs = 120;
const reserveMs = 5000;

export interface DemoSpeech {
  text: string;
  voice: VoicePreference;
  /** 1 is normal. */
  speed: number;
}

/**
 * Speaks with the browser's own voices, or plays the sample recording where it has none. Returns what ends it; after that
 * no event comes any more.
 */
export function speak(speech: DemoSpeech, events: SpeechEvents): () => void {
  const sample = () => playSample(speech.speed, events);
  if (!('speechSynthesis' in window) || !('SpeechSynthesisUtterance' in window)) return sample();
  let stop = whenVoicesAreKnown((voices) => {
    stop = voices.length === 0 ? sample() : utter(speech, voices, events, () => (stop = sample()));
  });
  return () => stop();
}

/** Calls back once: as soon as there are voices, or with none when there are none after all. */
function whenVoicesAreKnown(known: (voices: SpeechSynthesisVoice[]) => void): () => void {
  const { speechSynthesis } = window;
  const finish = () => {
    stop();
    known(speechSynthesis.getVoices());
  };
  const look = () => speechSynthesis.getVoices().length > 0 && finish();
  const timer = setTimeout(finish, voicesMs);
  speechSynthesis.addEventListener('voiceschanged', look);
  const stop = () => {
    clearTimeout(timer);
    speechSynthesis.removeEventListener('voiceschanged', look);
  };
  // Not at once, so that the caller holds the way to end it before anything else happens.
  queueMicrotask(look);
  return stop;
}

function utter(
  { text, voice: preference, speed }: DemoSpeech,
  voices: SpeechSynthesisVoice[],
  events: SpeechEvents,
  notStarted: () => void,
): () => void {
  const { speechSynthesis } = window;
  const utterance = new SpeechSynthesisUtterance(text);
  const voice = pickVoice(voices, preference);
  if (voice) {
    utterance.voice = voice;
    utterance.lang = voice.lang;
  }
  utterance.rate = speed;
  utterance.pitch = preference.pitch;

  const release = () => {
    clearTimeout(timer);
    utterance.onstart = utterance.onend = utterance.onerror = null;
  };
  const stop = () => {
    release();
    speechSynthesis.cancel();
  };
  let timer = setTimeout(() => {
    stop();
    notStarted();
  }, startMs);
  utterance.onstart = () => {
    clearTimeout(timer);
    timer = setTimeout(
      () => {
        stop();
        events.ended();
      },
      (text.length * characterMs) / speed + reserveMs,
    );
    events.started('browser');
  };
  utterance.onend = () => {
    release();
    events.ended();
  };
  utterance.onerror = () => {
    stop();
    events.failed();
  };
  // What another page of this browser left in the queue would be spoken first.
  if (speechSynthesis.speaking || speechSynthesis.pending) speechSynthesis.cancel();
  speechSynthesis.speak(utterance);
  return stop;
}
