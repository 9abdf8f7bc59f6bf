import { createHash } from 'node:crypto';
import { type CallChannel, textChannels } from '#domain/records/call-states.ts';
import type { Span } from '#server/platform/traces/span.ts';
import { tracesOf } from '#server/platform/traces/traces.ts';
import type { Scope } from '#server/scope.ts';
import type { CallChange } from '#voice/call/ports.ts';
import type { MeasuredTurn } from '#voice/call/turn-metrics.ts';

/** The spans of one call. */
export interface CallTrace {
  /** A spoken answer, with its parts inside of it. */
  turn(turn: MeasuredTurn): void;
  /** Something that took until now. */
  part(name: string, begunAt: number, attributes: object): void;
  /** A step was stored: the turn of a conversation in writing, and the end of any call. */
  stored(change: CallChange, begunAt: number): void;
}

const silent: CallTrace = { turn() {}, part() {}, stored() {} };

/** A span of a call that has the same id on every server that had the call. */
const idOf = (callId: string, what: string) =>
  createHash('sha256').update(`${callId}/${what}`).digest('hex').slice(0, 16);

const isWritten = (channel: CallChannel) => (textChannels as readonly string[]).includes(channel);

/**
 * Traces a call: its own id is that of the trace, so that anyone who sees a slow call finds its trace, and the other way
 * round by the address of its page. Spans tell times, ids and results, never what was said. Nothing without an endpoint.
 */
export function traceCall({ services, workspaceId }: Scope, callId: string, channel: CallChannel): CallTrace {
  const traces = tracesOf(services);
  if (traces === null) return silent;
  const { clock, config } = services;
  const traceId = callId.replaceAll('-', '');
  const callSpan = idOf(callId, 'call');
  const about = {
    'parley.call.id': callId,
    'parley.call.channel': channel,
    'parley.workspace.id': workspaceId,
    'url.full': `${config.publicUrl}/dashboard/calls/${callId}`,
  };
  const add = (span: Partial<Span> & Pick<Span, 'name' | 'begunAt' | 'endedAt'>) =>
    traces.add({ traceId, parentId: callSpan, attributes: {}, ...span });

  return {
    turn({ seq, askedAt, begunAt, decidedAt, storedAt, firstAudioAt, synthesisMs }) {
      const spanId = idOf(callId, `turn/${seq}`);
      const endedAt = firstAudioAt ?? storedAt;
      add({ name: 'turn', spanId, begunAt: askedAt, endedAt, attributes: { ...about, 'parley.turn.seq': seq } });
      const part = (name: string, from: number, to: number) =>
        add({ name, parentId: spanId, begunAt: from, endedAt: to });
      part('hear', askedAt, begunAt);
      part('understand', begunAt, decidedAt);
      part('store', decidedAt, storedAt);
      // It begins beside the commit, as soon as it is decided what is said.
      if (synthesisMs !== null) part('speak', decidedAt, decidedAt + synthesisMs);
    },
    part(name, begunAt, attributes) {
      add({ name, begunAt, endedAt: clock.now(), attributes: { ...about, ...attributes } });
    },
    stored({ events, ended }, begunAt) {
      const asked = events.find(({ kind }) => kind === 'caller_said');
      if (isWritten(channel) && asked !== undefined) {
        const spanId = idOf(callId, `turn/${asked.seq}`);
        const endedAt = clock.now();
        add({ name: 'turn', spanId, begunAt: asked.at, endedAt, attributes: about });
        add({ name: 'understand', parentId: spanId, begunAt: asked.at, endedAt: begunAt });
        add({ name: 'store', parentId: spanId, begunAt, endedAt });
      }
      if (ended === null) return;
      const { reason, outcome, at: endedAt } = ended;
      const attributes = { ...about, 'parley.call.end_reason': reason, 'parley.call.outcome': outcome };
      add({ name: 'call', parentId: null, spanId: callSpan, begunAt: startOf(callId, endedAt), endedAt, attributes });
    },
  };
}

/** Ids of calls begin with the time at which they were made, in ms (UUID version 7). */
function startOf(callId: string, endedAt: number): number {
  const at = Number.parseInt(callId.replaceAll('-', '').slice(0, 12), 16);
  return Number.isNaN(at) ? endedAt : Math.min(at, endedAt);
}
