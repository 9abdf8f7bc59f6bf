import { VapiCallRequest, VapiOverrides } from '#domain/channels/clients/vapi.ts';
import { vapiCall } from '#domain/notifications/call-forms/vapi-call.ts';
import { AppError } from '#domain/platform/errors.ts';
import type { Json } from '#domain/platform/json.ts';
import { placeCall } from '#server/channels/place-call.ts';
import { parseInput } from '#server/channels/speech/compatible/other-api.ts';
import type { Scope } from '#server/scope.ts';
import { readFacts } from '../call-facts.ts';
import { ownCall, refuse, refuseGiven, requireId, wholeMinutes } from '../make-calls.ts';

const build = 'Build an agent in the dashboard or with POST /v1/agents, and send its ID as assistantId.';

const notHere = {
  assistant: build,
  squadId: build,
  squad: build,
  workflowId: build,
  workflow: build,
  squadOverrides: build,
  workflowOverrides: build,
  assistantVersion: 'Calls run the published version.',
  phoneNumber: 'Connect the number under Phone Numbers, and send its ID as phoneNumberId.',
  customerId: 'Send customer.number.',
  schedulePlan: 'Schedule calls with POST /v1/campaigns.',
  transport: 'Phone calls need customer.number. Start browser calls with POST /v1/agents/{id}/calls.',
};

/** Members of the overrides that a call takes, by our names. */
const possible = ['variableValues', 'metadata', 'firstMessage', 'maxDurationSeconds'];

function overridesOf(given: Record<string, unknown>) {
  const other = Object.keys(given).find((name) => !possible.includes(name) && given[name] != null);
  if (other !== undefined) {
    const path = `assistantOverrides.${other.slice(0, 60)}`;
    throw refuse(
      path,
      `${path} can’t be changed for a single call because the agent’s flow sets it. Supported: ${possible.join(', ')}.`,
    );
  }
  return parseInput(VapiOverrides, given);
}

/** `calls.create`: an agent dials one number, or each of several. */
export async function createCall(scope: Scope, input: unknown, callId: string | undefined) {
  const body = parseInput(VapiCallRequest, input);
  refuseGiven(body, notHere);
  const {
    variableValues,
    metadata,
    firstMessage,
    maxDurationSeconds: seconds,
  } = overridesOf(body.assistantOverrides ?? {});
  const overrides = { greeting: firstMessage, maxMinutes: seconds == null ? undefined : wholeMinutes(seconds / 60) };
  const own = ownCall({ metadata: metadata ?? undefined, externalId: body.name ?? undefined, overrides });
  const dial = async (number: string | null | undefined, path: string, id: string | undefined) => {
    if (!number) throw refuse(path, `${path} is missing. Start browser calls with POST /v1/agents/{id}/calls.`);
    const { callId: made } = await placeCall(
      scope,
      {
        to: number,
        ...(body.phoneNumberId != null && { numberId: requireId(body.phoneNumberId, 'phone number') }),
        ...(body.assistantId != null && { agentId: requireId(body.assistantId, 'assistant') }),
        variables: (variableValues ?? {}) as Record<string, Json>,
        own,
        respected: scope.actor?.tokenId === undefined ? 'none' : 'rules',
      },
      id,
    );
    return vapiCall(await readFacts(scope, made), scope.workspaceId);
  };
  if (body.customers == null) return dial(body.customer?.number, 'customer.number', callId);
  const results: object[] = [];
  const errors: object[] = [];
  for (const [at, customer] of body.customers.entries()) {
    try {
      results.push(await dial(customer.number, `customers.${at}.number`, undefined));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      errors.push({ customer, error: error.details?.[0]?.message ?? error.message });
    }
  }
  return { results, errors };
}
