import '#web/testing/browser-gaps.ts';
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { firstLook } from '#domain/channels/widget-look.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { stubNetwork } from '#web/testing/stub-network.ts';
import PanelPage from './panel-page.tsx';

const key = `pk_${'A'.repeat(24)}`;
const path = `/v1/widget/${key}`;
const id = '019a0000-0000-7000-8000-0000000000c1';
const token = 'B'.repeat(43);
const chat = { id, status: 'live', expects: ['text'], endReason: null };
const begun = { ...chat, messages: [{ seq: 0, role: 'agent', text: 'Hello. What can I do for you?' }] };
const answered = {
  ...chat,
  status: 'ended',
  endReason: 'completed',
  messages: [
    { seq: 1, role: 'caller', text: 'a haircut' },
    { seq: 2, role: 'agent', text: 'Noted. Goodbye.' },
  ],
};
const face = (look = {}) => ({
  body: {
    agentName: 'Ada',
    agentLanguage: 'en-US',
    hears: false,
    look: { ...firstLook, ...look },
    poweredBy: 'Parley',
  },
});

/** What the page around says, as the browser brings it. */
function say(data: object, origin = 'https://shop.example') {
  act(() => void window.dispatchEvent(new MessageEvent('message', { source: window, origin, data })));
}
const openPanel = () => renderPage(<PanelPage />, { at: `/widget/${key}`, path: '/widget/:key' });
const opened = { parley: 'opened', path: '/prices', referrer: 'search.example', kept: '' };

beforeEach(() => sessionStorage.clear());

it('begins once the page around has said where it is, as the browser tells, and is kept for a reload', async () => {
  const sent = stubNetwork({
    [`GET ${path}`]: face({ consent: 'We keep what you write.' }),
    [`POST ${path}/chats`]: { status: 201, body: { chat: begun, token } },
    [`POST /v1/widget-chats/${id}/messages`]: { body: answered },
    [`POST /v1/widget-chats/${id}/resume`]: { body: begun },
  });
  const { user, unmount } = openPanel();
  const start = await screen.findByRole('button', { name: 'Start chat' });
  expect(start.hasAttribute('disabled')).toBe(true);
  expect(screen.getByText(/an AI, not a person. We keep what you write./)).toBeTruthy();
  say({ ...opened, origin: 'https://forged.example', preview: 'forged' });
  expect(document.activeElement).toBe(start);
  await user.click(start);
  expect(await screen.findByText('Hello. What can I do for you?')).toBeTruthy();
  expect(sent.at(-1)?.body).toEqual({ origin: 'https://shop.example', path: '/prices', referrer: 'search.example' });
  expect(sent.every(({ headers }) => headers.get('authorization') === null)).toBe(true);

  unmount();
  const again = openPanel();
  await again.user.type(await screen.findByRole('textbox', { name: 'Your message' }), 'a haircut{Enter}');
  expect(await screen.findByText('Noted. Goodbye.')).toBeTruthy();
  expect(sessionStorage).toHaveLength(0);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Start again' }));
});

it('says why it cannot begin, in its language', async () => {
  const body = { error: { code: 'too_many_requests', message: 'English words.', requestId: 'r' } };
  stubNetwork({ [`GET ${path}`]: face({ language: 'de' }), [`POST ${path}/chats`]: { status: 429, body } });
  const { user } = openPanel();
  await screen.findByRole('button', { name: 'Chat starten' });
  say(opened);
  await user.click(screen.getByRole('button', { name: 'Chat starten' }));
  expect(await screen.findByText(/Im Moment laufen zu viele Gespräche/)).toBeTruthy();
});

it('takes a look that is not saved from our own pages alone, and only what a widget offers', async () => {
  stubNetwork({ [`GET ${path}`]: face({ mode: 'chat' }) });
  openPanel();
  expect(await screen.findByRole('heading', { name: 'Ada' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /call/ })).toBeNull();
  say({ parley: 'look', look: { title: 'Mine' } });
  expect(screen.queryByRole('heading', { name: 'Mine' })).toBeNull();
  say({ parley: 'look', look: { title: 'Mine' } }, location.origin);
  expect(screen.getByRole('heading', { name: 'Mine' })).toBeTruthy();
});

it('one that is off says so', async () => {
  const body = { error: { code: 'not_found', message: 'No.', requestId: 'r' } };
  stubNetwork({ [`GET ${path}`]: { status: 404, body } });
  openPanel();
  expect((await screen.findByRole('alert')).textContent).toBe('This chat isn’t available right now.');
});

it('hears what a person writes in the meantime, and that the chat was ended', async () => {
  const words = [{ seq: 1, role: 'agent', text: 'This is Grace. Which address do you mean?' }];
  const news = [
    { ...chat, messages: words },
    { ...chat, status: 'ended', endReason: 'completed', messages: [] },
  ];
  const sent = stubNetwork({
    [`GET ${path}`]: face(),
    [`POST ${path}/chats`]: { status: 201, body: { chat: begun, token } },
    [`POST /v1/widget-chats/${id}/resume`]: () => ({ body: news.shift() ?? begun }),
  });
  const { user } = openPanel();
  say(opened);
  await user.click(await screen.findByRole('button', { name: 'Start chat' }));
  await screen.findByText('Hello. What can I do for you?');
  const look = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));
  look();
  expect(await screen.findByText('This is Grace. Which address do you mean?')).toBeTruthy();
  expect(sent.at(-1)?.body).toEqual({ token, after: 0 });
  look();
  expect(await screen.findByRole('button', { name: 'Start again' })).toBeTruthy();
  expect(sent.at(-1)?.body).toEqual({ token, after: 1 });
});

it('turns dark with the device, while it’s open', async () => {
  const system = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => system);
  stubNetwork({ [`GET ${path}`]: face({ theme: 'auto' }) });
  openPanel();
  await screen.findByRole('button', { name: 'Start chat' });
  expect(document.documentElement.dataset.theme).toBe('light');
  system.matches = true;
  system.dispatchEvent(new Event('change'));
  expect(document.documentElement.dataset.theme).toBe('dark');
  vi.unstubAllGlobals();
});
