import { describe, expect, it } from 'vitest';
import type { ServerMessage } from '#domain/calls/call-protocol.ts';
import { type CallEvent, type CallState, idleCall, reduceCall } from './call-state.ts';

const message = (content: ServerMessage, now = 0): CallEvent => ({
  type: 'message',
  message: content,
  now,
  waiting: [],
});
const ready: ServerMessage = {
  type: 'ready',
  callId: '0198a5f0-0000-7000-8000-000000000001',
  resumeToken: 'r',
  sampleRate: 16_000,
  agentName: 'Ada',
  elapsedMs: 0,
  resumed: false,
};
const turn = (seq: number, role: 'agent' | 'caller', text: string, interrupted = false): ServerMessage => ({
  type: 'turn',
  seq,
  role,
  text,
  startMs: seq * 1000,
  interrupted,
});
const stateAfter = (...events: CallEvent[]): CallState => events.reduce(reduceCall, idleCall);
const live: CallEvent[] = [{ type: 'started' }, message(ready, 1000)];

describe('reduceCall', () => {
  it('goes live with the agent’s name and a clock', () => {
    expect(stateAfter(...live)).toMatchObject({ phase: 'live', agentName: 'Ada', startedAt: 1000 });
  });

  it('counts the time before a reconnect', () => {
    const back = message({ ...ready, resumed: true, elapsedMs: 42_000 }, 50_000);
    expect(stateAfter(...live, { type: 'lost' })).toMatchObject({ phase: 'reconnecting' });
    expect(stateAfter(...live, { type: 'lost' }, back)).toMatchObject({ phase: 'live', startedAt: 8000 });
  });

  it('keeps the transcript in order and replaces an entry that was cut to what was heard', () => {
    const state = stateAfter(
      ...live,
      message(turn(1, 'caller', 'Wait')),
      message(turn(0, 'agent', 'Our opening hours are nine to five')),
      message(turn(0, 'agent', 'Our opening', true)),
    );
    expect(state.transcript.map(({ seq, text, interrupted }) => [seq, text, interrupted])).toEqual([
      [0, 'Our opening', true],
      [1, 'Wait', false],
    ]);
  });

  it('shows what is being heard until the turn is there', () => {
    const hearing: CallEvent = { type: 'hearing', text: 'next Thu' };
    expect(stateAfter(...live, hearing, message(turn(0, 'agent', 'Hello'))).hearing).toBe('next Thu');
    expect(stateAfter(...live, hearing, message(turn(1, 'caller', 'next Thursday'))).hearing).toBe('');
  });

  it('ends with its reason and its length, once', () => {
    const ended = message({ type: 'ended', reason: 'completed' }, 61_000);
    const state = stateAfter(...live, ended, { type: 'hung_up', now: 90_000 }, { type: 'lost' });
    expect(state).toMatchObject({ phase: 'ended', endReason: 'completed', lengthMs: 60_000 });
  });

  it('keeps the transcript of a call that failed, and starts the next one empty', () => {
    const problem = { code: 'lost_connection', message: 'Gone.' };
    const failed = stateAfter(...live, message(turn(0, 'agent', 'Hello')), { type: 'failed', problem, now: 5000 });
    expect(failed).toMatchObject({ phase: 'failed', problem, lengthMs: 4000 });
    expect(failed.transcript).toHaveLength(1);
    expect(reduceCall(failed, { type: 'started' })).toEqual({
      ...idleCall,
      phase: 'connecting',
    });
  });

  it('does not start a second call over the first', () => {
    const state = stateAfter(...live);
    expect(reduceCall(state, { type: 'started' })).toBe(state);
  });
});
