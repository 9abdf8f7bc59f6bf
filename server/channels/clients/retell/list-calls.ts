import { RetellList } from '#domain/channels/clients/retell.ts';
import { retellCall } from '#domain/notifications/call-forms/retell-call.ts';
import type { callDirections } from '#domain/records/call-states.ts';
import { listCalls } from '#server/calls/calls.ts';
import { parseInput } from '#server/channels/speech/compatible/other-api.ts';
import type { Scope } from '#server/scope.ts';
import { factsOfSummary, isSpoken } from '../call-facts.ts';
import { refuse, requireId } from '../make-calls.ts';

/** Calls on a page: Retell allows more, and its clients go on to the next page. */
const mostAtOnce = 100;

const channels: Record<string, 'browser' | 'phone'> = { web_call: 'browser', phone_call: 'phone' };

/** One of a filter's words, where it names one; all of ours narrow to one. */
function onlyOne(words: readonly string[] | null | undefined, name: string): string | undefined {
  if (words == null || words.length === 0) return undefined;
  if (words.length > 1) throw refuse(`filter_criteria.${name}`, `Filter by one ${name} at a time.`);
  return words[0];
}

/** A page of calls, newest first. */
export async function retellCalls(scope: Scope, input: unknown) {
  const {
    filter_criteria: filter,
    limit,
    pagination_key: cursor,
    skip,
    sort_order: order,
  } = parseInput(RetellList, input);
  if (order === 'ascending') throw refuse('sort_order', 'Calls are listed newest first. Leave sort_order out.');
  if (skip) throw refuse('skip', 'Use pagination_key from the previous page instead of skip.');
  const agent = onlyOne(filter?.agent?.map(({ agent_id: id }) => id) ?? filter?.agent_id, 'agent');
  const type = onlyOne(filter?.call_type, 'call_type');
  const direction = onlyOne(filter?.direction, 'direction') as (typeof callDirections)[number] | undefined;
  const states = filter?.call_status;
  const status = states?.length === 1 ? ({ ongoing: 'live', ended: 'ended' } as const)[states[0]!] : undefined;
  const { items, next } = await listCalls(scope, {
    ...(agent !== undefined && { agentId: requireId(agent, 'agent') }),
    ...(type !== undefined && { channel: channels[type] ?? 'api' }),
    ...(direction !== undefined && { direction }),
    ...(status !== undefined && { status }),
    tests: 'with',
    limit: Math.min(limit ?? 50, mostAtOnce),
    ...(cursor != null && { cursor }),
  });
  const shown = items.filter(isSpoken).map((call) => retellCall(factsOfSummary(call)));
  const passing = states == null ? shown : shown.filter(({ call_status }) => states.includes(call_status));
  return { items: passing, has_more: next !== null, ...(next !== null && { pagination_key: next }) };
}
