import { and, desc, eq, inArray } from 'drizzle-orm';
import type { SlotType } from '#domain/agents/workflows.ts';
import type { RememberedFact } from '#domain/contacts/contact-memory.ts';
import { AppError } from '#domain/platform/errors.ts';
import type { Json } from '#domain/platform/json.ts';
import { actorMay } from '#server/identity/actor-may.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { calls } from '#server/platform/db/schema/calls.table.ts';
import { type ContactRow, contacts } from '#server/platform/db/schema/contacts.table.ts';
import { findSeal } from '#server/platform/secrets/find-seal.ts';
import { keptPlace } from '#server/platform/secrets/kept-content.ts';
import { findVersion } from '#server/records/agent-rows.ts';
import type { Scope } from '#server/scope.ts';
import { slotDefsOf } from '#voice/flow/slot-defs.ts';
import { collected, readSnapshot } from '#voice/flow/snapshot.ts';
import { findContact } from './contacts.ts';

/** Conversations that are looked back at. */
const lastCalls = 5;
/** What stays the same from one conversation to the next; a day that someone wanted does not. */
const lasting: readonly SlotType[] = ['name', 'email', 'address', 'code'];

interface Remembered extends RememberedFact {
  value: Json;
}

const ofContact = ({ name, email, company, fields, changedAt }: ContactRow): Remembered[] =>
  Object.entries({ ...fields, name, email, company })
    .filter(([, value]) => value !== null && value !== '')
    .map(([key, value]) => ({
      name: key,
      value: value as Json,
      spoken: String(value),
      from: 'contact',
      callId: null,
      at: changedAt.toISOString(),
    }));

/** Which slots of an agent's version hold what lasts. */
async function lastingSlots(
  tx: Tx,
  scope: Scope,
  agentId: string,
  version: number,
): Promise<ReadonlyMap<string, SlotType>> {
  try {
    const { flow } = await findVersion(tx, scope, agentId, version);
    const defs = [flow, ...Object.values(flow.workflows ?? {})].flatMap((graph) => [...slotDefsOf(graph).values()]);
    return new Map(
      defs.filter(({ type, sensitive }) => lasting.includes(type) && !sensitive).map(({ name, type }) => [name, type]),
    );
  } catch (error) {
    // A call of a draft has a version that is not kept.
    if (error instanceof AppError && error.code === 'not_found') return new Map();
    throw error;
  }
}

const isSame = (one: string, other: string) => one.localeCompare(other, undefined, { sensitivity: 'base' }) === 0;

/** What callers from a number said of themselves and confirmed, the latest of each name; of one person. */
async function ofCalls(tx: Tx, scope: Scope, phone: string, name?: string): Promise<Remembered[]> {
  const { services, workspaceId } = scope;
  const rows = await tx
    .select()
    .from(calls)
    .where(
      and(
        eq(calls.workspaceId, workspaceId),
        eq(calls.otherNumber, phone),
        eq(calls.status, 'ended'),
        inArray(calls.channel, ['phone', 'sms']),
      ),
    )
    .orderBy(desc(calls.createdAt))
    .limit(lastCalls);
  const seal = await findSeal(tx, services, workspaceId);
  const found = new Map<string, Remembered>();
  // One line may have several people: what another one said is not this one's.
  let speaker = name;
  for (const { id: callId, agentId, agentVersion, createdAt, snapshot } of rows) {
    if (snapshot === null || agentId === null) continue;
    const slots = await lastingSlots(tx, scope, agentId, agentVersion);
    const said = collected(readSnapshot(seal.open(keptPlace('calls', 'snapshot', callId), snapshot)));
    const namedAs = said.find(([slot]) => slots.get(slot) === 'name')?.[1].spoken;
    if (speaker !== undefined && namedAs !== undefined && !isSame(speaker, namedAs)) continue;
    speaker ??= namedAs;
    for (const [slot, { value, spoken, confirmed, source }] of said) {
      if (!confirmed || source !== 'caller' || !slots.has(slot) || found.has(slot)) continue;
      found.set(slot, { name: slot, value, spoken, from: 'call', callId, at: createdAt.toISOString() });
    }
  }
  return [...found.values()];
}

/** What stands with the contact goes before what was said in a call. */
const joined = (contact: readonly Remembered[], said: readonly Remembered[]): Remembered[] => [
  ...contact,
  ...said.filter(({ name }) => !contact.some((one) => one.name === name)),
];

/** Contacts that have a number: one, or two where it is shared. */
const contactsWith = (tx: Tx, { workspaceId }: Scope, phone: string): Promise<ContactRow[]> =>
  tx
    .select()
    .from(contacts)
    .where(and(eq(contacts.workspaceId, workspaceId), eq(contacts.phone, phone)))
    .limit(2);

/**
 * What agents know of the person who has a number, by name. Where several contacts share it no one can say who calls, and
 * nothing of them is known.
 */
export async function factsOfNumber(tx: Tx, scope: Scope, phone: string): Promise<Record<string, Json>> {
  const rows = await contactsWith(tx, scope, phone);
  if (rows.length > 1) return {};
  const facts = joined(rows.flatMap(ofContact), await ofCalls(tx, scope, phone, rows[0]?.name));
  return Object.fromEntries(facts.map(({ name, value }) => [name, value]));
}

/** What agents remember of a contact. @throws AppError not_found */
export function readMemory(scope: Scope, contactId: string): Promise<{ items: RememberedFact[]; shared: boolean }> {
  const { services, workspaceId } = scope;
  return services.db.tenant(workspaceId, async (tx) => {
    const contact = await findContact(tx, scope, contactId);
    const { phone } = contact;
    const said = phone === null || !actorMay(scope, 'calls:read') ? [] : await ofCalls(tx, scope, phone, contact.name);
    const shared = phone !== null && (await contactsWith(tx, scope, phone)).length > 1;
    const items = joined(ofContact(contact), said).map(({ value: _, ...fact }) => fact);
    return { items, shared };
  });
}
