import '#web/testing/browser-gaps.ts';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '#web/testing/render-page.tsx';
import { stubNetwork } from '#web/testing/stub-network.ts';
import { agentId, anAgent } from './agents.fixture.ts';
import { ChatPanel } from './chat-panel.tsx';

const id = '019a0000-0000-7000-8000-0000000000c1';
const chat = { id, status: 'live', expects: ['text'], endReason: null, outcome: null };
const begun = { ...chat, messages: [{ seq: 0, role: 'agent', text: 'Hello. What can I do for you?' }] };
const answered = {
  ...chat,
  status: 'ended',
  endReason: 'completed',
  outcome: 'success',
  messages: [
    { seq: 1, role: 'caller', text: 'a haircut' },
    { seq: 2, role: 'agent', text: 'Noted. Goodbye.' },
  ],
};

describe('the chat panel', () => {
  it('begins, is answered, ends, and leads to what was kept', async () => {
    stubNetwork({
      [`POST /v1/agents/${agentId}/chats`]: { status: 201, body: begun },
      [`POST /v1/chats/${id}/messages`]: { body: answered },
    });
    const { user } = renderPage(<ChatPanel agent={anAgent()} />);
    await user.click(screen.getByRole('button', { name: 'Start chat' }));
    expect(await screen.findByText('Hello. What can I do for you?')).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: 'Your message' }), 'a haircut{Enter}');
    expect(await screen.findByText('Noted. Goodbye.')).toBeTruthy();
    expect(screen.getByText('The conversation is complete.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'View this chat' }).getAttribute('href')).toBe(`/dashboard/calls/${id}`);
  });

  it('says why it could not begin', async () => {
    stubNetwork({
      [`POST /v1/agents/${agentId}/chats`]: {
        status: 422,
        body: { error: { code: 'flow_invalid', message: 'This agent has faults.', requestId: 'r' } },
      },
    });
    const { user } = renderPage(<ChatPanel agent={anAgent()} />);
    await user.click(screen.getByRole('button', { name: 'Start chat' }));
    expect(await screen.findByText(/This agent has faults/)).toBeTruthy();
  });
});
