import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ClientMessage, ServerMessage } from '#domain/calls/call-protocol.ts';
import { type CallProblem, openCallSocket } from './call-socket.ts';
import { FakeSocket } from './fake-socket.ts';

const callId = '0198a5f0-0000-7000-8000-000000000001';
const ready = {
  type: 'ready',
  callId,
  resumeToken: 'resume-me',
  sampleRate: 16_000,
  agentName: 'Ada',
  elapsedMs: 0,
  resumed: false,
} as const;
const turn = (seq: number, role: 'agent' | 'caller', text: string, typed?: string[]): ServerMessage => ({
  type: 'turn',
  seq,
  role,
  text,
  startMs: 0,
  interrupted: false,
  typed,
});

function open() {
  const sockets: FakeSocket[] = [];
  const log: { messages: ServerMessage[]; generations: number[]; lost: number; failed: CallProblem[] } = {
    messages: [],
    generations: [],
    lost: 0,
    failed: [],
  };
  const call = openCallSocket({
    url: 'ws://test/v1/calls/socket',
    ticket: 'ticket',
    connect: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
    onMessage: (message) => log.messages.push(message),
    onAudio: ({ generation }) => log.generations.push(generation),
    onLost: () => log.lost++,
    onFailed: (problem) => log.failed.push(problem),
  });
  const last = () => sockets.at(-1)!;
  const connect = () => {
    last().accept();
    last().say(ready);
  };
  return { call, sockets, log, last, connect };
}

const types = (sent: ClientMessage[]) => sent.map((message) => message.type);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('openCallSocket', () => {
  it('says hello with its ticket, then passes messages and audio on', () => {
    const { log, last, connect } = open();
    connect();
    expect(last().sent).toEqual([{ type: 'hello', version: 1, ticket: 'ticket' }]);
    last().say(turn(0, 'agent', 'Hello.'));
    last().sound(new Uint8Array([5, 0, 0, 0, 1, 0]).buffer);
    expect(types(log.messages as never)).toEqual(['ready', 'turn']);
    expect(log.generations).toEqual([5]);
  });

  it('survives messages that it cannot read', () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { log, last, connect } = open();
    connect();
    last().text('not json');
    last().text('{"type":"from the future"}');
    last().sound(new ArrayBuffer(3));
    last().say(turn(0, 'agent', 'Still here.'));
    expect(log.messages).toHaveLength(2);
    expect(warned).toHaveBeenCalledTimes(2);
  });

  it('comes back to the same call after .25, .5, 1, 2, 4 and 4 seconds', () => {
    const { log, sockets, last, connect } = open();
    connect();
    last().say(turn(4, 'agent', 'Hello.'));
    last().drop();
    expect(log.lost).toBe(1);
    for (const [n, wait] of [250, 500, 1000, 2000, 4000, 4000].entries()) {
      vi.advanceTimersByTime(wait - 1);
      expect(sockets).toHaveLength(n + 1);
      vi.advanceTimersByTime(1);
      expect(sockets).toHaveLength(n + 2);
      if (n < 5) last().drop();
    }
    last().accept();
    expect(last().sent[0]).toEqual({ type: 'resume', version: 1, callId, resumeToken: 'resume-me', lastSeq: 3 });
  });

  it('gives up 30 seconds after the loss', () => {
    const { log, sockets, last, connect } = open();
    connect();
    last().drop();
    for (let ms = 0; ms < 40_000; ms += 250) {
      vi.advanceTimersByTime(250);
      if (!last().closed) last().drop();
    }
    expect(log.failed).toEqual([{ code: 'lost_connection', message: expect.stringContaining('connection was lost') }]);
    const tried = sockets.length;
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(tried);
  });

  it('tries at once when the network is back', () => {
    const { sockets, last, connect } = open();
    connect();
    last().drop();
    window.dispatchEvent(new Event('online'));
    expect(sockets).toHaveLength(2);
  });

  it('gives up an attempt that is not answered', () => {
    const { sockets, last, connect } = open();
    connect();
    last().drop();
    vi.advanceTimersByTime(250);
    vi.advanceTimersByTime(5000 + 500);
    expect(sockets).toHaveLength(3);
    expect(sockets[1]!.closed).toBe(true);
  });

  it('notices a connection that died without a word', () => {
    const { log, sockets, last, connect } = open();
    connect();
    vi.advanceTimersByTime(10_000);
    expect(types(last().sent)).toContain('ping');
    vi.advanceTimersByTime(20_250);
    expect(log.lost).toBe(1);
    expect(sockets).toHaveLength(2);
  });

  it('asks at once when the network is gone, and believes the answer', () => {
    const { log, last, connect } = open();
    connect();
    vi.advanceTimersByTime(100);
    window.dispatchEvent(new Event('offline'));
    expect(types(last().sent)).toContain('ping');
    vi.advanceTimersByTime(500);
    last().say({ type: 'pong', at: 0 });
    vi.advanceTimersByTime(3000);
    expect(log.lost).toBe(0);
    window.dispatchEvent(new Event('offline'));
    vi.advanceTimersByTime(2000);
    expect(log.lost).toBe(1);
  });

  it('does not insist when the call is refused', () => {
    const { log, sockets, last } = open();
    last().accept();
    last().say({ type: 'error', code: 'not_found', message: 'This ticket is not valid.' });
    last().drop(1008);
    vi.advanceTimersByTime(60_000);
    expect(log.failed).toEqual([{ code: 'not_found', message: 'This ticket is not valid.' }]);
    expect(sockets).toHaveLength(1);
  });

  it('keeps on when a server that is stopping refuses', () => {
    const { log, sockets, last, connect } = open();
    connect();
    last().drop(1001);
    vi.advanceTimersByTime(250);
    last().accept();
    last().say({ type: 'error', code: 'not_ready', message: 'Starting.' });
    last().drop(1013);
    vi.advanceTimersByTime(500);
    expect(log.failed).toEqual([]);
    expect(sockets).toHaveLength(3);
  });

  it('keeps a typed message until a turn shows it, and sends it again with the same id', () => {
    const { call, last, connect } = open();
    connect();
    const { id } = call.type('Half past two');
    last().drop();
    const next = call.type('and bring cake');
    vi.advanceTimersByTime(250);
    connect();
    expect(last().sent.slice(1)).toEqual([
      { type: 'typed', id, text: 'Half past two' },
      { type: 'typed', id: next.id, text: 'and bring cake' },
    ]);
    last().say(turn(2, 'caller', 'Half past two', [id]));
    expect(call.waiting()).toEqual([next]);
    last().say(turn(4, 'caller', 'and bring cake', [next.id]));
    expect(call.waiting()).toEqual([]);
  });

  it('tells that the caller types, at most once a second', () => {
    const { call, last, connect } = open();
    connect();
    call.typing();
    call.typing();
    vi.advanceTimersByTime(1000);
    call.typing();
    expect(types(last().sent)).toEqual(['hello', 'typing', 'typing']);
  });

  it('turns words that were spoken while the connection was lost into a typed message', () => {
    const { call, last, connect } = open();
    connect();
    call.hear('on Friday', true);
    last().drop();
    call.hear('at th', false);
    call.hear('at three', true);
    vi.advanceTimersByTime(250);
    connect();
    expect(last().sent.slice(1)).toEqual([{ type: 'typed', id: expect.any(String), text: 'at three' }]);
  });

  it('is done when the call has ended', () => {
    const { log, sockets, last, connect } = open();
    connect();
    last().say({ type: 'ended', reason: 'completed' });
    vi.advanceTimersByTime(60_000);
    expect(last().closed).toBe(true);
    expect(sockets).toHaveLength(1);
    expect(log.lost).toBe(0);
  });
});
