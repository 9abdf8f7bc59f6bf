import { and, asc, eq, gt, inArray, type SQL } from 'drizzle-orm';
import type { CampaignDetail, CampaignPlan } from '#domain/campaigns/campaigns.ts';
import { AppError } from '#domain/platform/errors.ts';
import { findSkips, type Gate, type Openings, openingFor } from '#server/campaigns/gate.ts';
import { requireNumber } from '#server/carriers/require-number.ts';
import { findRules } from '#server/contacts/calling-rules.ts';
import { everybody } from '#server/contacts/contact-query.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { campaigns, campaignTargets, type TargetRow } from '#server/platform/db/schema/campaigns.table.ts';
import { contacts } from '#server/platform/db/schema/contacts.table.ts';
import type { Scope } from '#server/scope.ts';
import { readCampaign, requireCampaign } from '../campaigns.ts';
import { composeText } from '../texting/compose.ts';
import { findFacts } from './facts.ts';

/** Contacts that are looked at in one transaction. */
const batch = 1_000;

/** Someone who may be called: a contact, or one of a campaign before. */
interface Person {
  id: string;
  contactId: string | null;
  name: string;
  phone: string | null;
}

/** What a campaign's people are judged by. @throws AppError not_found where its number is gone */
export async function gateOf(tx: Tx, scope: Scope, plan: CampaignPlan): Promise<Gate> {
  const { row, account } = await requireNumber(tx, scope, plan.numberId);
  return { plan, rules: await findRules(tx, scope), own: row.number, isSimulated: account.carrier === 'stand-in' };
}

/** People of a campaign before with whom it ended in one of these ways. */
async function peopleBefore(
  tx: Tx,
  { workspaceId }: Scope,
  { campaignId, results }: NonNullable<CampaignPlan['audience']['follows']>,
  last: string | undefined,
): Promise<Person[]> {
  const { id, contactId, name, phone } = campaignTargets;
  return tx
    .select({ id, contactId, name, phone })
    .from(campaignTargets)
    .where(
      and(
        eq(campaignTargets.workspaceId, workspaceId),
        eq(campaignTargets.campaignId, campaignId),
        inArray(campaignTargets.result, results),
        last === undefined ? undefined : gt(id, last),
      ),
    )
    .orderBy(asc(id))
    .limit(batch);
}

async function contactsOf(tx: Tx, which: SQL | undefined, last: string | undefined): Promise<Person[]> {
  const { id, name, phone } = contacts;
  const rows = await tx
    .select({ id, name, phone })
    .from(contacts)
    .where(and(which, last === undefined ? undefined : gt(id, last)))
    .orderBy(asc(id))
    .limit(batch);
  return rows.map((row) => ({ ...row, contactId: row.id }));
}

/** Whom the list is made of, some at a time. @throws AppError not_found where its segment is gone */
async function peopleOf(tx: Tx, scope: Scope, { audience }: CampaignPlan, last: string | undefined): Promise<Person[]> {
  const { segmentId, filter, follows } = audience;
  if (follows !== null) return peopleBefore(tx, scope, follows, last);
  return contactsOf(tx, await everybody(tx, scope, { segmentId: segmentId ?? undefined, filter }), last);
}

/** Tells that this look-up holds, and no other. @throws AppError conflict */
async function requireOwn(tx: Tx, scope: Scope, campaignId: string, run: string): Promise<void> {
  const { preparing, state, startedAt } = await requireCampaign(tx, scope, campaignId, true);
  if (preparing !== run || state !== 'draft' || startedAt !== null)
    throw new AppError(
      'conflict',
      'Someone else previewed or started this campaign in the meantime. Reload and try again.',
    );
}

/** What becomes of each of some people, as rows of the list. */
async function rowsOf(
  tx: Tx,
  { services, workspaceId }: Scope,
  campaignId: string,
  gate: Gate,
  people: readonly Person[],
  known: Openings,
): Promise<TargetRow[]> {
  const now = services.clock.now();
  const numbers = people.flatMap(({ phone }) => phone ?? []);
  const why = await findSkips(tx, { services, workspaceId }, gate, numbers);
  const { plan } = gate;
  const factsOf = await findFacts(tx, workspaceId, plan.channel === 'text' ? people : []);
  const whyNoText = (person: Person) =>
    plan.channel === 'text' && composeText(plan, factsOf(person)) === null ? 'missing_field' : null;
  return people.map((person) => {
    const { contactId, id, name, phone } = person;
    const opening = phone === null ? null : openingFor(gate, phone, now, known);
    const reason =
      phone === null ? 'no_number' : (why(phone) ?? whyNoText(person) ?? (opening === null ? 'no_window' : null));
    return {
      workspaceId,
      campaignId,
      id: newId(),
      contactId,
      name,
      phone: phone ?? `none ${id}`,
      state: reason === null ? ('waiting' as const) : ('skipped' as const),
      result: null,
      reason,
      attempts: 0,
      nextAt: reason === null && opening !== null ? new Date(opening) : null,
      lastAt: null,
      attemptId: null,
    };
  });
}

/**
 * Looks up who would be called and who not, and keeps the list. Each number is on it once. What was looked up before is
 * replaced; one that is cut off leaves a campaign that has to be looked up again.
 * @throws AppError conflict, not_found
 */
export async function prepareCampaign(scope: Scope, campaignId: string): Promise<CampaignDetail> {
  const { services, workspaceId } = scope;
  const run = newId();
  const own = and(eq(campaigns.workspaceId, workspaceId), eq(campaigns.id, campaignId));
  const inTurn = <T>(work: (tx: Tx) => Promise<T>) => services.db.tenant(workspaceId, work);
  const gate = await inTurn(async (tx) => {
    const { plan, state, startedAt } = await requireCampaign(tx, scope, campaignId, true);
    if (state !== 'draft' || startedAt !== null)
      throw new AppError('conflict', 'You can’t change recipients after a campaign starts.');
    await tx.update(campaigns).set({ preparing: run, preparedAt: null }).where(own);
    await tx
      .delete(campaignTargets)
      .where(and(eq(campaignTargets.workspaceId, workspaceId), eq(campaignTargets.campaignId, campaignId)));
    return gateOf(tx, scope, plan);
  });
  const known: Openings = new Map();
  for (let last: string | undefined; ; ) {
    const people = await inTurn(async (tx) => {
      await requireOwn(tx, scope, campaignId, run);
      const found = await peopleOf(tx, scope, gate.plan, last);
      const rows = await rowsOf(tx, scope, campaignId, gate, found, known);
      if (rows.length > 0) await tx.insert(campaignTargets).values(rows).onConflictDoNothing();
      return found;
    });
    if (people.length < batch) break;
    last = people.at(-1)!.id;
  }
  return inTurn(async (tx) => {
    await requireOwn(tx, scope, campaignId, run);
    await tx
      .update(campaigns)
      .set({ preparing: null, preparedAt: new Date(services.clock.now()) })
      .where(own);
    return readCampaign(tx, scope, campaignId);
  });
}
