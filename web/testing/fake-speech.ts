import { vi } from 'vitest';

/** An utterance as the fake browser got it. */
export class FakeUtterance {
  voice: SpeechSynthesisVoice | null = null;
  lang = '';
  rate = 1;
  pitch = 1;
  onstart: (() => void) | null = null;
  onend: (() => void) | null = null;
  onerror: (() => void) | null = null;
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** A browser's speech on strings: a test says when voices come, and what happens to what is spoken. */
export class FakeSpeech extends EventTarget {
  voices: SpeechSynthesisVoice[] = [];
  spoken: FakeUtterance[] = [];
  cancels = 0;
  speaking = false;
  pending = false;

  getVoices() {
    return this.voices;
  }
  speak(utterance: FakeUtterance) {
    this.spoken.push(utterance);
  }
  cancel() {
    this.cancels++;
  }
  /** The voices are there now. */
  load(...names: string[]) {
    this.voices = names.map((name) => ({ name, lang: 'en-US', localService: true, default: false, voiceURI: name }));
    this.dispatchEvent(new Event('voiceschanged'));
  }
  get last(): FakeUtterance {
    return this.spoken.at(-1)!;
  }
}

/** A player of files on strings. */
export class FakeAudio extends EventTarget {
  static made: FakeAudio[] = [];
  playbackRate = 1;
  paused = true;
  readonly src: string;
  constructor(src: string) {
    super();
    this.src = src;
    FakeAudio.made.push(this);
  }
  play() {
    this.paused = false;
    return Promise.resolve();
  }
  pause() {
    this.paused = true;
  }
}

/** Puts both into the window, in place of what jsdom lacks. */
export function fakeSpeech(...voices: string[]): FakeSpeech {
  const speech = new FakeSpeech();
  speech.load(...voices);
  FakeAudio.made = [];
  vi.stubGlobal('speechSynthesis', speech);
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance);
  vi.stubGlobal('Audio', FakeAudio);
  return speech;
}
