import '#web/testing/browser-gaps.ts';
import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPage } from '#web/testing/render-page.tsx';
import { stubNetwork } from '#web/testing/stub-network.ts';
import { someSettings } from './notification-settings.fixture.ts';
import { PushSection } from './push-section.tsx';

const subscription = {
  endpoint: 'https://push.example.com/send/1',
  toJSON: () => ({ endpoint: 'https://push.example.com/send/1', keys: { p256dh: 'p', auth: 'a' } }),
};

afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  vi.unstubAllGlobals();
});

/** A browser whose push service answers as told, one try after the other. */
function browserWith(answers: (() => Promise<object>)[]) {
  const worker = { pushManager: { subscribe: () => answers.shift()!(), getSubscription: async () => null } };
  const serviceWorker = {
    register: async () => worker,
    ready: Promise.resolve(worker),
    getRegistration: async () => worker,
  };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { requestPermission: async () => 'granted' });
}

it('says that the push service refused, or does not answer, and tries again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  browserWith([
    () => Promise.reject(new Error('Registration failed')),
    () => new Promise(() => {}),
    () => Promise.resolve(subscription),
  ]);
  const device = {
    id: '019a0000-0000-7000-8000-0000000000d9',
    name: 'Chrome',
    fingerprint: 'x',
    createdAt: '2026-11-20T10:00:00Z',
  };
  const sent = stubNetwork({ 'PUT /v1/push-devices': { body: device } });
  const { user } = renderPage(<PushSection settings={{ ...someSettings(), devices: [] }} />);
  await user.click(screen.getByRole('button', { name: 'Turn on in this browser' }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The browser’s push service returned an error: Registration failed.',
  );
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect((await screen.findByRole('alert')).textContent).toMatch(/isn’t responding.*try again/);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Notifications are on in this browser')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(sent.at(-1)?.body).toMatchObject({ endpoint: subscription.endpoint, p256dh: 'p', auth: 'a' });
});
