import type { CallEndReason } from '#domain/records/call-states.ts';
import { fromMetadata } from './any-metadata.ts';
import { type CallFacts, foundIn, isUnanswered } from './call-facts.ts';

/** A call as Retell's API and webhooks tell of it. */

const statuses = { waiting: 'registered', live: 'ongoing', ended: 'ended' } as const;

const reasons: Record<CallEndReason, string> = {
  completed: 'agent_hangup',
  caller_hangup: 'user_hangup',
  agent_hangup: 'agent_hangup',
  silence: 'inactivity',
  max_duration: 'max_duration_reached',
  handed_off: 'call_transfer',
  lost_connection: 'error_unknown',
  failed: 'error_unknown',
  outside_hours: 'agent_hangup',
  voicemail: 'voicemail_reached',
  busy: 'dial_busy',
  no_answer: 'dial_no_answer',
  refused: 'concurrency_limit_reached',
};

const msOf = (moment: string) => Date.parse(moment);
const roleOf = { agent: 'agent', caller: 'user' } as const;
const nameOf = { agent: 'Agent', caller: 'User' } as const;

/** Retell's variables are text. */
const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

function endOf(facts: CallFacts) {
  if (facts.endReason === null) return {};
  const isDialFault = facts.endReason === 'failed' && isUnanswered(facts) && facts.direction === 'outbound';
  return { disconnection_reason: isDialFault ? 'dial_failed' : reasons[facts.endReason] };
}

function wordsOf({ transcript }: CallFacts) {
  if (transcript === undefined) return {};
  return {
    transcript: transcript.map(({ role, text }) => `${nameOf[role]}: ${text}`).join('\n'),
    transcript_object: transcript.map(({ role, text }) => ({ role: roleOf[role], content: text, words: [] })),
  };
}

function analysisOf(facts: CallFacts) {
  if (facts.status !== 'ended' || facts.summary === undefined) return {};
  return {
    call_analysis: {
      call_summary: facts.summary,
      in_voicemail: facts.endReason === 'voicemail',
      user_sentiment: 'Unknown',
      call_successful: facts.outcome === 'success',
      custom_analysis_data: foundIn(facts),
    },
  };
}

/** A call in Retell's form. */
export function retellCall(facts: CallFacts) {
  const { id, agentId, agentName, agentVersion, direction, startedAt, endedAt, collected, recordingUrl } = facts;
  const line = direction && { direction, from_number: facts.from ?? '', to_number: facts.to ?? '' };
  return {
    call_id: id,
    call_type: direction === null ? 'web_call' : 'phone_call',
    agent_id: agentId ?? '',
    agent_name: agentName,
    ...(agentVersion !== undefined && { agent_version: agentVersion }),
    call_status: isUnanswered(facts) ? 'not_connected' : statuses[facts.status],
    ...line,
    metadata: fromMetadata(facts.metadata),
    ...(startedAt !== null && { start_timestamp: msOf(startedAt) }),
    ...(endedAt !== null && { end_timestamp: msOf(endedAt), duration_ms: facts.durationMs }),
    ...endOf(facts),
    ...wordsOf(facts),
    ...(collected && {
      collected_dynamic_variables: Object.fromEntries(
        Object.entries(collected).map(([name, value]) => [name, asText(value)]),
      ),
    }),
    ...(recordingUrl && { recording_url: recordingUrl }),
    ...analysisOf(facts),
  };
}
export type RetellCall = ReturnType<typeof retellCall>;
