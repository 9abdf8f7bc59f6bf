import '#web/testing/browser-gaps.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { textLimit } from '#domain/channels/speech.ts';
import { aWorkspace, renderPage } from '#web/testing/render-page.tsx';
import { type Answer, type Sent, stubNetwork } from '#web/testing/stub-network.ts';
import { aClip, aUsage, aVoice, clipId } from './speech.fixture.ts';
import TextToSpeechPage from './text-to-speech-page.tsx';

const at = '/dashboard/text-to-speech';
const voices = [
  aVoice('sarah'),
  aVoice('michael', { gender: 'male', description: 'Clear confident male' }),
  aVoice('emma', { description: 'Friendly energetic female' }),
  aVoice('david', { gender: 'male', description: 'Deep authoritative male' }),
];
const languages = [
  { code: 'de', name: 'German', native_name: 'Deutsch', voices: 1 },
  { code: 'en-US', name: 'English (United States)', native_name: 'English (United States)', voices: 4 },
];
const marks = {
  words: [
    { text: 'Your', startMs: 0, endMs: 300 },
    { text: 'table', startMs: 300, endMs: 700 },
  ],
};
const file = `/v1/audio/workspace/${clipId}`;

type Routes = Record<string, Answer | ((sent: Sent) => Answer)>;

/** A server that speaks; a test changes what it answers. */
const speechServer = (routes: Routes = {}) =>
  stubNetwork({
    'GET /v1/speech/usage': { body: aUsage() },
    'GET /v1/languages': { body: { languages } },
    'GET /v1/voices': ({ search }) => ({
      body: { voices: search.get('language') === 'de' ? [aVoice('anna', { language: 'de' })] : voices },
    }),
    [`GET /v1/speech/clips/${clipId}`]: { body: aClip() },
    [`GET ${file}.mp3`]: { body: 'sound' },
    [`GET ${file}.json`]: { body: marks },
    ...routes,
  });

/** Sounds that jsdom does not make: what was played, in order. */
let played: string[] = [];

beforeEach(() => {
  played = [];
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (this: HTMLMediaElement) {
    played.push(this.src);
    this.dispatchEvent(new Event('play'));
    this.dispatchEvent(new Event('playing'));
  });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    this.dispatchEvent(new Event('pause'));
  });
  URL.createObjectURL = () => 'blob:speech';
  URL.revokeObjectURL = () => {};
});

const speakButton = () => screen.findByRole<HTMLButtonElement>('button', { name: /Speak$/ });

describe('the studio', () => {
  it('speaks a text with the chosen voice, then plays and saves it', async () => {
    const sent = speechServer({
      'POST /v1/synthesize': { body: { id: clipId } },
    });
    const { user, router } = renderPage(<TextToSpeechPage />, { at });
    await user.click(await screen.findByRole('radio', { name: /Emma/ }));
    expect((await speakButton()).disabled).toBe(true);
    await user.type(screen.getByLabelText('Text'), 'Your table is booked.');
    await user.click(await speakButton());
    expect(await screen.findByRole('button', { name: 'Play' })).toBeTruthy();
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      text: 'Your table is booked.',
      language: 'en-US',
      voice: 'emma',
      speed: 1,
      format: 'mp3',
    });
    expect(router.state.location.search).toBe(`?clip=${clipId}`);
    await user.click(screen.getByRole('button', { name: 'Play' }));
    expect(played).toEqual(['blob:speech']);
    expect(screen.getByRole('button', { name: 'Pause' })).toBeTruthy();
    const download = screen.getByRole('link', { name: 'Download MP3' });
    expect([download.getAttribute('href'), download.getAttribute('download')]).toEqual([
      'blob:speech',
      'speech-000000c1.mp3',
    ]);
    expect(screen.getByRole('link', { name: /Captions/ }).getAttribute('href')).toMatch(
      /^\/v1\/audio\/workspace\/.*\.vtt\?/,
    );
  });

  it('speaks by Ctrl and Enter, and never a blank text', async () => {
    const sent = speechServer({ 'POST /v1/synthesize': { body: { id: clipId } } });
    const { user } = renderPage(<TextToSpeechPage />, { at });
    await screen.findByRole('radio', { name: /Sarah/ });
    const field = screen.getByLabelText('Text');
    await user.type(field, '   {Control>}{Enter}{/Control}');
    expect(sent.some(({ method }) => method === 'POST')).toBe(false);
    await user.type(field, 'Hello.{Control>}{Enter}{/Control}');
    await screen.findByRole('button', { name: 'Play' });
    expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({ voice: 'sarah' });
  });

  it('makes a long text in the background and shows how far it is', async () => {
    let clip = aClip({ status: 'running', progress: 0.4, audioUrl: null, marksUrl: null, captionsUrl: null });
    const sent = speechServer({
      'POST /v1/speech/clips': { status: 202, body: clip },
      [`GET /v1/speech/clips/${clipId}`]: () => ({ body: clip }),
    });
    const { user } = renderPage(<TextToSpeechPage />, { at });
    await screen.findByRole('radio', { name: /Sarah/ });
    fireEvent.change(screen.getByLabelText('Text'), { target: { value: 'a '.repeat(textLimit) } });
    expect(screen.getByText('Audio for long texts is generated in the background.')).toBeTruthy();
    await user.click(await speakButton());
    expect(await screen.findByText('Speaking… 40%')).toBeTruthy();
    expect(sent.some(({ path }) => path === '/v1/synthesize')).toBe(false);
    clip = aClip();
    expect(await screen.findByRole('button', { name: 'Play' })).toBeTruthy();
  });

  it('says in the words of the server why it did not speak, and keeps the text', async () => {
    const message = 'You’ve used all of this month’s characters.';
    speechServer({ 'POST /v1/synthesize': { status: 429, body: { error: { code: 'quota_exceeded', message } } } });
    const { user } = renderPage(<TextToSpeechPage />, { at });
    await screen.findByRole('radio', { name: /Sarah/ });
    await user.type(screen.getByLabelText('Text'), 'Hello.');
    await user.click(await speakButton());
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByLabelText<HTMLTextAreaElement>('Text').value).toBe('Hello.');
  });

  it('repeats a request whose answer was lost by its key, and takes a new one for the next', async () => {
    let up = false;
    const sent = speechServer({
      'POST /v1/synthesize': () => (up ? { body: { id: clipId } } : { status: 0 }),
    });
    const { user } = renderPage(<TextToSpeechPage />, { at });
    await screen.findByRole('radio', { name: /Sarah/ });
    await user.type(screen.getByLabelText('Text'), 'Hello.');
    const keys = () =>
      sent.flatMap(({ method, headers }) => (method === 'POST' ? [headers.get('idempotency-key')] : []));
    await user.click(await speakButton());
    await screen.findByText(/Can’t reach the server/);
    up = true;
    await user.click(await speakButton());
    await screen.findByRole('button', { name: 'Play' });
    await waitFor(async () => expect((await speakButton()).disabled).toBe(false));
    await user.click(await speakButton());
    await waitFor(() => expect(keys()).toHaveLength(3));
    const [lost, repeated, next] = keys();
    expect(lost).toMatch(/^[0-9a-f-]{36}$/);
    expect(repeated).toBe(lost);
    expect(next).not.toBe(lost);
  });

  it('remembers how the last text sounded, in each workspace', async () => {
    speechServer();
    const first = renderPage(<TextToSpeechPage />, { at });
    await first.user.click(await screen.findByRole('radio', { name: /David/ }));
    await first.user.click(screen.getByRole('combobox', { name: 'Format' }));
    await first.user.click(await screen.findByRole('option', { name: 'FLAC' }));
    first.unmount();
    const again = renderPage(<TextToSpeechPage />, { at });
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: /David/ })).checked).toBe(true);
    expect(screen.getByRole('combobox', { name: 'Format' }).textContent).toContain('FLAC');
    again.unmount();
    renderPage(<TextToSpeechPage />, {
      at,
      workspace: aWorkspace('owner', { id: '019a0000-0000-7000-8000-000000000002' }),
    });
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: /Sarah/ })).checked).toBe(true);
  });

  it('forgets what it cannot read', async () => {
    speechServer();
    localStorage.setItem(`parley.speech.${aWorkspace().id}`, '{"speed":99}');
    renderPage(<TextToSpeechPage />, { at });
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: /Sarah/ })).checked).toBe(true);
    expect(screen.getByRole('combobox', { name: 'Format' }).textContent).toContain('MP3');
  });

  it('says what failed in the background', async () => {
    const failed = aClip({ status: 'failed', problem: 'The voice engine failed.', audioUrl: null, marksUrl: null });
    speechServer({ [`GET /v1/speech/clips/${clipId}`]: { body: failed } });
    renderPage(<TextToSpeechPage />, { at: `${at}?clip=${clipId}` });
    expect(await screen.findByText('The voice engine failed.')).toBeTruthy();
  });

  it('offers what browsers cannot play for download only', async () => {
    const raw = aClip({ format: 'mulaw', audioUrl: `https://voice.example.org${file}.ulaw?x` });
    speechServer({ [`GET /v1/speech/clips/${clipId}`]: { body: raw }, [`GET ${file}.ulaw`]: { body: 'sound' } });
    renderPage(<TextToSpeechPage />, { at: `${at}?clip=${clipId}` });
    expect(await screen.findByRole('link', { name: /^Download µ-law/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Play' })).toBeNull();
  });

  it('takes what was spoken up again', async () => {
    speechServer({ [`GET /v1/speech/clips/${clipId}`]: { body: aClip({ voice: 'david', format: 'wav' }) } });
    const { user } = renderPage(<TextToSpeechPage />, { at: `${at}?clip=${clipId}` });
    await user.click(await screen.findByRole('button', { name: 'Use this text' }));
    const field = screen.getByLabelText<HTMLTextAreaElement>('Text');
    expect([field.value, document.activeElement]).toEqual(['Your table is booked.', field]);
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: /David/ })).checked).toBe(true);
    expect(screen.getByRole('combobox', { name: 'Format' }).textContent).toBe('WAV');
  });

  it('moves through the sound by its position', async () => {
    speechServer();
    const { container } = renderPage(<TextToSpeechPage />, { at: `${at}?clip=${clipId}` });
    const position = await screen.findByRole<HTMLInputElement>('slider', { name: 'Position' });
    expect(position.getAttribute('aria-valuetext')).toBe('0:00 of 1:01');
    fireEvent.change(position, { target: { value: '30000' } });
    expect(position.getAttribute('aria-valuetext')).toBe('0:30 of 1:01');
    expect(container.querySelector('audio')?.currentTime).toBe(30);
  });

  it('shows how a text is read, for as long as it is that text', async () => {
    speechServer({
      'POST /v1/speech/spoken-form': { body: { spoken: 'Doctor Smith', language: 'en-US', characters: 9 } },
    });
    const { user } = renderPage(<TextToSpeechPage />, { at });
    await user.type(screen.getByLabelText('Text'), 'Dr. Smith');
    await user.click(screen.getByRole('button', { name: 'Show spoken form' }));
    expect(await screen.findByText('Doctor Smith')).toBeTruthy();
    await user.type(screen.getByLabelText('Text'), '!');
    expect(screen.queryByText('Doctor Smith')).toBeNull();
  });

  it('shows what is used of the month', async () => {
    speechServer();
    renderPage(<TextToSpeechPage />, { at });
    expect(await screen.findByText('1,234 of 10,000 characters')).toBeTruthy();
  });
});

describe('the voices', () => {
  it('are found by name, character and gender', async () => {
    speechServer();
    const { user } = renderPage(<TextToSpeechPage />, { at });
    await screen.findByRole('radio', { name: /Sarah/ });
    const search = screen.getByRole('searchbox', { name: 'Search voices' });
    await user.type(search, 'male');
    expect(screen.getAllByRole('radio')).toHaveLength(2);
    await user.clear(search);
    await user.type(search, 'zzz');
    expect(screen.getByText('No voices match “zzz”.')).toBeTruthy();
  });

  it('introduce themselves, one at a time', async () => {
    speechServer();
    const { user } = renderPage(<TextToSpeechPage />, { at });
    await user.click(await screen.findByRole('button', { name: 'Hear Sarah' }));
    await user.click(screen.getByRole('button', { name: 'Hear Emma' }));
    expect(played.map((address) => new URL(address).pathname)).toEqual([
      '/v1/voices/sarah/sample',
      '/v1/voices/emma/sample',
    ]);
    expect(played.every((address) => new URL(address).origin === location.origin)).toBe(true);
    expect(screen.getByRole('button', { name: 'Hear Sarah' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Pause Emma' })).toBeTruthy();
  });

  it('are those of the language', async () => {
    speechServer();
    const { user } = renderPage(<TextToSpeechPage />, { at });
    await user.click(await screen.findByRole('radio', { name: /David/ }));
    await user.click(screen.getByRole('combobox', { name: 'Language' }));
    await user.click(await screen.findByRole('option', { name: /German/ }));
    const anna = await screen.findByRole<HTMLInputElement>('radio', { name: /Anna/ });
    await waitFor(() => expect(anna.checked).toBe(true));
    expect(screen.queryByRole('radio', { name: /David/ })).toBeNull();
  });
});

describe('voices of several engines', () => {
  it('show whose they are, can be chosen by engine, and stand there once', async () => {
    const rachel = aVoice('elevenlabs/x1', { name: 'Rachel', engine: 'elevenlabs', description: 'Calm' });
    const other = aVoice('natural-female', { name: 'Natural Female', alias_of: 'sarah' });
    speechServer({ 'GET /v1/voices': { body: { voices: [...voices, other, rachel] } } });
    const { user } = renderPage(<TextToSpeechPage />, { at });
    expect(await screen.findByRole('radio', { name: /Rachel.*ElevenLabs.*Calm/ })).toBeTruthy();
    expect(screen.queryByRole('radio', { name: /Natural Female/ })).toBeNull();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Engine' }), 'Built in');
    expect(screen.queryByRole('radio', { name: /Rachel/ })).toBeNull();
    expect(screen.getAllByRole('radio')).toHaveLength(voices.length);
  });
});

describe('the history', () => {
  it('opens what was spoken, and loads older speech', async () => {
    const older = aClip({ id: '019a0000-0000-7000-8000-0000000000c0', text: 'An older text.' });
    speechServer({
      'GET /v1/speech/clips': ({ search }) =>
        search.get('cursor') === clipId
          ? { body: { items: [older], next: null } }
          : { body: { items: [aClip()], next: clipId } },
    });
    const { user, router } = renderPage(<TextToSpeechPage />, { at: `${at}?tab=history` });
    await user.click(await screen.findByRole('button', { name: 'Load more' }));
    expect(await screen.findByText('An older text.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Your table is booked.' }));
    expect(router.state.location.search).toBe(`?clip=${clipId}`);
    expect(await screen.findByRole('button', { name: 'Play' })).toBeTruthy();
  });

  it('says what will be there', async () => {
    speechServer({ 'GET /v1/speech/clips': { body: { items: [], next: null } } });
    const { user } = renderPage(<TextToSpeechPage />, { at });
    await user.click(screen.getByRole('tab', { name: 'History' }));
    expect(await screen.findByRole('heading', { name: 'No audio yet' })).toBeTruthy();
  });

  it('deletes only after asking', async () => {
    let items = [aClip()];
    const sent = speechServer({
      'GET /v1/speech/clips': () => ({ body: { items, next: null } }),
      [`DELETE /v1/speech/clips/${clipId}`]: () => {
        items = [];
        return { status: 204 };
      },
    });
    const { user } = renderPage(<TextToSpeechPage />, { at: `${at}?tab=history` });
    await user.click(await screen.findByRole('button', { name: 'Delete “Your table is booked.”' }));
    expect(sent.some(({ method }) => method === 'DELETE')).toBe(false);
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete clip' }));
    expect(await screen.findByRole('heading', { name: 'No audio yet' })).toBeTruthy();
  });

  it('says why it could not be loaded', async () => {
    speechServer({
      'GET /v1/speech/clips': { status: 403, body: { error: { code: 'forbidden', message: 'Not for you.' } } },
    });
    renderPage(<TextToSpeechPage />, { at: `${at}?tab=history` });
    expect(await screen.findByText('Not for you.')).toBeTruthy();
  });
});

describe('the pronunciations', () => {
  it('are added and deleted', async () => {
    const id = '019a0000-0000-7000-8000-0000000000d1';
    let items: object[] = [];
    speechServer({
      'GET /v1/speech/pronunciations': () => ({ body: { items } }),
      'POST /v1/speech/pronunciations': ({ body }) => {
        items = [{ ...(body as object), id, createdAt: '2026-11-20T10:00:00Z' }];
        return { status: 201, body: items[0] };
      },
      [`DELETE /v1/speech/pronunciations/${id}`]: () => {
        items = [];
        return { status: 204 };
      },
    });
    const { user } = renderPage(<TextToSpeechPage />, { at: `${at}?tab=pronunciations` });
    expect(await screen.findByRole('heading', { name: 'No pronunciations yet' })).toBeTruthy();
    await user.type(screen.getByLabelText('Word'), ' Nguyen ');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add' }).disabled).toBe(true);
    await user.type(screen.getByLabelText('Spoken as'), 'win{Enter}');
    expect(await screen.findByRole('row', { name: /Nguyen win/ })).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Word').value).toBe('');
    await user.click(screen.getByRole('button', { name: 'Delete the pronunciation of Nguyen' }));
    expect(await screen.findByRole('heading', { name: 'No pronunciations yet' })).toBeTruthy();
  });

  it('say why one was refused', async () => {
    speechServer({
      'GET /v1/speech/pronunciations': { body: { items: [] } },
      'POST /v1/speech/pronunciations': { status: 409, body: { error: { code: 'conflict', message: 'It is there.' } } },
    });
    const { user } = renderPage(<TextToSpeechPage />, { at: `${at}?tab=pronunciations` });
    await user.type(screen.getByLabelText('Word'), 'Nguyen');
    await user.type(screen.getByLabelText('Spoken as'), 'win{Enter}');
    expect(await screen.findByText('It is there.')).toBeTruthy();
  });
});
