import type { CallChannel } from '#domain/records/call-states.ts';
import type { Scope } from '#server/scope.ts';
import type { CallChange, CallPorts } from '#voice/call/ports.ts';
import type { MeasuredTurn } from '#voice/call/turn-metrics.ts';
import { callMetricsOf, type TurnPart } from './call-metrics.ts';
import { type CallTrace, traceCall } from './trace-call.ts';
import { countEnd, noteFirstAudio } from './workspace-metrics.ts';

interface Of {
  callId: string;
  channel: CallChannel;
}

/** Counts what a stored step tells. */
function countStep({ services, workspaceId }: Scope, channel: CallChannel, { events, ended }: CallChange): void {
  const metrics = callMetricsOf(services);
  for (const { kind } of events) {
    if (kind === 'started') metrics.started.inc({ channel });
    if (kind === 'caller_said' || kind === 'key_pressed') metrics.turns.inc({ channel });
    if (kind === 'interrupted') metrics.interruptions.inc({ channel });
  }
  if (ended === null) return;
  const { reason, outcome } = ended;
  metrics.ended.inc({ channel, reason, outcome });
  countEnd(services, workspaceId, outcome);
}

/** Notes one answer that is heard, in figures and as a span with its parts. */
function noteTurn({ services, workspaceId }: Scope, channel: CallChannel, trace: CallTrace, turn: MeasuredTurn): void {
  const { parts, firstAudio } = callMetricsOf(services);
  const note = (part: TurnPart, ms: number) => parts.observe({ channel, part }, Math.max(0, ms) / 1000);
  note('hear', turn.begunAt - turn.askedAt);
  note('understand', turn.decidedAt - turn.begunAt);
  if (turn.synthesisMs !== null) note('speak', turn.synthesisMs);
  if (turn.firstAudioAt !== null) {
    const seconds = Math.max(0, turn.firstAudioAt - turn.askedAt) / 1000;
    firstAudio.observe({ channel }, seconds);
    noteFirstAudio(services, workspaceId, seconds);
  }
  trace.turn(turn);
}

export interface MeasuredPorts extends CallPorts {
  /** A step was stored otherwise than by the store. @param begunAt when that began, in ms since 1970 */
  stored(change: CallChange, begunAt: number): void;
}

/** What a call needs from outside, with figures and traces of how long each of it took. None of them holds a word. */
export function measuredPorts(scope: Scope, { callId, channel }: Of, ports: CallPorts): MeasuredPorts {
  const { services } = scope;
  const { clock } = services;
  const metrics = callMetricsOf(services);
  const trace = traceCall(scope, callId, channel);
  const { store, runAction, askModel } = ports;

  async function timed<T>(part: TurnPart, work: () => Promise<T>, attributes: (result: T) => object): Promise<T> {
    const begunAt = clock.now();
    let told: object = { failed: true };
    try {
      const result = await work();
      told = attributes(result);
      return result;
    } finally {
      metrics.parts.observe({ channel, part }, (clock.now() - begunAt) / 1000);
      trace.part(part, begunAt, told);
    }
  }

  function stored(change: CallChange, begunAt: number): void {
    metrics.parts.observe({ channel, part: 'store' }, (clock.now() - begunAt) / 1000);
    countStep(scope, channel, change);
    trace.stored(change, begunAt);
  }

  return {
    ...ports,
    stored,
    store: {
      async commit(change, leaves) {
        const begunAt = clock.now();
        await store.commit(change, leaves);
        stored(change, begunAt);
      },
    },
    runAction: (run) =>
      timed(
        'act',
        () => runAction(run),
        (result) => {
          const how = result === null ? 'queued' : result.ok ? 'done' : 'failed';
          metrics.actions.inc({ result: how });
          return { result: how };
        },
      ),
    ...(askModel && {
      askModel: (want, signal, said) =>
        timed(
          'model',
          () => askModel(want, signal, said),
          ({ ok }) => ({ result: ok ? 'done' : 'failed' }),
        ),
    }),
    measured: (turn) => noteTurn(scope, channel, trace, turn),
  };
}
