import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import type { Span } from './span.ts';

/**
 * Spans as OTLP over HTTP with JSON writes them. Ours, since OpenTelemetry's SDK has a way out of its own and six packages
 * for what is one request here.
 */
export function otlpBody(spans: readonly Span[]) {
  return {
    resourceSpans: [
      {
        resource: { attributes: attributesOf({ 'service.name': 'parley', 'host.name': hostname() }) },
        scopeSpans: [{ scope: { name: 'parley.calls' }, spans: spans.map(spanOf) }],
      },
    ],
  };
}

/** Nanoseconds since 1970 have more digits than a double: they are texts. */
const nanoseconds = (ms: number) => `${BigInt(Math.round(ms * 1000)) * 1000n}`;

/** SPAN_KIND_SERVER for what has no parent, SPAN_KIND_INTERNAL for what has. */
const kindOf = ({ parentId }: Span) => (parentId === null ? 2 : 1);

function spanOf(span: Span) {
  const { name, traceId, spanId = randomBytes(8).toString('hex'), parentId, begunAt, endedAt, attributes } = span;
  return {
    traceId,
    spanId,
    ...(parentId !== null && { parentSpanId: parentId }),
    name,
    kind: kindOf(span),
    startTimeUnixNano: nanoseconds(begunAt),
    endTimeUnixNano: nanoseconds(Math.max(begunAt, endedAt)),
    attributes: attributesOf(attributes),
    status: attributes.failed === true || attributes.result === 'failed' ? { code: 2 } : {},
  };
}

const attributesOf = (attributes: Span['attributes']) =>
  Object.entries(attributes).map(([key, value]) => ({ key, value: anyValue(value) }));

function anyValue(value: string | number | boolean) {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { boolValue: value };
  // 64-bit integers are texts in JSON of protobuf.
  return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value };
}
