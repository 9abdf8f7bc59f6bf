import { VapiList } from '#domain/channels/clients/vapi.ts';
import { vapiCall } from '#domain/notifications/call-forms/vapi-call.ts';
import { listCalls } from '#server/calls/calls.ts';
import { parseInput } from '#server/channels/speech/compatible/other-api.ts';
import type { Scope } from '#server/scope.ts';
import { factsOfSummary, isSpoken } from '../call-facts.ts';
import { requireId } from '../make-calls.ts';

/** Calls at once, however many are asked for. */
const mostAtOnce = 100;

/** The id that stands before all that were made at a moment or later: ids sort by the time they were made. */
function idAt(ms: number): string {
  const hex = Math.max(0, Math.min(ms, 2 ** 48 - 1))
    .toString(16)
    .padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}

/** Calls, newest first. Vapi's clients page by `createdAtLt`. */
export async function vapiCalls(scope: Scope, query: unknown) {
  const asked = parseInput(VapiList, query);
  const { assistantId, limit = mostAtOnce, createdAtGt, createdAtLt, createdAtGe, createdAtLe } = asked;
  if (limit === 0) return [];
  const before = [createdAtLt, createdAtLe].flatMap((moment, inclusive) =>
    moment === undefined ? [] : [Date.parse(moment) + inclusive],
  );
  const { items } = await listCalls(scope, {
    ...(assistantId !== undefined && { agentId: requireId(assistantId, 'assistant') }),
    tests: 'with',
    limit: Math.min(limit, mostAtOnce),
    ...(before.length > 0 && { cursor: idAt(Math.min(...before)) }),
  });
  const shown = items.filter(isSpoken).map((call) => vapiCall(factsOfSummary(call), scope.workspaceId));
  return shown.filter(
    ({ id, createdAt }) =>
      (asked.id === undefined || id === asked.id) &&
      (createdAtGt === undefined || Date.parse(createdAt) > Date.parse(createdAtGt)) &&
      (createdAtGe === undefined || Date.parse(createdAt) >= Date.parse(createdAtGe)),
  );
}
