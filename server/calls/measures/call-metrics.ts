import { count, eq } from 'drizzle-orm';
import { callSigns, type SignCounts } from '#domain/calls/call-quality.ts';
import { callChannels, callEndReasons, callOutcomes } from '#domain/records/call-states.ts';
import { calls } from '#server/platform/db/schema/calls.table.ts';
import { counterOf, gaugeOf, timesOf } from '#server/platform/metrics.ts';
import type { Services } from '#server/services.ts';

/** Parts of an answer: `hear` is the wait for the end of the caller's turn, `store` the commit, `speak` the first audio. */
export const turnParts = ['hear', 'understand', 'store', 'act', 'model', 'speak'] as const;
export type TurnPart = (typeof turnParts)[number];

const actionResults = ['done', 'failed', 'queued'] as const;

/** Seconds: what callers do not notice, what they do, and what they hang up over. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 0.8, 1.2, 2, 3, 5, 10];

function makeMetrics(services: Services) {
  return {
    started: counterOf(services, {
      name: 'parley_calls_started_total',
      help: 'Calls and conversations started, by channel',
      labelNames: ['channel'],
    }),
    ended: counterOf(services, {
      name: 'parley_calls_ended_total',
      help: 'Calls and conversations ended, by channel, reason, and outcome',
      labelNames: ['channel', 'reason', 'outcome'],
    }),
    turns: counterOf(services, {
      name: 'parley_turns_total',
      help: 'Caller turns, by channel',
      labelNames: ['channel'],
    }),
    interruptions: counterOf(services, {
      name: 'parley_interruptions_total',
      help: 'Agent sentences that callers interrupted, by channel',
      labelNames: ['channel'],
    }),
    parts: timesOf(services, {
      name: 'parley_turn_part_seconds',
      help: 'Time for each part of a response: hear, understand, store, act, model, speak',
      labelNames: ['channel', 'part'],
      buckets,
    }),
    firstAudio: timesOf(services, {
      name: 'parley_first_audio_seconds',
      help: 'Time from the caller’s last word to the agent’s first audio, by channel',
      labelNames: ['channel'],
      buckets,
    }),
    actions: counterOf(services, {
      name: 'parley_actions_total',
      help: 'Actions that agents requested in calls, by result',
      labelNames: ['result'],
    }),
    signs: counterOf(services, {
      name: 'parley_call_signs_total',
      help: 'Issues detected in completed calls. not_understood counts turns that were misheard or not understood.',
      labelNames: ['sign'],
    }),
  };
}

const known = new WeakMap<Services, ReturnType<typeof makeMetrics>>();

/** The figures of this server's calls. Each series is there from the beginning, so that its first rise can be seen. */
export function callMetricsOf(services: Services): ReturnType<typeof makeMetrics> {
  const made = known.get(services);
  if (made) return made;
  const metrics = makeMetrics(services);
  for (const channel of callChannels) {
    for (const metric of [metrics.started, metrics.turns, metrics.interruptions]) metric.inc({ channel }, 0);
    metrics.firstAudio.zero({ channel });
    for (const part of turnParts) metrics.parts.zero({ channel, part });
    for (const outcome of callOutcomes) metrics.ended.inc({ channel, reason: 'completed', outcome }, 0);
    for (const reason of callEndReasons) metrics.ended.inc({ channel, reason, outcome: 'neutral' }, 0);
  }
  for (const result of actionResults) metrics.actions.inc({ result }, 0);
  for (const sign of callSigns) metrics.signs.inc({ sign }, 0);
  known.set(services, metrics);
  return metrics;
}

/** What showed in a call, counted once it is rated. */
export function countSigns(services: Services, signs: SignCounts): void {
  const { signs: counter } = callMetricsOf(services);
  for (const sign of callSigns) counter.inc({ sign }, signs[sign] ?? 0);
}

/** Adds the figures of calls to /metrics. */
export function measureCalls(services: Services): void {
  callMetricsOf(services);
  gaugeOf(
    services,
    {
      name: 'parley_live_calls',
      help: 'Live calls across the installation, by channel. Every server reports the same number',
      labelNames: ['channel'],
    },
    async (gauge) => {
      const rows = await services.db.system('installation', (tx) =>
        tx
          .select({ channel: calls.channel, n: count() })
          .from(calls)
          .where(eq(calls.status, 'live'))
          .groupBy(calls.channel),
      );
      for (const channel of callChannels) gauge.set({ channel }, 0);
      for (const { channel, n } of rows) gauge.set({ channel }, n);
    },
  );
  gaugeOf(services, { name: 'parley_held_calls', help: 'Voice calls handled by this server' }, (gauge) =>
    gauge.set(services.calls.size),
  );
  gaugeOf(
    services,
    { name: 'parley_calls_full', help: '1 while this server accepts no new calls because it’s overloaded or stopping' },
    (gauge) => gauge.set(services.calls.full ? 1 : 0),
  );
}
