import type { CallEndReason } from '#domain/records/call-states.ts';
import { fromMetadata } from './any-metadata.ts';
import { type CallFacts, foundIn, madeAt } from './call-facts.ts';

/** A call as Vapi's API and server messages tell of it. */

const reasons: Record<CallEndReason, string> = {
  completed: 'assistant-ended-call',
  caller_hangup: 'customer-ended-call',
  agent_hangup: 'assistant-ended-call',
  silence: 'silence-timed-out',
  max_duration: 'exceeded-max-duration',
  handed_off: 'assistant-forwarded-call',
  lost_connection: 'phone-call-provider-closed-websocket',
  failed: 'twilio-failed-to-connect-call',
  outside_hours: 'assistant-ended-call',
  voicemail: 'voicemail',
  busy: 'customer-busy',
  no_answer: 'customer-did-not-answer',
  refused: 'call.start.error-subscription-concurrency-limit-reached',
};

function statusOf({ status, direction }: CallFacts): string {
  if (status === 'ended') return 'ended';
  if (status === 'live') return 'in-progress';
  return direction === 'outbound' ? 'ringing' : 'queued';
}

const typeOf = ({ direction }: CallFacts) =>
  direction === null ? 'webCall' : direction === 'inbound' ? 'inboundPhoneCall' : 'outboundPhoneCall';

/** What was said, and where it can be heard. */
export function vapiArtifact({ transcript = [], startedAt, recordingUrl }: CallFacts) {
  const begun = startedAt === null ? 0 : Date.parse(startedAt);
  return {
    transcript: transcript.map(({ role, text }) => `${role === 'agent' ? 'AI' : 'User'}: ${text}\n`).join(''),
    messages: transcript.map(({ role, text, startMs }) => ({
      role: role === 'agent' ? 'bot' : 'user',
      message: text,
      time: begun + startMs,
      secondsFromStart: startMs / 1000,
    })),
    ...(recordingUrl && { recordingUrl }),
  };
}

/** What the call came to. */
export function vapiAnalysis(facts: CallFacts) {
  const { summary, outcome, collected } = facts;
  return {
    ...(summary !== undefined && { summary }),
    ...(outcome !== null && { successEvaluation: String(outcome === 'success') }),
    structuredData: { ...collected, ...foundIn(facts) },
  };
}

/** A call in Vapi's form. */
export function vapiCall(facts: CallFacts, workspaceId: string) {
  const { id, agentId, direction, numberId, startedAt, endedAt, externalId } = facts;
  const other = direction === 'outbound' ? facts.to : facts.from;
  const createdAt = new Date(madeAt(facts)).toISOString();
  const metadata = fromMetadata(facts.metadata);
  const isOver = facts.status === 'ended' && facts.transcript !== undefined;
  return {
    id,
    orgId: workspaceId,
    type: typeOf(facts),
    status: statusOf(facts),
    createdAt,
    updatedAt: endedAt ?? startedAt ?? createdAt,
    ...(startedAt !== null && { startedAt }),
    ...(endedAt !== null && { endedAt }),
    ...(facts.endReason !== null && { endedReason: reasons[facts.endReason] }),
    ...(agentId !== null && { assistantId: agentId }),
    ...(Object.keys(metadata).length > 0 && { assistantOverrides: { metadata } }),
    ...(numberId && { phoneNumberId: numberId }),
    ...(direction !== null && other !== null && { customer: { number: other } }),
    ...(externalId !== null && { name: externalId }),
    ...(facts.transcript !== undefined && { artifact: vapiArtifact(facts), messages: vapiArtifact(facts).messages }),
    ...(isOver && { analysis: vapiAnalysis(facts) }),
  };
}
