import { and, eq } from 'drizzle-orm';
import { AppError } from '#domain/platform/errors.ts';
import type { Json } from '#domain/platform/json.ts';
import { type ActionRun, defineKind, type KindResult, NotDone } from '#server/actions/action-kind.ts';
import type { Crm, CrmContact, CrmPerson } from '#server/contacts/crm.ts';
import { noCrm, noteProblem, openCrm, readCrm } from '#server/contacts/crm-connections.ts';
import { findWorkspace } from '#server/identity/workspaces.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { calls } from '#server/platform/db/schema/calls.table.ts';
import type { CrmRow } from '#server/platform/db/schema/crm.table.ts';
import { ServiceError } from '#server/platform/http/service-error.ts';
import { countryOfWorkspace, readPhone } from '#server/platform/read-phone.ts';
import type { Scope } from '#server/scope.ts';
import { CreateDealInput, FindCrmContactInput, NoteCrmInput, UpdateCrmInput } from '#voice/flow/flow-actions.ts';

/** Milliseconds of one verb: a conversation waits 15 s. The rest is for the transactions around it. */
const verbMs = 12_000;
const deadlineMs = 20_000;

interface Given {
  email: string | null;
  phone: string | null;
}
interface Ready {
  row: CrmRow;
  person: CrmPerson;
}

/** The number at the other end of a phone call. */
async function numberOfCall(tx: Tx, workspaceId: string, callId: string | null): Promise<string | null> {
  if (callId === null) return null;
  const [call] = await tx
    .select({ number: calls.otherNumber })
    .from(calls)
    .where(and(eq(calls.workspaceId, workspaceId), eq(calls.id, callId)));
  return call?.number ?? null;
}

/** Who is meant: what was given, else who calls. What is no number says nothing. @throws AppError */
async function prepare(scope: Scope, run: ActionRun, { email, phone }: Given): Promise<Ready> {
  const { services, workspaceId } = scope;
  return services.db.tenant(workspaceId, async (tx) => {
    const row = await readCrm(tx, workspaceId);
    if (row === undefined) throw new AppError('not_found', noCrm);
    const workspace = await findWorkspace(tx, workspaceId);
    const address = email?.trim().toLowerCase() || null;
    const given = phone?.trim() || (address === null ? await numberOfCall(tx, workspaceId, run.callId) : null);
    const read = given ? readPhone(given, countryOfWorkspace(workspace)) : null;
    const person = { email: address, phone: read && 'phone' in read ? read.phone : null };
    if (person.email === null && person.phone === null) {
      const problem = read && 'problem' in read ? read.problem : 'Enter an email address or a phone number.';
      throw new AppError('invalid_input', `The CRM lookup needs an email or phone number. ${problem}`);
    }
    return { row, person };
  });
}

const refusal = (code: string, message: string): KindResult => ({ ok: false, code, message });

/** A fault at a CRM as a run knows it. @throws NotDone where nothing was done and another try may help */
function asResult(error: unknown, looksOnly: boolean): KindResult {
  if (!(error instanceof ServiceError)) throw error;
  const { kind, message } = error;
  if (kind === 'never_left' || (kind === 'unsure' && looksOnly))
    throw new NotDone('crm_unavailable', message, { cause: error });
  if (kind === 'too_many') throw new NotDone('crm_busy', message, { cause: error });
  if (kind === 'unsure') throw error;
  return refusal(`crm_${kind}`, message);
}

/** Does something at the workspace's CRM, for the contact that is meant. */
async function atCrm(
  scope: Scope,
  run: ActionRun,
  given: Given,
  looksOnly: boolean,
  work: (crm: Crm, ready: Ready) => Promise<KindResult>,
): Promise<KindResult> {
  const has = await scope.services.db.tenant(scope.workspaceId, (tx) => readCrm(tx, scope.workspaceId));
  if (has === undefined) return refusal('no_crm', noCrm);
  const ready = await prepare(scope, run, given);
  try {
    const result = await work(openCrm(scope, ready.row, verbMs), ready);
    if (ready.row.problem !== null) await noteProblem(scope, ready.row, null);
    return result;
  } catch (error) {
    if (error instanceof ServiceError && error.kind === 'unauthorized')
      await noteProblem(scope, ready.row, error.message);
    return asResult(error, looksOnly);
  }
}

const told = ({ id, name, email, phone, company, url }: CrmContact): { [name: string]: Json } => ({
  id,
  name,
  email,
  phone,
  company,
  url,
});

const nobody = ({ row }: Ready) =>
  refusal(
    'not_found',
    `${row.kind === 'hubspot' ? 'HubSpot' : 'The CRM'} has no contact with this email or phone number.`,
  );

export const findCrmContactKind = defineKind({
  title: 'CRM: find contact',
  place: 'outside',
  deadlineMs,
  looksOnly: true,
  whenUnknown: 'repeat',
  input: FindCrmContactInput,
  run: (scope, run, input) =>
    atCrm(scope, run, input, true, async (crm, ready) => {
      const contact = await crm.find(ready.person);
      return contact === null ? nobody(ready) : { ok: true, output: told(contact) };
    }),
});

export const updateCrmKind = defineKind({
  title: 'CRM: create or update contact',
  place: 'outside',
  deadlineMs,
  whenUnknown: 'repeat',
  input: UpdateCrmInput,
  async run(scope, run, { fields, note }) {
    const all = fields.map(({ name, value }) => [name.trim().toLowerCase(), value.trim()] as const);
    const { email = null, phone = null, ...rest } = Object.fromEntries(all.filter(([, value]) => value !== ''));
    return atCrm(scope, run, { email, phone }, false, async (crm, { person }) => {
      const { contact, made } = await crm.save(person, rest, `${run.runId}/contact`);
      if (note?.trim()) {
        const at = new Date(scope.services.clock.now());
        await crm.note(contact.id, { text: note.trim(), at }, `${run.runId}/note`);
      }
      return { ok: true, output: { ...told(contact), made } };
    });
  },
});

export const noteCrmKind = defineKind({
  title: 'CRM: add a note',
  place: 'outside',
  deadlineMs,
  whenUnknown: 'repeat',
  input: NoteCrmInput,
  run: (scope, run, { text, at, ...given }) =>
    atCrm(scope, run, given, false, async (crm, ready) => {
      if (text.trim() === '') return refusal('invalid_input', 'The note is empty.');
      const contact = await crm.find(ready.person);
      if (contact === null) return nobody(ready);
      const when = at === undefined ? new Date(scope.services.clock.now()) : new Date(at);
      const noteId = await crm.note(contact.id, { text: text.trim(), at: when }, `${run.runId}/note`);
      return { ok: true, output: { ...told(contact), noteId } };
    }),
});

/** A sum without its currency, as CRMs take it. @throws AppError invalid_input */
function amountOf(written: string | null): string | null {
  const bare = written?.replace(/[\p{Sc}\s']|[A-Z]{3}/gu, '').replace(/,(?=\d{3}(\D|$))/g, '') || null;
  if (bare === null || /^\d{1,12}(\.\d{1,6})?$/.test(bare)) return bare;
  throw new AppError('invalid_input', `“${written!.slice(0, 40)}” isn’t an amount. Write it like 1200.50.`);
}

export const createDealKind = defineKind({
  title: 'CRM: create a deal',
  place: 'outside',
  deadlineMs,
  whenUnknown: 'repeat',
  input: CreateDealInput,
  async run(scope, run, { name, amount, stage, text, ...given }) {
    const deal = { name: name.trim(), amount: amountOf(amount), stage: stage?.trim() || null, text: text || null };
    return atCrm(scope, run, given, false, async (crm, { person }) => {
      if (deal.name === '') return refusal('invalid_input', 'The deal has no name.');
      const known = await crm.find(person);
      const contact = known ?? (await crm.save(person, {}, `${run.runId}/contact`)).contact;
      const dealId = await crm.deal(contact.id, deal, `${run.runId}/deal`);
      return { ok: true, output: { ...told(contact), dealId } };
    });
  },
});
