import { describe, expect, it } from 'vitest';
import type { Intent, ModelResult } from '#voice/flow/conversation.ts';
import { promptFlow } from '#voice/testing/prompt-flow.ts';
import { scriptedCall } from '#voice/testing/scripted-call.ts';

/** Spoken calls with an agent by prompt: each sentence is heard once it is stored, while the rest is still made. */

interface Request {
  want: Extract<Intent, { type: 'ask_model' }>;
  signal: AbortSignal;
  said: (sentence: string) => void;
  answer: (result: ModelResult) => void;
}

async function begun() {
  const requests: Request[] = [];
  const call = scriptedCall({
    flow: promptFlow(),
    askModel: (want, signal, said) => new Promise((answer) => void requests.push({ want, signal, said, answer })),
  });
  call.caller.connect(call.session);
  await call.clock.run(6_000);
  call.caller.says('my tooth hurts a lot since yesterday');
  await call.clock.run(1_500);
  expect(requests.length).toBe(1);
  return { ...call, requests };
}

describe('a caller of an agent by prompt', () => {
  it('hears the first sentence while the rest is made, each one stored before', async () => {
    const { clock, caller, requests, store } = await begun();
    requests[0]!.said('I am sorry to hear that.');
    await clock.run(300);
    expect(caller.agentTexts()).toContain('I am sorry to hear that.');
    expect(store.turns().map(({ text }) => text)).toContain('I am sorry to hear that.');
    await clock.run(2_500);
    // Beyond the deadline for the first words: what has begun may go on.
    expect(requests[0]!.signal.aborted).toBe(false);
    requests[0]!.said('What is your name?');
    requests[0]!.answer({ ok: true, calls: [] });
    await clock.run(2_000);
    expect(caller.lastText()).toBe('What is your name?');
  });

  it('cuts the model by speaking, which is told what was heard of it', async () => {
    const { clock, caller, requests } = await begun();
    requests[0]!.said('Let me think about what would help you with that tooth right now.');
    await clock.run(300);
    caller.says('please just tell me when I can come');
    await clock.run(2_500);
    expect(requests[0]!.signal.aborted).toBe(true);
    requests[0]!.said('This comes too late.');
    expect(requests.length).toBe(2);
    const agent = requests[1]!.want.heard!.filter(({ who }) => who === 'agent').at(-1)!;
    expect(agent.text).toContain('[interrupted]');
    await clock.run(2_000);
    expect(caller.agentTexts()).not.toContain('This comes too late.');
  });

  it('is asked by the script after 2.5 s without a word', async () => {
    const { clock, caller, requests } = await begun();
    await clock.run(4_500);
    expect(requests[0]!.signal.aborted).toBe(true);
    expect(caller.lastText()).toBe('What is the visit for?');
  });
});
