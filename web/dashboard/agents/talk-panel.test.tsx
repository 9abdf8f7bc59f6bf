import '#web/testing/browser-gaps.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ServerMessage } from '#domain/calls/call-protocol.ts';
import { aCall } from '#web/dashboard/calls/calls.fixture.ts';
import { queryClient } from '#web/lib/query.ts';
import { FakeSocket } from '#web/live-call/fake-socket.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { stubNetwork } from '#web/testing/stub-network.ts';
import { agentId, anAgent } from './agents.fixture.ts';
import { TalkPanel } from './talk-panel.tsx';

const callId = '019a0000-0000-7000-8000-0000000000c1';
const placed = { status: 201, body: { callId, ticket: 'ticket', socketPath: '/v1/calls/socket' } };

let sockets: { url: string; socket: FakeSocket }[] = [];

beforeEach(() => {
  sockets = [];
  class Socket extends FakeSocket {
    static readonly OPEN = WebSocket.OPEN;
    constructor(url: string) {
      super();
      sockets.push({ url, socket: this });
    }
  }
  vi.stubGlobal('WebSocket', Object.assign(Socket, { CONNECTING: 0, OPEN: 1, CLOSING: 2, CLOSED: 3 }));
  // jsdom has no sound and no transcriber: the call goes on in writing, and says so.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const say = (message: ServerMessage) => act(() => sockets.at(-1)?.socket.say(message));
const turn = (seq: number, role: 'agent' | 'caller', text: string, more: object = {}): ServerMessage => ({
  type: 'turn',
  seq,
  role,
  text,
  startMs: 0,
  interrupted: false,
  ...more,
});

async function startCall() {
  const view = renderPage(<TalkPanel agent={anAgent()} />);
  await view.user.click(screen.getByRole('button', { name: 'Start call' }));
  await waitFor(() => expect(sockets).toHaveLength(1));
  act(() => sockets[0]?.socket.accept());
  say({
    type: 'ready',
    callId,
    resumeToken: 'r',
    sampleRate: 16_000,
    agentName: 'Front desk',
    elapsedMs: 65_000,
    resumed: false,
  });
  return view;
}

describe('the talk panel', () => {
  it('says before the call that this browser cannot listen', () => {
    stubNetwork({});
    renderPage(<TalkPanel agent={anAgent()} />);
    expect(screen.getByText(/doesn’t support speech recognition/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Type instead' })).toBeNull();
  });

  it('holds a typed conversation', async () => {
    stubNetwork({ [`POST /v1/agents/${agentId}/calls`]: placed });
    const { user } = await startCall();
    expect(sockets[0]?.url).toBe('ws://localhost:3000/v1/calls/socket');
    expect(screen.getByRole('timer').textContent).toBe('1:05');
    say({ type: 'state', state: 'speaking' });
    say(turn(0, 'agent', 'How can I help?'));
    expect(screen.getByText('Speaking')).toBeTruthy();
    const field = screen.getByLabelText('Your message');
    expect(document.activeElement).toBe(field);
    await user.type(field, 'Half past two{Enter}');
    const typed = sockets[0]?.socket.sent.at(-1) as { id: string };
    expect(typed).toEqual({ type: 'typed', id: expect.any(String), text: 'Half past two' });
    expect(screen.getByLabelText('Sending')).toBeTruthy();
    say(turn(0, 'agent', 'How can', { interrupted: true }));
    say(turn(2, 'agent', '', { interrupted: true }));
    say(turn(1, 'caller', 'Half past two', { typed: [typed.id] }));
    expect(screen.queryByLabelText('Sending')).toBeNull();
    const log = screen.getByRole('log').textContent;
    expect(log).toBe('Front desk: How can — interruptedYou: Half past two');
  });

  it('ends with its reason, the way to the call and the next one', async () => {
    const booked = { id: 'b', title: 'Check-up', startsAt: '2027-01-04T14:00:00Z', timeZone: 'UTC', status: 'booked' };
    stubNetwork({
      [`POST /v1/agents/${agentId}/calls`]: placed,
      [`GET /v1/calls/${callId}`]: {
        body: aCall({ summary: { ...aCall().summary, done: ['Booked Check-up.', 'Emailed the confirmation.'] } }),
      },
      'GET /v1/appointments': { body: { items: [booked] } },
    });
    const { user } = await startCall();
    say(turn(0, 'agent', 'Goodbye.'));
    say({ type: 'ended', reason: 'silence' });
    expect(screen.getByText('The agent didn’t hear anything for a while, so it said goodbye.')).toBeTruthy();
    const outcome = await screen.findByRole('region', { name: 'Result' });
    await within(outcome).findByText(/^Booked .*2:00 PM: Check-up$/);
    expect(within(outcome).getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'See what happened' }).getAttribute('href')).toBe(
      `/dashboard/calls/${callId}`,
    );
    expect(document.activeElement?.textContent).toContain('Call again');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(sockets).toHaveLength(2));
    expect(screen.queryByText('Goodbye.')).toBeNull();
  });

  it('brings the menu’s trial line and the figures up to date when it ends, or is left', async () => {
    const asked = () => vi.mocked(queryClient.invalidateQueries).mock.calls.map(([filter]) => filter?.queryKey?.[0]);
    const all = ['calls', 'agents', 'appointments', 'workspaces'];
    vi.spyOn(queryClient, 'invalidateQueries');
    stubNetwork({
      [`POST /v1/agents/${agentId}/calls`]: placed,
      [`GET /v1/calls/${callId}`]: { body: aCall() },
      'GET /v1/appointments': { body: { items: [] } },
    });
    const { user, unmount } = await startCall();
    expect(asked()).toEqual([]);
    say({ type: 'ended', reason: 'silence' });
    expect(asked()).toEqual(all);
    await user.click(screen.getByRole('button', { name: 'Call again' }));
    await waitFor(() => expect(sockets).toHaveLength(2));
    vi.mocked(queryClient.invalidateQueries).mockClear();
    vi.useFakeTimers();
    unmount();
    expect(asked()).toEqual(all);
    // No one waited for the server's word.
    vi.advanceTimersByTime(2_500);
    expect(asked()).toEqual([...all, ...all]);
    vi.useRealTimers();
  });

  it('hangs up by keyboard from within the text field', async () => {
    stubNetwork({ [`POST /v1/agents/${agentId}/calls`]: placed });
    const { user } = await startCall();
    await user.type(screen.getByLabelText('Your message'), 'well');
    await user.keyboard('{Alt>}[KeyH]{/Alt}');
    expect(sockets[0]?.socket.sent.at(-1)).toEqual({ type: 'hang_up' });
    say({ type: 'ended', reason: 'caller_hangup' });
    expect(screen.getByText('You hung up.')).toBeTruthy();
  });

  it('tells of a lost connection and keeps the conversation', async () => {
    stubNetwork({ [`POST /v1/agents/${agentId}/calls`]: placed });
    await startCall();
    say(turn(0, 'agent', 'How can I help?'));
    act(() => sockets[0]?.socket.drop());
    expect(screen.getByText(/The connection was lost/)).toBeTruthy();
    expect(screen.getByText('How can I help?')).toBeTruthy();
  });

  it('says that all lines are busy', async () => {
    const error = { code: 'too_many_calls', message: 'All lines of this workspace are busy.' };
    stubNetwork({ [`POST /v1/agents/${agentId}/calls`]: { status: 429, body: { error } } });
    const { user } = renderPage(<TalkPanel agent={anAgent()} />);
    await user.click(screen.getByRole('button', { name: 'Start call' }));
    expect(await screen.findByText('All lines of this workspace are busy.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(sockets).toHaveLength(0);
  });

  it('leaves the call when the page is left', async () => {
    stubNetwork({ [`POST /v1/agents/${agentId}/calls`]: placed });
    const { unmount } = await startCall();
    unmount();
    expect(sockets[0]?.socket.sent.at(-1)).toEqual({ type: 'hang_up' });
    expect(sockets[0]?.socket.closed).toBe(true);
  });
});
