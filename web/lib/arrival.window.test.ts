import { beforeEach, expect, it, vi } from 'vitest';

async function arriveAt(address: string) {
  history.replaceState(null, '', address);
  vi.resetModules();
  const { takeArrivalNotice } = await import('./arrival.ts');
  // Whatever happens to the address afterwards.
  history.replaceState(null, '', '/dashboard/getting-started');
  return takeArrivalNotice;
}

beforeEach(() => history.replaceState(null, '', '/'));

it('tells once what a link said that led to the dashboard', async () => {
  const take = await arriveAt('/dashboard?error=access_denied&error_description=Email+link+is+invalid');
  expect(take()?.text).toBe('Email link is invalid');
  expect(take()).toBeNull();
});

it('leaves to the sign-in screens what led to them', async () => {
  expect((await arriveAt('/login#error_description=Email+link+is+invalid'))()).toBeNull();
});
