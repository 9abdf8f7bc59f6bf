import { AgentVoice } from '#domain/agents/agents.ts';
import type { OwnCall } from '#domain/calls/calls.ts';
import { RetellPhoneCall, RetellWebCall } from '#domain/channels/clients/retell.ts';
import { retellCall } from '#domain/notifications/call-forms/retell-call.ts';
import type { Json } from '#domain/platform/json.ts';
import { startCall } from '#server/calls/start-call.ts';
import { placeCall } from '#server/channels/place-call.ts';
import { parseInput } from '#server/channels/speech/compatible/other-api.ts';
import type { Scope } from '#server/scope.ts';
import { readFacts } from '../call-facts.ts';
import { numberIdOf, ownCall, refuse, refuseGiven, requireId, wholeMinutes } from '../make-calls.ts';

function requireVoice(value: unknown): unknown {
  if (AgentVoice.safeParse(value).success) return value;
  throw refuse('agent_override.agent.voice_id', 'Voice not found. GET /retell/list-voices lists them.');
}

/** What a call may change of its agent, by Retell's names. */
const ofAgent: Record<string, (value: unknown) => [string, unknown]> = {
  language: (value) => ['language', value],
  voice_id: (value) => ['voice', requireVoice(value)],
  voice_speed: (value) => ['speed', value],
  max_call_duration_ms: (value) => ['maxMinutes', wholeMinutes(Number(value) / 60_000)],
};
const ofModel: Record<string, (value: unknown) => [string, unknown]> = {
  begin_message: (value) => ['greeting', value],
};

function overridesFrom(
  part: Record<string, unknown> | null | undefined,
  known: typeof ofAgent,
  under: string,
): [string, unknown][] {
  return Object.entries(part ?? {}).flatMap(([name, value]) => {
    if (value === null) return [];
    const read = Object.hasOwn(known, name) ? known[name] : undefined;
    if (read !== undefined) return [read(value)];
    const possible = Object.keys(known).join(', ');
    const path = `agent_override.${under}.${name}`;
    throw refuse(
      path,
      `${path} can’t be changed for a single call because the agent’s flow sets it. Supported: ${possible}.`,
    );
  });
}

interface Common {
  metadata?: Record<string, unknown> | null | undefined;
  agent_override?:
    | {
        agent?: Record<string, unknown> | null | undefined;
        retell_llm?: Record<string, unknown> | null | undefined;
        conversation_flow?: Record<string, unknown> | null | undefined;
      }
    | null
    | undefined;
}

function ownOf({ metadata, agent_override: given }: Common): OwnCall {
  refuseGiven(
    given ?? {},
    { conversation_flow: 'Calls run the agent’s own flow. Edit it in the dashboard or with /v1/agents/{id}/draft.' },
    'agent_override.',
  );
  const overrides = Object.fromEntries([
    ...overridesFrom(given?.agent, ofAgent, 'agent'),
    ...overridesFrom(given?.retell_llm, ofModel, 'retell_llm'),
  ]);
  return ownCall({ metadata: metadata ?? undefined, overrides });
}

const published = 'Calls run the published version.';

/** `call.createPhoneCall`: an agent dials. */
export async function createPhoneCall(scope: Scope, input: unknown, callId: string | undefined) {
  const body = parseInput(RetellPhoneCall, input);
  refuseGiven(body, {
    override_agent_version: published,
    custom_sip_headers: 'Set SIP headers in your carrier’s trunk settings.',
  });
  const agentId = body.override_agent_id == null ? undefined : requireId(body.override_agent_id, 'agent');
  const variables = (body.retell_llm_dynamic_variables ?? {}) as Record<string, Json>;
  const numberId = await numberIdOf(scope, body.from_number, 'from_number');
  const respected = scope.actor?.tokenId === undefined ? 'none' : 'rules';
  const wanted = { to: body.to_number, numberId, agentId, variables, own: ownOf(body), respected } as const;
  const dial = await placeCall(scope, wanted, callId);
  return retellCall(await readFacts(scope, dial.callId));
}

/** `call.createWebCall`: the access token is the ticket of our own call socket. */
export async function createWebCall(scope: Scope, input: unknown, callId: string | undefined) {
  const body = parseInput(RetellWebCall, input);
  refuseGiven(body, { agent_version: published });
  const agentId = requireId(body.agent_id, 'agent');
  const variables = (body.retell_llm_dynamic_variables ?? {}) as Record<string, Json>;
  const { ticket, callId: id } = await startCall(
    scope,
    agentId,
    { channel: 'browser', variables, ...ownOf(body) },
    callId,
  );
  return { ...retellCall(await readFacts(scope, id)), access_token: ticket };
}
