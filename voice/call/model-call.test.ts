import { describe, expect, it } from 'vitest';
import type { Intent, ModelResult } from '#voice/flow/conversation.ts';
import { flowOf } from '#voice/flow/dialogues/told.ts';
import { scriptedCall } from '#voice/testing/scripted-call.ts';

/** Spoken calls in a part that a language model leads: what a caller hears, and when, on a clock turned by hand. */

const flow = flowOf(
  [
    ['start', 'start', { greeting: 'Hello.' }],
    [
      'lead',
      'language_model',
      {
        goal: 'Find out what the caller needs.',
        prompt: 'How can I help?',
        ways: [{ port: 'done', label: 'Done' }],
        facts: ['There is a car park behind the house.'],
      },
    ],
    ['none', 'ask', { slots: [{ name: 'message', type: 'text', prompt: 'What may I write down?' }] }],
    ['bye', 'end', { message: 'Bye.' }],
  ],
  [
    ['start', 'next', 'lead'],
    ['lead', 'done', 'bye'],
    ['lead', 'no_model', 'none'],
    ['none', 'filled', 'bye'],
  ],
);

interface Request {
  want: Extract<Intent, { type: 'ask_model' }>;
  signal: AbortSignal;
  answer: (result: ModelResult) => void;
}

/** A call whose model answers when the test says so. */
async function begun() {
  const requests: Request[] = [];
  const call = scriptedCall({
    flow,
    askModel: (want, signal) => new Promise((answer) => void requests.push({ want, signal, answer })),
  });
  call.caller.connect(call.session);
  await call.clock.run(6_000);
  call.caller.says('is there somewhere to leave my car');
  await call.clock.run(1_500);
  expect(requests.length).toBe(1);
  return { ...call, requests };
}

const says = (say: string): ModelResult => ({ ok: true, say });

describe('a caller of a part that a model leads', () => {
  it('hears the model once it has answered, and not before that is stored', async () => {
    const { clock, caller, requests, store } = await begun();
    requests[0]!.answer(says('There is a car park behind the house.'));
    await clock.run(3_000);
    expect(caller.agentTexts()).toContain('There is a car park behind the house.');
    expect(store.turns().map(({ text }) => text)).toContain('There is a car park behind the house.');
  });

  it('hears the script within three seconds where the model does not answer', async () => {
    const { clock, caller, requests } = await begun();
    const asked = clock.now() - 1_500;
    const before = caller.played.length;
    await clock.run(1_600);
    const first = caller.played.slice(before).find(({ sample }) => sample !== 0);
    expect(first).toBeDefined();
    expect(first!.at - asked).toBeLessThan(3_000);
    await clock.run(3_000);
    expect(caller.lastText()).toBe('What may I write down?');
    expect(requests[0]!.signal.aborted).toBe(true);
    requests[0]!.answer(says('There is a car park behind the house.'));
    await clock.run(3_000);
    expect(caller.agentTexts()).not.toContain('There is a car park behind the house.');
  });

  it('who goes on speaking is listened to, and the request is given up', async () => {
    const { clock, caller, requests } = await begun();
    caller.says('it is quite a large car');
    await clock.run(1_500);
    expect(requests[0]!.signal.aborted).toBe(true);
    expect(requests.length).toBe(2);
    expect(requests[1]!.want.said).toBe('it is quite a large car');
    requests[0]!.answer(says('It is free.'));
    requests[1]!.answer(says('There is a car park behind the house.'));
    await clock.run(4_000);
    expect(caller.agentTexts()).toContain('There is a car park behind the house.');
  });

  it('who hangs up is not asked about any more', async () => {
    const { clock, caller, requests } = await begun();
    caller.hangsUp();
    await clock.run(1_000);
    expect(requests[0]!.signal.aborted).toBe(true);
    expect(caller.reason).toBe('caller_hangup');
    expect(clock.pending(), 'no timer is left').toBe(0);
  });
});
