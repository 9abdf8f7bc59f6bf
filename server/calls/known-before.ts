import { and, eq } from 'drizzle-orm';
import type { Json } from '#domain/platform/json.ts';
import { type LookedUp, lookUpBefore } from '#server/actions/before-call.ts';
import { contactsOfNumbers } from '#server/contacts/contacts-of-numbers.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { agents } from '#server/platform/db/schema/agents.table.ts';
import type { Scope } from '#server/scope.ts';
import { type NewCall, newCallRow } from './new-call.ts';

/** What the actions before a call are told of it, beside what calls and agents are called. */
async function toldOf(tx: Tx, { workspaceId }: Scope, { ends, own }: NewCall): Promise<Record<string, Json>> {
  const { externalId, metadata } = own ?? {};
  const other = ends?.other ?? null;
  const contact = other === null ? undefined : (await contactsOfNumbers(tx, workspaceId, [other])).get(other);
  const [from, to] = ends?.direction === 'outbound' ? [ends.own, other] : [other, ends?.own];
  return {
    direction: ends?.direction ?? 'inbound',
    metadata: metadata ?? {},
    ...(from && { from }),
    ...(to && { to }),
    ...(contact && { contact_id: contact.id, contact_name: contact.name }),
    ...(externalId && { external_id: externalId }),
  };
}

/** Whether an agent takes calls: what another system names need not be there. */
async function takesCalls({ services, workspaceId }: Scope, agentId: string): Promise<boolean> {
  const found = await services.db.tenant(workspaceId, (tx) =>
    tx
      .select({ id: agents.id })
      .from(agents)
      .where(and(eq(agents.workspaceId, workspaceId), eq(agents.id, agentId), eq(agents.status, 'active'))),
  );
  return found.length > 0;
}

/** A call as what was looked up has it: another agent's, refused with a sentence, or knowing more. */
async function steered(scope: Scope, call: NewCall, looked: LookedUp): Promise<NewCall> {
  const { known, metadata, agentId, refusal } = looked;
  const isMoved = agentId !== null && agentId !== call.agentId && (await takesCalls(scope, agentId));
  const found = { ...known, ...call.found };
  return {
    ...call,
    // What was given for one agent is an offer to another.
    ...(isMoved ? { agentId, known: {}, found: { ...found, ...call.known } } : { found }),
    own: { ...call.own, metadata: { ...metadata, ...call.own?.metadata } },
    ...(refusal !== null && { closed: refusal }),
  };
}

/**
 * A call with what is looked up of the person at the other end before a word is said; what it was found with goes over that.
 * @param check refuses a call that cannot begin, so that nothing is looked up for it
 * @throws AppError not_found, flow_invalid, workspace_suspended
 */
export async function knowingMore(
  scope: Scope,
  call: NewCall,
  check: (tx: Tx) => Promise<{ agentName: string }> = (tx) => newCallRow(tx, scope, call),
): Promise<NewCall> {
  const { services, workspaceId } = scope;
  const looked = await lookUpBefore(scope, call, () =>
    services.db.tenant(workspaceId, async (tx) => ({
      ...(await toldOf(tx, scope, call)),
      agent: (await check(tx)).agentName,
    })),
  );
  return steered(scope, call, looked);
}
