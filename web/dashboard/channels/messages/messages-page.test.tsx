import '#web/testing/browser-gaps.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { MessageThread, TextMessage } from '#domain/carriers/messages.ts';
import { aNumber } from '#web/dashboard/channels/phone-numbers/phone-numbers.fixture.ts';
import { aWorkspace, renderPage } from '#web/testing/render-page.tsx';
import { stubNetwork } from '#web/testing/stub-network.ts';
import { aMessage, aTakenThread, aThread, threadId } from './messages.fixture.ts';
import MessagesPage from './messages-page.tsx';

const at = '/dashboard/messages';
const pageOf = (items: unknown[]) => ({ body: { items, next: null } });
const open = (thread: MessageThread, messages: TextMessage[], more = {}) =>
  stubNetwork({
    'GET /v1/message-threads': pageOf([thread]),
    [`GET /v1/message-threads/${threadId}`]: { body: thread },
    'GET /v1/messages': pageOf(messages.toReversed()),
    ...more,
  });
const render = (options = {}) => renderPage(<MessagesPage />, { at: `${at}?thread=${threadId}`, ...options });

describe('the page of messages', () => {
  it('says how messages come about where there are none', async () => {
    stubNetwork({ 'GET /v1/message-threads': pageOf([]) });
    renderPage(<MessagesPage />, { at });
    expect(await screen.findByText('No messages yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'New message' })).toBeTruthy();
  });

  it('shows threads with what is unread, and opens one, which is read then', async () => {
    const thread = aThread({ contact: { id: threadId, name: 'Bo Kim' }, unread: 2 });
    const sent = open(thread, [aMessage()], { [`PUT /v1/message-threads/${threadId}/read`]: { body: aThread() } });
    const { user } = renderPage(<MessagesPage />, { at });
    await user.click(await screen.findByRole('link', { name: 'Bo Kim, 2 unread' }));
    expect(await within(await screen.findByRole('log')).findByText('Can I come tomorrow?')).toBeTruthy();
    await waitFor(() => expect(sent.some(({ method }) => method === 'PUT')).toBe(true));
  });

  it('tells where each message stands', async () => {
    const own = { direction: 'outbound', author: 'agent' } as const;
    open(aThread(), [
      aMessage({ ...own, text: 'One', status: 'delivered' }),
      aMessage({ ...own, text: 'Two', status: 'undelivered', errorCode: 30003, problem: 'The phone is off.' }),
      aMessage({ ...own, text: 'Three', author: 'house', status: 'failed', errorCode: 21610, problem: 'Blocked.' }),
      aMessage({ ...own, text: 'Four', status: 'unknown' }),
    ]);
    render();
    expect(await screen.findByText(/Delivered/)).toBeTruthy();
    expect(screen.getByText(/Not delivered: The phone is off/)).toBeTruthy();
    expect(screen.getByText(/Answered by the carrier/)).toBeTruthy();
    expect(screen.getByText(/won’t resend/)).toBeTruthy();
  });

  it('takes over, counts what is written, sends by Enter and hands back', async () => {
    const taken = () => sent.filter(({ path }) => /take-over|hand-back/.test(path)).length % 2 === 1;
    // Each asks how the thread stands by then.
    const now = {
      get body() {
        return taken() ? aTakenThread() : aThread();
      },
    };
    const sent = open(aThread(), [aMessage()], {
      [`GET /v1/message-threads/${threadId}`]: now,
      [`POST /v1/message-threads/${threadId}/take-over`]: now,
      [`POST /v1/message-threads/${threadId}/hand-back`]: now,
      'POST /v1/messages': { status: 201, body: aMessage({ direction: 'outbound', author: 'person', status: 'sent' }) },
    });
    const { user } = render();
    expect(await screen.findByText('An agent is replying from +1 (571) 555-0100.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Take over' }));
    expect(await screen.findByText('Ann Lee has taken over, so the agent isn’t replying.')).toBeTruthy();
    const field = screen.getByLabelText('Message');
    await user.type(field, 'Yes, at three');
    expect(screen.getByText('1 message, 147 characters left')).toBeTruthy();
    await user.type(field, '{Enter}');
    await waitFor(() => expect(field).toHaveProperty('value', ''));
    const post = sent.find(({ method, path }) => method === 'POST' && path === '/v1/messages')!;
    expect(post.body).toMatchObject({ to: '+15715550123', text: 'Yes, at three' });
    await user.click(screen.getByRole('button', { name: 'Hand back' }));
    expect(await screen.findByText('An agent is replying from +1 (571) 555-0100.')).toBeTruthy();
  });

  it('says why nobody can write to somebody who has said stop', async () => {
    open(aThread({ optedOut: true, answered: false }), [aMessage({ text: 'STOP' })]);
    render();
    expect(await screen.findByText(/is on the do-not-call list, so it can’t be texted/)).toBeTruthy();
    expect(screen.getByLabelText('Message')).toHaveProperty('disabled', true);
  });

  it('leaves writing out for those who may only look', async () => {
    open(aThread({ unread: 1 }), [aMessage()]);
    render({
      workspace: aWorkspace('agent-manager', { permissions: { ...aWorkspace().permissions, agents: 'view' } }),
    });
    expect(await screen.findByText('An agent is replying from +1 (571) 555-0100.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Take over' })).toBeNull();
    expect(screen.queryByLabelText('Message')).toBeNull();
  });

  it('writes to a number that was not written to before', async () => {
    const sent = open(aThread(), [], {
      'GET /v1/message-threads': { body: { items: [], next: null } },
      'GET /v1/phone-numbers': { body: { items: [aNumber()] } },
      'POST /v1/messages': { status: 201, body: aMessage() },
    });
    const { user, router } = renderPage(<MessagesPage />, { at: `${at}?to=%2B15715550123` });
    expect(await screen.findByLabelText('To')).toHaveProperty('value', '+15715550123');
    await screen.findByRole('option', { name: /\+1 \(571\) 555-0100/ });
    await user.type(screen.getByLabelText('Text'), 'Hello');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(router.state.location.search).toBe(`?thread=${threadId}`));
    expect(sent.find(({ method }) => method === 'POST')!.body).toMatchObject({ to: '+15715550123', text: 'Hello' });
  });
});
