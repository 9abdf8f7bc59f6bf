import { expect, test } from 'vitest';
import { agentTemplates } from '#domain/agent-templates.data.ts';
import { fakeSpeech } from '#voice/testing/fake-speech.ts';
import { manualClock } from '#voice/testing/manual-clock.ts';
import { memoryStore } from '#voice/testing/memory-store.ts';
import { ScriptedCaller } from '#voice/testing/scripted-caller.ts';
import { CallSession } from './call-session.ts';

test('smoke', async () => {
  const clock = manualClock();
  const store = memoryStore();
  const caller = new ScriptedCaller(clock);
  const template = agentTemplates.find((t) => t.id.includes('appointment'))!;
  const session = new CallSession(
    {
      callId: 'c1',
      flow: template.flow,
      setting: {
        agentName: 'Ada',
        businessName: 'Acme',
        timeZone: 'Europe/Berlin',
        channel: 'browser',
        greeting: template.greeting,
        known: {},
      },
      voice: { voice: 'sarah', language: 'en-US', speed: 1 },
      fairnessKey: 'w',
      startedAt: clock.now(),
      maxMs: 1_800_000,
    },
    {
      store,
      runAction: async (run) => {
        console.log('RUN', run);
        return { ok: false, code: 'x', message: 'y' };
      },
      speech: fakeSpeech(),
      clock,
      log: { warn: console.log, error: console.log },
    },
  );
  caller.connect(session);
  await clock.run(5_000);
  console.log(caller.agentTexts(), caller.states, caller.mostBufferedMs, store.commits);
  caller.types('a haircut');
  await clock.run(4_000);
  console.log(caller.agentTexts(), caller.states, caller.mostBufferedMs, store.turns());
  expect(caller.shown).toBe('listening');
});
