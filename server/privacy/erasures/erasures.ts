import { and, desc, eq, ilike, inArray, lt, or } from 'drizzle-orm';
import type { TaskPerson } from '#domain/identity/members.ts';
import { AppError } from '#domain/platform/errors.ts';
import type { Erasure, ErasurePreview, Subject } from '#domain/privacy/erasures.ts';
import { actorMay } from '#server/identity/actor-may.ts';
import { namesOf } from '#server/identity/names-of.ts';
import { emitWebhookEvent } from '#server/notifications/tell-webhooks.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { calls } from '#server/platform/db/schema/calls.table.ts';
import { crmConnections } from '#server/platform/db/schema/crm.table.ts';
import { type ErasureRow, erasures } from '#server/platform/db/schema/erasures.table.ts';
import { knowledgeFiles, knowledgePieces } from '#server/platform/db/schema/knowledge.table.ts';
import { modelConnections } from '#server/platform/db/schema/models.table.ts';
import { officeAccounts } from '#server/platform/db/schema/office.table.ts';
import { carrierAccounts } from '#server/platform/db/schema/phone.table.ts';
import { webhooks } from '#server/platform/db/schema/webhooks.table.ts';
import { isHeldCall, requirePeopleNotHeld } from '#server/records/holds.ts';
import type { Scope } from '#server/scope.ts';
import { eraseJob, type Meant, subjectPlace } from './erase-person.ts';
import { findPerson } from './find-person.ts';
import type { Person } from './forms.ts';
import { type Counts, walkPerson } from './walk-person.ts';

/** A preview looks for so long, in ms: people wait for it. */
const previewMs = 15_000;
/** Documents that a preview names. */
const mostDocuments = 20;

const shown = (counts: Counts): Erasure['erased'] =>
  Object.entries(counts).map(([place, count]) => ({ place: place as keyof Counts, count }));

/** @param nameOf whom an account is */
const shaped = (rows: readonly ErasureRow[], nameOf: (id: string) => TaskPerson): Erasure[] =>
  rows.map(({ id, state, requestedAt, requestedBy, doneAt, counts, problem, outside }) => ({
    id,
    status: state,
    requestedAt: requestedAt.toISOString(),
    requestedBy: requestedBy === null ? null : nameOf(requestedBy),
    endedAt: doneAt?.toISOString() ?? null,
    erased: shown(counts),
    problem,
    backupsUntil: doneAt?.toISOString() ?? null,
    outside,
  }));

const present = async ({ services }: Scope, rows: readonly ErasureRow[]): Promise<Erasure[]> =>
  shaped(
    rows,
    await namesOf(
      services,
      rows.map(({ requestedBy }) => requestedBy),
    ),
  );

/** Where else something of the person may be: services that the workspace sends data to. */
async function servicesOutside(tx: Tx, workspaceId: string): Promise<string[]> {
  const [crm, office, carriers, models, hooks] = [
    await tx
      .select({ name: crmConnections.kind })
      .from(crmConnections)
      .where(eq(crmConnections.workspaceId, workspaceId)),
    await tx
      .selectDistinct({ name: officeAccounts.service })
      .from(officeAccounts)
      .where(eq(officeAccounts.workspaceId, workspaceId)),
    await tx
      .selectDistinct({ name: carrierAccounts.carrier })
      .from(carrierAccounts)
      .where(eq(carrierAccounts.workspaceId, workspaceId)),
    await tx
      .selectDistinct({ name: modelConnections.service })
      .from(modelConnections)
      .where(eq(modelConnections.workspaceId, workspaceId)),
    await tx.select({ url: webhooks.url }).from(webhooks).where(eq(webhooks.workspaceId, workspaceId)).limit(100),
  ];
  const named = (kind: string, rows: readonly { name: string }[]) => rows.map(({ name }) => `${kind}: ${name}`);
  const hosts = new Set(hooks.map(({ url }) => new URL(url).host));
  return [
    ...named('CRM', crm),
    ...named('Calendar', office),
    ...named(
      'Carrier',
      carriers.filter(({ name }) => name !== 'stand-in'),
    ),
    ...named('Model', models),
    ...[...hosts].map((host) => `Webhook: ${host}`),
  ];
}

/** Documents in which the person is named. */
async function documentsOf(tx: Tx, workspaceId: string, { emails, names, phones }: Person): Promise<string[]> {
  const asked = [...emails, ...names, ...phones];
  if (asked.length === 0) return [];
  const has = asked.map((one) => ilike(knowledgePieces.text, `%${one.replace(/[\\%_]/g, '\\$&')}%`));
  const rows = await tx
    .selectDistinct({ name: knowledgeFiles.name })
    .from(knowledgePieces)
    .innerJoin(
      knowledgeFiles,
      and(eq(knowledgeFiles.workspaceId, knowledgePieces.workspaceId), eq(knowledgeFiles.id, knowledgePieces.fileId)),
    )
    .where(and(eq(knowledgePieces.workspaceId, workspaceId), or(...has)))
    .limit(mostDocuments);
  return rows.map(({ name }) => name);
}

/** Whether the person, or a call with their number, is on legal hold. */
async function isHeld(tx: Tx, workspaceId: string, person: Person): Promise<boolean> {
  try {
    await requirePeopleNotHeld(tx, workspaceId, person);
  } catch (error) {
    if (error instanceof AppError && error.code === 'conflict') return true;
    throw error;
  }
  const [held] = await tx
    .select({ id: calls.id })
    .from(calls)
    .where(and(eq(calls.workspaceId, workspaceId), inArray(calls.otherNumber, person.phones), isHeldCall()))
    .limit(1);
  return held !== undefined;
}

/** @throws AppError forbidden without the permission to delete calls */
export function requireMayErase(scope: Scope): void {
  if (actorMay(scope, 'calls:manage')) return;
  throw new AppError('forbidden', 'Your role can’t delete calls, so it can’t erase people. Ask an admin.');
}

/** What an erasure would take. @throws AppError forbidden, invalid_input, not_found */
export async function previewErasure(scope: Scope, subject: Subject): Promise<ErasurePreview> {
  requireMayErase(scope);
  const { services, workspaceId } = scope;
  const { person, documents, held } = await services.db.tenant(workspaceId, async (tx) => {
    const found = await findPerson(tx, scope, subject);
    return {
      person: found,
      documents: await documentsOf(tx, workspaceId, found),
      held: await isHeld(tx, workspaceId, found),
    };
  });
  const signal = AbortSignal.timeout(previewMs);
  const { counts, isComplete } = await walkPerson(scope, person, { erases: false, signal });
  return {
    addresses: [...person.phones, ...person.emails],
    names: person.names,
    found: shown(counts),
    documents,
    held,
    isComplete,
  };
}

/** Has a person erased. @throws AppError forbidden, invalid_input, not_found, conflict where something of them is held */
export async function eraseSomeone(
  scope: Scope,
  { doNotCall, ...subject }: Subject & { doNotCall: boolean },
): Promise<Erasure> {
  requireMayErase(scope);
  const { services, workspaceId, actor } = scope;
  const row = await services.db.tenant(workspaceId, async (tx) => {
    const person = await findPerson(tx, scope, subject);
    if (await isHeld(tx, workspaceId, person))
      throw new AppError('conflict', 'Some of this person’s data is on legal hold. Lift the hold first.');
    const id = newId();
    const meant: Meant = { ...person, doNotCall };
    const made: ErasureRow = {
      workspaceId,
      id,
      state: 'running',
      subject: services.secrets.seal(subjectPlace(id), JSON.stringify(meant)),
      counts: {},
      outside: await servicesOutside(tx, workspaceId),
      problem: null,
      requestedBy: actor?.userId ?? null,
      requestedAt: new Date(services.clock.now()),
      doneAt: null,
    };
    await tx.insert(erasures).values(made);
    await services.jobs.enqueue(tx, eraseJob, { workspaceId, erasureId: id }, { key: id });
    for (const contactId of person.contactIds)
      await emitWebhookEvent(tx, scope, 'contact.deleted', () => ({ contactId, externalId: null, metadata: {} }));
    await recordChange(tx, scope, 'person.erased', { object: { kind: 'erasure', id } });
    return made;
  });
  // In the transaction of the request, where other accounts can't be looked up.
  return shaped([row], (id) => ({ id, name: actor?.email ?? '' }))[0]!;
}

/** Receipts, newest first. */
export async function listErasures(
  scope: Scope,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<{ items: Erasure[]; next: string | null }> {
  const { services, workspaceId } = scope;
  const rows = await services.db.tenant(workspaceId, (tx) =>
    tx
      .select()
      .from(erasures)
      .where(and(eq(erasures.workspaceId, workspaceId), cursor === undefined ? undefined : lt(erasures.id, cursor)))
      .orderBy(desc(erasures.id))
      .limit(limit + 1),
  );
  const items = await present(scope, rows.slice(0, limit));
  return { items, next: rows.length > limit ? items.at(-1)!.id : null };
}

/** @throws AppError not_found */
export async function getErasure(scope: Scope, erasureId: string): Promise<Erasure> {
  const { services, workspaceId } = scope;
  const rows = await services.db.tenant(workspaceId, (tx) =>
    tx
      .select()
      .from(erasures)
      .where(and(eq(erasures.workspaceId, workspaceId), eq(erasures.id, erasureId))),
  );
  if (rows.length === 0) throw new AppError('not_found', 'Erasure not found. It may have been deleted.');
  return (await present(scope, rows))[0]!;
}
