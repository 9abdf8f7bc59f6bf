import '#web/testing/browser-gaps.ts';
import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RecordedSentence, RecordedSentences } from '#domain/agents/recorded-sentences.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { stubNetwork } from '#web/testing/stub-network.ts';
import { RecordedSentencesCard, recordedWords } from './recorded-sentences-card.tsx';

const at = '/dashboard/agents/a1';
const base = '/v1/agents/a1/recorded-sentences';
const recording = { seconds: 2.14, recordedAt: '2026-11-20T10:00:00Z' };
const sentence = (id: string, text: string, more: Partial<RecordedSentence> = {}): RecordedSentence => ({
  id,
  text,
  recording: null,
  ...more,
});
const all = (more: Partial<RecordedSentences> = {}): RecordedSentences => ({
  version: 3,
  language: 'en-US',
  sentences: [sentence('s1', 'Hello.', { recording }), sentence('s2', 'What’s your name?')],
  unused: [],
  ...more,
});

/** Seconds of what the browser decodes next; null: it can't. */
let seconds: number | null = 1;
class FakeContext {
  destination = {};
  async decodeAudioData() {
    if (seconds === null) throw new DOMException('No.', 'EncodingError');
    return { duration: seconds };
  }
  createBufferSource() {
    return { connect: () => {}, start: () => {} };
  }
  async close() {}
}
class FakeOffline extends FakeContext {
  length: number;
  constructor(_channels: number, length: number) {
    super();
    this.length = length;
  }
  startRendering = async () => ({ getChannelData: () => new Float32Array(this.length) });
}
const recorders: FakeRecorder[] = [];
class FakeRecorder {
  state = 'inactive';
  mimeType = 'audio/webm';
  ondataavailable: (event: { data: Blob }) => void = () => {};
  onstop: (() => void) | null = null;
  constructor() {
    recorders.push(this);
  }
  start() {
    this.state = 'recording';
  }
  stop() {
    this.state = 'inactive';
    this.ondataavailable({ data: new Blob(['voice']) });
    this.onstop?.();
  }
}
const stopped = vi.fn();
beforeEach(() => {
  seconds = 1;
  vi.stubGlobal('AudioContext', FakeContext);
  vi.stubGlobal('OfflineAudioContext', FakeOffline);
  vi.stubGlobal('MediaRecorder', FakeRecorder);
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: { getUserMedia: async () => ({ getTracks: () => [{ stop: stopped }] }) },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function open(first: RecordedSentences, readOnly = false) {
  const state = { all: first };
  const sent = stubNetwork({
    [`GET ${base}`]: () => ({ body: state.all }),
    [`PUT ${base}/s2`]: () => {
      const now = sentence('s2', 'What’s your name?', { recording });
      state.all = all({ sentences: [state.all.sentences[0]!, now] });
      return { body: now };
    },
    [`DELETE ${base}/s1`]: () => {
      state.all = all({ sentences: [sentence('s1', 'Hello.'), state.all.sentences[1]!] });
      return { body: sentence('s1', 'Hello.') };
    },
  });
  const { user } = renderPage(<RecordedSentencesCard agentId="a1" readOnly={readOnly} />, { at });
  await user.click(screen.getByRole('button', { name: 'Show sentences' }));
  await screen.findByRole('list', { name: 'Fixed sentences' });
  return { user, sent };
}

describe('recordings of sentences', () => {
  it('say which are there and which are missing', async () => {
    await open(all({ unused: [sentence('s9', 'Good evening.', { recording })] }));
    expect(screen.getByText('1 of 2 fixed sentences have recordings. The agent’s voice says the rest.')).toBeTruthy();
    expect(screen.getByText('No recording (spoken by the agent’s voice)')).toBeTruthy();
    expect(screen.getAllByText('Recorded, 2.1 s')).toHaveLength(2);
    const old = within(screen.getByRole('list', { name: 'Unused recordings' }));
    expect(old.queryByRole('button', { name: /^Record/ })).toBeNull();
    expect(old.getByRole('button', { name: 'Remove the recording of “Good evening.”' })).toBeTruthy();
  });

  it('are made with the microphone', async () => {
    const { user, sent } = await open(all());
    await user.click(screen.getByRole('button', { name: 'Record “What’s your name?”' }));
    await screen.findByText('Recording. Say the sentence, then stop.');
    await user.click(screen.getByRole('button', { name: 'Stop recording “What’s your name?”' }));
    await screen.findByText('All 2 fixed sentences have recordings.');
    const { wav } = sent.find(({ method }) => method === 'PUT')!.body as { wav: string };
    expect(atob(wav).slice(0, 4)).toBe('RIFF');
    expect(atob(wav)).toHaveLength(44 + 32_000);
    expect(stopped).toHaveBeenCalled();
    expect(recorders).toHaveLength(1);
  });

  it('are uploaded, and what can’t be one is said', async () => {
    const { user, sent } = await open(all());
    const input = screen.getByLabelText('Audio file for “What’s your name?”');
    const file = new File(['voice'], 'name.mp3', { type: 'audio/mpeg' });
    seconds = null;
    await user.upload(input, file);
    expect(await screen.findByText('This browser can’t read the file. Use WAV, MP3, or M4A.')).toBeTruthy();
    seconds = 30;
    await user.upload(input, file);
    expect(await screen.findByText('A recording can be up to 20 seconds long.')).toBeTruthy();
    expect(sent.some(({ method }) => method === 'PUT')).toBe(false);
    seconds = 1;
    await user.upload(input, file);
    await screen.findByText('All 2 fixed sentences have recordings.');
  });

  it('are removed', async () => {
    const { user } = await open(all());
    await user.click(screen.getByRole('button', { name: 'Remove the recording of “Hello.”' }));
    await screen.findByText('None of the 2 fixed sentences have recordings yet.');
  });

  it('can only be heard by those who may not change the agent', async () => {
    await open(all(), true);
    const list = within(screen.getByRole('list', { name: 'Fixed sentences' }));
    expect(list.getAllByRole('button').map((one) => one.getAttribute('aria-label'))).toEqual(['Play “Hello.”']);
  });

  it('says that the microphone is not allowed', async () => {
    navigator.mediaDevices.getUserMedia = async () => {
      throw new DOMException('No.', 'NotAllowedError');
    };
    const { user } = await open(all());
    await user.click(screen.getByRole('button', { name: 'Record “What’s your name?”' }));
    expect(await screen.findByText('Allow the microphone in your browser, then try again.')).toBeTruthy();
    await act(async () => {});
    expect(screen.getByRole('button', { name: 'Record “What’s your name?”' })).toBeTruthy();
  });
});

it('counts in words', () => {
  expect(recordedWords(all({ sentences: [] }))).toBe('None of the 0 fixed sentences have recordings yet.');
});
