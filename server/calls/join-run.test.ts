import { expect, test } from 'vitest';
import type { Services } from '#server/services.ts';
import type { ActionResult } from '#voice/flow/conversation.ts';
import { joinRun } from './join-run.ts';

test('a run that is under way is waited for, and begun anew once it has ended', async () => {
  const services = {} as Services;
  const begun: ((result: ActionResult | null) => void)[] = [];
  const begin = () => new Promise<ActionResult | null>((resolve) => void begun.push(resolve));
  const both = [joinRun(services, 'call/1', begin), joinRun(services, 'call/1', begin)];
  const other = joinRun(services, 'call/2', begin);
  expect(begun).toHaveLength(2);
  begun[0]!({ ok: true, output: 'sent' });
  expect(await Promise.all(both)).toEqual([
    { ok: true, output: 'sent' },
    { ok: true, output: 'sent' },
  ]);
  const again = joinRun(services, 'call/1', begin);
  expect(begun).toHaveLength(3);
  begun[1]!(null);
  begun[2]!(null);
  expect(await Promise.all([other, again])).toEqual([null, null]);
  await expect(joinRun(services, 'call/3', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await joinRun(services, 'call/3', async () => null)).toBeNull();
});
