import type { WebhookBody, WebhookData, WebhookEventType } from '#domain/notifications/webhook-events.data.ts';
import type { WebhookFormat } from '#domain/notifications/webhook-limits.ts';
import type { CallFacts } from './call-facts.ts';
import { retellCall } from './retell-call.ts';
import { vapiAnalysis, vapiArtifact, vapiCall } from './vapi-call.ts';

/** Events that a form has a message for; null where it has one for each. */
export const eventsOfFormat: Record<WebhookFormat, readonly WebhookEventType[] | null> = {
  parley: null,
  retell: ['call.analyzed', 'call.ended', 'call.started'],
  vapi: ['call.ended', 'call.started'],
};

type CallEvent = Pick<WebhookData, 'call.started' | 'call.ended' | 'call.analyzed'>;

/** What an event of a call tells. */
function factsOf(type: keyof CallEvent, data: CallEvent[keyof CallEvent]): CallFacts {
  const none = { endedAt: null, durationMs: 0, endReason: null, outcome: null };
  const status = type === 'call.started' ? 'live' : 'ended';
  return { ...none, ...(data as CallEvent['call.ended']), id: data.callId, status } as CallFacts;
}

const retellEvents = {
  'call.started': 'call_started',
  'call.ended': 'call_ended',
  'call.analyzed': 'call_analyzed',
} as const satisfies Record<keyof CallEvent, string>;

/** Retell has a `call` in each of its events. */
const inRetell = (type: keyof CallEvent, facts: CallFacts) => ({ event: retellEvents[type], call: retellCall(facts) });

/** Vapi's server messages: how a call stands while it goes on, and a report once it is over. */
function inVapi(facts: CallFacts, timestamp: number, workspaceId: string) {
  const call = vapiCall(facts, workspaceId);
  const about = { timestamp, call, ...(call.customer && { customer: call.customer }) };
  if (facts.status !== 'ended') return { message: { type: 'status-update', status: call.status, ...about } };
  const artifact = vapiArtifact(facts);
  return {
    message: {
      type: 'end-of-call-report',
      ...about,
      endedReason: call.endedReason,
      startedAt: call.startedAt,
      endedAt: call.endedAt,
      artifact,
      analysis: vapiAnalysis(facts),
      durationSeconds: facts.durationMs / 1000,
      transcript: artifact.transcript,
      summary: facts.summary,
      ...(artifact.recordingUrl && { recordingUrl: artifact.recordingUrl }),
    },
  };
}

/** An event as a webhook's receiver gets it. */
export function bodyIn(format: WebhookFormat, body: WebhookBody, workspaceId: string): object {
  if (format === 'parley' || !eventsOfFormat[format]!.includes(body.type as WebhookEventType)) return body;
  const type = body.type as keyof CallEvent;
  const facts = factsOf(type, body.data as CallEvent[keyof CallEvent]);
  return format === 'retell' ? inRetell(type, facts) : inVapi(facts, Date.parse(body.timestamp), workspaceId);
}
