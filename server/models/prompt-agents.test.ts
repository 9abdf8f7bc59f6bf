import { describe, expect, it } from 'vitest';
import { callsApi } from '#domain/calls/calls.ts';
import { chatsApi } from '#domain/channels/chats.ts';
import type { ModelService } from '#domain/models/model-services.ts';
import { modelsApi } from '#domain/models/models.ts';
import type { Deed } from '#server/testing/models/fake-models.ts';
import { agentWithFlow, connect, startModelApp } from '#server/testing/models/model-app.ts';
import { promptFlow } from '#voice/testing/prompt-flow.ts';

/** Agents by prompt in chats, against stand-ins of the services that speak their protocols, with tools. */

const { app, models } = await startModelApp();
const { clock } = app;

async function chat(service: ModelService | null = 'compatible', config: Parameters<typeof promptFlow>[1] = {}) {
  const owner = await app.newOwner();
  if (service) await connect(owner, models, service);
  const agentId = await agentWithFlow(app, owner, promptFlow('en', config));
  const { id: callId } = await owner.call(chatsApi.start, { params: { agentId }, body: { test: true } });
  return {
    owner,
    callId,
    async says(text: string) {
      const { messages } = await owner.call(chatsApi.send, { params: { callId }, body: { text } });
      return messages.filter(({ role }) => role === 'agent').map((message) => message.text);
    },
    requests: async () => (await owner.call(modelsApi.requests, { params: { callId } })).items,
  };
}

/** Answers one after the other; behind the last, nothing. */
function script(...deeds: Deed[]) {
  const left = [...deeds];
  models.does = () => left.shift() ?? { text: '' };
}

describe('an agent by prompt', () => {
  it.each(['compatible', 'openai', 'anthropic'] as const)(
    'talks and calls tools through the protocol of %s',
    async (service) => {
      const { says, requests } = await chat(service);
      script(
        {
          text: 'Happy to help. May I have your name?',
          calls: [{ tool: 'note', args: { field: 'need', words: 'cleaning' } }],
        },
        {
          text: 'Thank you.',
          calls: [{ tool: 'note', args: { field: 'name', words: 'Anna Berg' } }, { tool: 'book' }],
        },
      );
      expect(await says('I need a cleaning')).toEqual(['Happy to help.', 'May I have your name?']);
      const last = models.asked.at(-1)!;
      expect(last.instructions).toContain('A cleaning costs 90 dollars.');
      expect(last.body).toContain('"leave"');
      expect(await says('Anna Berg')).toEqual(['Thank you.', 'What day and time work best for you?']);
      const [first] = await requests();
      expect(first).toMatchObject({ outcome: 'answered' });
      expect(first!.gave).toContain('note({"field":"need","words":"cleaning"})');
      expect(first!.inputTokens).toBeGreaterThan(0);
    },
  );

  it('says nothing of what did not happen, and keeps which guard held it', async () => {
    const { says, owner, callId } = await chat();
    script({ text: "You're all booked for tomorrow at 3." }, { text: 'What is the visit for?' });
    expect(await says('book me in')).toEqual(['What is the visit for?']);
    const { turns } = await owner.call(callsApi.why, { params: { callId } });
    expect(turns.at(-1)!.held).toEqual([
      expect.objectContaining({ guard: 'act', text: "You're all booked for tomorrow at 3." }),
    ]);
  });

  it('goes on by the script without a model, and with one whose answers are broken', async () => {
    const without = await chat(null);
    expect(await without.says('I need a cleaning')).toEqual(expect.arrayContaining(['What is your name?']));
    const broken = await chat();
    script(
      { text: '', calls: [{ tool: 'note', args: '{"field": "need' }] },
      { status: 429 },
      { fault: 'drop', text: 'Well then, this' },
    );
    expect((await broken.says('something hurts')).at(-1)).toBe('What is the visit for?');
    const late = await chat();
    script({ fault: 'hang' });
    const asked = models.asked.length;
    const coming = late.says('my tooth aches');
    await models.askedTimes(asked + 1);
    await clock.advance(2_600);
    expect((await coming).at(-1)).toBe('What is the visit for?');
  });
});
