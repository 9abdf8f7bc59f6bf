import '#web/testing/browser-gaps.ts';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type FakeSpeech, fakeSpeech } from '#web/testing/fake-speech.ts';
import { HomeDemo } from './home-demo.tsx';
import { SpeechStudio } from './speech-studio.tsx';

let speech: FakeSpeech;
beforeEach(() => {
  speech = fakeSpeech('Alex', 'Samantha', 'Karen', 'Daniel');
});
afterEach(() => vi.unstubAllGlobals());

function show(demo: ReactElement) {
  render(<MemoryRouter>{demo}</MemoryRouter>);
  return userEvent.setup();
}
const text = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const status = () => screen.getByRole('status').textContent;

it('speaks on Home from Ready to Generated', async () => {
  const user = show(<HomeDemo />);
  expect(status()).toBe('Ready to demo');
  await user.clear(text());
  await user.type(text(), '  Good morning  ');
  await user.selectOptions(screen.getByLabelText('Voice'), 'Male');
  await user.click(button('Play Demo'));
  expect(status()).toBe('Generating voice...');
  expect(speech.last).toMatchObject({ text: 'Good morning', voice: { name: 'Alex' }, rate: 1 });
  act(() => speech.last.onstart?.());
  expect(status()).toBe('Playing...');
  await user.click(button('Playing...'));
  expect(speech.spoken).toHaveLength(1);
  act(() => speech.last.onend?.());
  expect(status()).toMatch(/^Generated in \d+\.\ds • 12 characters$/);
  button('Play Demo');
});

it('ignores Play while it generates', async () => {
  const user = show(<SpeechStudio />);
  await user.click(button('Generate & Play'));
  await user.click(button('Generating...'));
  expect(speech.spoken).toHaveLength(1);
});

it('has nothing to play without a text', async () => {
  const user = show(<HomeDemo />);
  await user.clear(text());
  expect(button('Play Demo').disabled).toBe(true);
  await user.type(text(), '   ');
  expect(button('Play Demo').disabled).toBe(true);
  await user.type(text(), 'a');
  expect(button('Play Demo').disabled).toBe(false);
});

it('takes 180 characters and counts them', async () => {
  const user = show(<SpeechStudio />);
  fireEvent.change(text(), { target: { value: 'a'.repeat(300) } });
  expect(text().value).toHaveLength(180);
  screen.getByText('180/180 characters');
  await user.click(button('Generate & Play'));
  expect(speech.last.text).toHaveLength(180);
});

it('does not cut an emoji in half at the end', () => {
  show(<SpeechStudio />);
  fireEvent.change(text(), { target: { value: `${'a'.repeat(179)}👋` } });
  expect(text().value).toBe('a'.repeat(179));
});

it('offers four voices and a speed on the text-to-speech page', async () => {
  const user = show(<SpeechStudio />);
  for (const description of [
    'Warm professional female',
    'Clear confident male',
    'Friendly energetic female',
    'Deep authoritative male',
  ]) {
    screen.getByText(description);
  }
  const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'Speed' });
  expect([slider.min, slider.max, slider.step, slider.value]).toEqual(['0.8', '1.2', '0.1', '1']);
  screen.getByText('1.0x');
  fireEvent.change(slider, { target: { value: '1.2' } });
  screen.getByText('1.2x');
  await user.click(screen.getByRole('radio', { name: /David/ }));
  await user.click(button('Generate & Play'));
  expect(speech.last).toMatchObject({ voice: { name: 'Daniel' }, rate: 1.2 });
});

it('keeps text, voice and speed in this browser', async () => {
  const user = show(<SpeechStudio />);
  await user.clear(text());
  await user.type(text(), 'Kept');
  await user.click(screen.getByRole('radio', { name: /Emma/ }));
  fireEvent.change(screen.getByRole('slider'), { target: { value: '0.9' } });
  expect({ ...localStorage }).toEqual({
    'parley.speech-demo.text': 'Kept',
    'parley.speech-demo.voice': 'emma',
    'parley.speech-demo.speed': '[0.9]',
  });
  cleanup();
  show(<SpeechStudio />);
  expect(text().value).toBe('Kept');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Emma/ }).checked).toBe(true);
  screen.getByText('0.9x');
});

it('works where the browser refuses to store anything', async () => {
  const refuse = () => {
    throw new DOMException('Storage is off.', 'SecurityError');
  };
  const spies = [vi.spyOn(Storage.prototype, 'getItem'), vi.spyOn(Storage.prototype, 'setItem')];
  for (const spy of spies) spy.mockImplementation(refuse);
  const user = show(<HomeDemo />);
  await user.clear(text());
  await user.type(text(), 'Here only');
  expect(text().value).toBe('Here only');
  for (const spy of spies) spy.mockRestore();
  // Where it can be stored again it is.
  await user.type(text(), '!');
  expect(localStorage.getItem('parley.home-demo.text')).toBe('Here only!');
});

it('does not trust what is stored', () => {
  localStorage.setItem('parley.speech-demo.text', 'b'.repeat(500));
  localStorage.setItem('parley.speech-demo.voice', '<script>');
  localStorage.setItem('parley.speech-demo.speed', '[99]');
  show(<SpeechStudio />);
  expect(text().value).toHaveLength(180);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Sarah/ }).checked).toBe(true);
  screen.getByText('1.0x');
});

it('says what to do when nothing could be played', async () => {
  const user = show(<HomeDemo />);
  await user.click(button('Play Demo'));
  act(() => speech.last.onerror?.());
  expect(status()).toBe("Couldn't play audio. Try again or Request a Demo");
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Request a Demo' }).pathname).toBe('/contact');
  await user.click(button('Play Demo'));
  expect(status()).toBe('Generating voice...');
});

it.each([
  ['Home', <HomeDemo key="home" />],
  ['text to speech', <SpeechStudio key="speech" />],
])('never downloads on %s', (_, demo) => {
  show(demo);
  const download = button('Download Audio');
  expect(download.disabled).toBe(true);
  expect(download.title).toBe('Download available in full version');
});

it('is silent once its page is left', async () => {
  const user = show(<HomeDemo />);
  await user.click(button('Play Demo'));
  cleanup();
  expect(speech.cancels).toBe(1);
});
