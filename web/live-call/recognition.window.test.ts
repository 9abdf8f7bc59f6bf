import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRecognition, type RecognitionProblem } from './recognition.ts';
import type { RecognizerError, RecognizerResults, SpeechRecognizer } from './speech-recognition.ts';

/** A recognizer that a test speaks into. */
class FakeRecognizer extends EventTarget implements SpeechRecognizer {
  static all: FakeRecognizer[] = [];
  static get last(): FakeRecognizer {
    return FakeRecognizer.all.at(-1)!;
  }
  continuous = false;
  interimResults = false;
  lang = '';
  maxAlternatives = 0;
  onstart: (() => void) | null = null;
  onspeechstart: (() => void) | null = null;
  onresult: ((event: RecognizerResults) => void) | null = null;
  onerror: ((event: RecognizerError) => void) | null = null;
  onend: (() => void) | null = null;
  started = false;
  aborted = false;
  #results: { text: string; final: boolean }[] = [];

  constructor() {
    super();
    FakeRecognizer.all.push(this);
  }
  start(): void {
    this.started = true;
  }
  abort(): void {
    this.aborted = true;
    this.onend?.();
  }
  hears(text: string, final = false): void {
    if (this.#results.at(-1)?.final === false) this.#results.pop();
    this.#results.push({ text, final });
    const results = this.#results.map((result) =>
      Object.assign([{ transcript: result.text }], { isFinal: result.final }),
    );
    this.onresult?.({ resultIndex: results.length - 1, results });
  }
  fails(error: string): void {
    this.onerror?.({ error });
    this.onend?.();
  }
}

function listen() {
  const heard: [string, boolean][] = [];
  const problems: (RecognitionProblem | null)[] = [];
  const agent: { says: string | null } = { says: null };
  const recognition = createRecognition('en-US', {
    onHeard: (text, final) => heard.push([text, final]),
    onProblem: (problem) => problems.push(problem),
    agentSays: () => agent.says,
  });
  recognition.start();
  return { recognition, heard, problems, agent };
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeRecognizer.all = [];
  vi.stubGlobal('SpeechRecognition', FakeRecognizer);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('createRecognition', () => {
  it('passes on interim and final words, each final once', () => {
    const { heard } = listen();
    FakeRecognizer.last.hears('next');
    FakeRecognizer.last.hears('next Thursday', true);
    FakeRecognizer.last.hears('please');
    expect(heard).toEqual([
      ['next', false],
      ['next Thursday', true],
      ['please', false],
    ]);
  });

  it('says so when the browser has no recognizer', () => {
    vi.stubGlobal('SpeechRecognition', undefined);
    expect(listen().problems).toEqual(['absent']);
  });

  it.each([
    ['not-allowed', 'no_permission'],
    ['audio-capture', 'no_microphone'],
    ['language-not-supported', 'language'],
  ])('stops after %s and starts again when the caller unmutes', (error, problem) => {
    const { recognition, problems } = listen();
    FakeRecognizer.last.fails(error);
    vi.advanceTimersByTime(60_000);
    expect(problems).toEqual([problem]);
    expect(FakeRecognizer.all).toHaveLength(1);
    recognition.setMuted(false);
    expect(FakeRecognizer.all).toHaveLength(2);
  });

  it('starts again by itself, ever more slowly while nothing is heard', () => {
    listen();
    const waits: number[] = [];
    for (let n = 0; n < 6; n++) {
      const before = FakeRecognizer.all.length;
      FakeRecognizer.last.fails('no-speech');
      let waited = 0;
      for (; FakeRecognizer.all.length === before; waited += 50) vi.advanceTimersByTime(50);
      waits.push(waited);
    }
    expect(waits).toEqual([250, 500, 1000, 2000, 4000, 4000]);
  });

  it('starts again at once after a session that worked', () => {
    listen();
    vi.advanceTimersByTime(60_000);
    FakeRecognizer.last.onend?.();
    vi.advanceTimersByTime(250);
    expect(FakeRecognizer.all).toHaveLength(2);
  });

  it('tells of a lost network after three tries, and of its return', () => {
    const { problems } = listen();
    for (let n = 0; n < 3; n++) {
      FakeRecognizer.last.fails('network');
      vi.advanceTimersByTime(4000);
    }
    expect(problems).toEqual(['network']);
    FakeRecognizer.last.hears('hello', true);
    expect(problems).toEqual(['network', null]);
  });

  it('counts words as heard when the session ends before they are final', () => {
    const { heard } = listen();
    FakeRecognizer.last.hears('half past two');
    FakeRecognizer.last.onend?.();
    expect(heard.at(-1)).toEqual(['half past two', true]);
  });

  it('hears nothing while muted, and keeps what was said before', () => {
    const { recognition, heard } = listen();
    const before = FakeRecognizer.last;
    before.hears('my name is');
    recognition.setMuted(true);
    expect(before.aborted).toBe(true);
    before.hears('not for you', true);
    vi.advanceTimersByTime(10_000);
    expect(heard).toEqual([
      ['my name is', false],
      ['my name is', true],
    ]);
    expect(FakeRecognizer.all).toHaveLength(1);
  });

  it("ignores the agent's own sentence, also when its result comes after the end of it", () => {
    const { heard, agent } = listen();
    agent.says = 'What day works best for you?';
    FakeRecognizer.last.hears('what day works');
    agent.says = null;
    FakeRecognizer.last.hears('what day works best for you', true);
    FakeRecognizer.last.hears('what day works best for me', true);
    expect(heard).toEqual([['what day works best for me', true]]);
  });

  it('tells that speech began, unless it may be the agent’s own', () => {
    const { heard, agent } = listen();
    FakeRecognizer.last.onspeechstart?.();
    agent.says = 'Hello.';
    FakeRecognizer.last.onspeechstart?.();
    expect(heard).toEqual([['', false]]);
  });

  it('lets the caller interrupt', () => {
    const { heard, agent } = listen();
    agent.says = 'What day works best for you?';
    FakeRecognizer.last.hears('wait');
    FakeRecognizer.last.hears('wait I want to cancel', true);
    expect(heard).toEqual([
      ['wait', false],
      ['wait I want to cancel', true],
    ]);
  });

  it('ends with the call', () => {
    const { recognition } = listen();
    recognition.close();
    vi.advanceTimersByTime(60_000);
    expect(FakeRecognizer.all).toHaveLength(1);
    expect(FakeRecognizer.last.aborted).toBe(true);
  });
});

describe('a recognizer that runs on the device', () => {
  it('is asked to, with the words that are likely, and once more without what it does not take', async () => {
    const available = vi.fn(async () => 'available');
    vi.stubGlobal('SpeechRecognition', Object.assign(class extends FakeRecognizer {}, { available }));
    vi.stubGlobal(
      'SpeechRecognitionPhrase',
      class {
        readonly phrase: string;
        constructor(phrase: string) {
          this.phrase = phrase;
        }
      },
    );
    const events = { onHeard: () => {}, onProblem: () => {}, agentSays: () => null };
    const recognition = createRecognition('en-US', events, ['haircut']);
    recognition.start();
    await vi.advanceTimersByTimeAsync(0);
    expect(available).toHaveBeenCalledWith({ langs: ['en-US'], processLocally: true });
    expect(FakeRecognizer.last).toMatchObject({ processLocally: true, phrases: [{ phrase: 'haircut' }] });
    FakeRecognizer.last.fails('phrases-not-supported');
    await vi.advanceTimersByTimeAsync(250);
    expect(FakeRecognizer.last).toMatchObject({ processLocally: true, started: true });
    expect(FakeRecognizer.last).not.toHaveProperty('phrases');
    FakeRecognizer.last.fails('language-not-supported');
    await vi.advanceTimersByTimeAsync(500);
    expect(FakeRecognizer.last).not.toHaveProperty('processLocally');
    expect(FakeRecognizer.last.started).toBe(true);
    recognition.close();
  });
});
