import { counterOf } from '#server/platform/metrics.ts';
import type { Services } from '#server/services.ts';
import { trusting } from '#voice/engines/services/outbound.ts';
import { otlpBody } from './otlp-body.ts';
import type { Span } from './span.ts';

export interface Traces {
  add(span: Span): void;
  /** Sends what waits. It never fails: what could not be sent is gone, and counted. */
  flush(): Promise<void>;
}

/** Spans that wait at most, some 500 bytes each, and those of one request. */
const mostWaiting = 4_096;
const mostAtOnce = 512;
/** Between two requests, in ms. */
const sendEvery = 5_000;
/** How long a collector may take, in ms, and its answer, in bytes. */
const limits = { firstByteMs: 5_000, idleMs: 2_000, totalMs: 10_000, maxBytes: 65_536 };
/** Between two lines of the log that say that it takes none, in ms. */
const warnEvery = 60_000;

function openTraces(services: Services, endpoint: string): Traces {
  const { config, log } = services;
  const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`;
  const outbound = trusting(services.outbound, url);
  const counter = counterOf(services, {
    name: 'parley_trace_spans_total',
    help: 'Trace spans, sent or dropped',
    labelNames: ['result'],
  });
  const waiting: Span[] = [];
  let sending: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let warnedAt = Number.NEGATIVE_INFINITY;

  async function post(spans: readonly Span[]): Promise<void> {
    try {
      const answer = await outbound({
        ...limits,
        method: 'POST',
        url,
        headers: { 'content-type': 'application/json', ...config.traces!.headers },
        body: JSON.stringify(otlpBody(spans)),
        signal: new AbortController().signal,
      });
      answer.discard();
      if (answer.status >= 300) throw new Error(`the collector answered ${answer.status}`);
      counter.inc({ result: 'sent' }, spans.length);
    } catch (error) {
      counter.inc({ result: 'lost' }, spans.length);
      if (performance.now() - warnedAt < warnEvery) return;
      warnedAt = performance.now();
      log.warn({ reason: (error as Error).message }, 'traces could not be sent');
    }
  }

  async function sendAll(): Promise<void> {
    while (waiting.length > 0) await post(waiting.splice(0, mostAtOnce));
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    sending ??= sendAll().finally(() => {
      sending = null;
    });
    return sending;
  }

  return {
    add(span) {
      if (waiting.length >= mostWaiting) {
        counter.inc({ result: 'lost' });
        return;
      }
      waiting.push(span);
      if (waiting.length >= mostAtOnce) void flush();
      else timer ??= setTimeout(() => void flush(), sendEvery).unref();
    },
    flush,
  };
}

const opened = new WeakMap<Services, Traces>();

/** Where spans go; null without OTEL_EXPORTER_OTLP_ENDPOINT. */
export function tracesOf(services: Services): Traces | null {
  if (services.config.traces === null) return null;
  const known = opened.get(services) ?? openTraces(services, services.config.traces.endpoint);
  opened.set(services, known);
  return known;
}
