import type { Agent, AgentSummary } from '#domain/agents/agents.ts';
import { type CallFacts, foundIn, isUnanswered, madeAt } from '#domain/notifications/call-forms/call-facts.ts';

const seconds = (ms: number) => Math.floor(ms / 1000);

/** An agent in a list of ElevenLabs'. */
export const convaiAgent = ({ id, name, createdAt }: AgentSummary, voice: string) => ({
  agent_id: id,
  name,
  voice_id: voice,
  tags: [],
  created_at_unix_secs: seconds(Date.parse(createdAt)),
  access_info: { is_creator: false, creator_name: '', creator_email: '', role: 'viewer' },
});

/** An agent by itself; its flow is no prompt. */
export const convaiAgentDetail = ({ id, name, createdAt, greeting, language, voice, speed }: Agent) => ({
  agent_id: id,
  name,
  conversation_config: {
    agent: { first_message: greeting, language: language.split('-')[0] },
    tts: { voice_id: voice, speed },
  },
  metadata: {
    created_at_unix_secs: seconds(Date.parse(createdAt)),
    updated_at_unix_secs: seconds(Date.parse(createdAt)),
  },
  platform_settings: {},
  tags: [],
});

function statusOf(facts: CallFacts): string {
  if (facts.status === 'waiting') return 'initiated';
  if (facts.status === 'live') return 'in-progress';
  return isUnanswered(facts) || facts.endReason === 'failed' || facts.endReason === 'lost_connection'
    ? 'failed'
    : 'done';
}

const successes = { success: 'success', failure: 'failure', neutral: 'unknown' } as const;
const successOf = ({ outcome }: CallFacts) => (outcome === null ? 'unknown' : successes[outcome]);
const startOf = (facts: CallFacts) => seconds(facts.startedAt === null ? madeAt(facts) : Date.parse(facts.startedAt));

/** A conversation in a list. */
export const conversationSummary = (facts: CallFacts) => ({
  agent_id: facts.agentId ?? '',
  agent_name: facts.agentName,
  conversation_id: facts.id,
  start_time_unix_secs: startOf(facts),
  call_duration_secs: seconds(facts.durationMs),
  message_count: facts.transcript?.length ?? 0,
  status: statusOf(facts),
  call_successful: successOf(facts),
  direction: facts.direction,
});

/** A conversation with what was said. */
export const conversationDetail = (facts: CallFacts) => ({
  agent_id: facts.agentId ?? '',
  agent_name: facts.agentName,
  conversation_id: facts.id,
  status: statusOf(facts),
  user_id: facts.externalId,
  metadata: {
    start_time_unix_secs: startOf(facts),
    call_duration_secs: seconds(facts.durationMs),
    termination_reason: facts.endReason ?? '',
    ...(facts.direction !== null && {
      phone_call: {
        type: 'twilio',
        direction: facts.direction,
        phone_number_id: facts.numberId ?? '',
        agent_number: (facts.direction === 'outbound' ? facts.from : facts.to) ?? '',
        external_number: (facts.direction === 'outbound' ? facts.to : facts.from) ?? '',
        stream_sid: '',
        call_sid: '',
      },
    }),
  },
  has_audio: Boolean(facts.recordingUrl),
  has_user_audio: Boolean(facts.recordingUrl),
  has_response_audio: Boolean(facts.recordingUrl),
  has_auxiliary_audio: false,
  transcript: (facts.transcript ?? []).map(({ role, text, startMs }) => ({
    role: role === 'caller' ? 'user' : 'agent',
    message: text,
    time_in_call_secs: seconds(startMs),
  })),
  ...(facts.status === 'ended' && {
    analysis: {
      call_successful: successOf(facts),
      transcript_summary: facts.summary ?? '',
      evaluation_criteria_results: {},
      data_collection_results: Object.fromEntries(
        Object.entries({ ...facts.collected, ...foundIn(facts) }).map(([name, value]) => [
          name,
          { data_collection_id: name, value, rationale: '' },
        ]),
      ),
    },
  }),
});
