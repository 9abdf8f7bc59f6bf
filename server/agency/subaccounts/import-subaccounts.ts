import { createHash } from 'node:crypto';
import { type ImportedRow, type NewSubaccount, rowsLimit } from '#domain/agency/subaccounts.ts';
import { InvitedEmail } from '#domain/identity/invitations.ts';
import { WorkspaceName } from '#domain/identity/workspaces.ts';
import { parseCsv } from '#domain/platform/csv.ts';
import { AppError } from '#domain/platform/errors.ts';
import { limitWords } from '#domain/usage/limit-labels.ts';
import { LimitValues, limitIds } from '#domain/usage/limits.ts';
import { readPlans } from '#server/billing/read-plans.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Scope } from '#server/scope.ts';
import { checkSubaccount, createSubaccount } from './make-subaccount.ts';
import { listTemplates } from './templates.ts';

/** How a heading is compared: "Owner email", "owner_email" and "ownerEmail" are one. */
const plain = (heading: string) => heading.toLowerCase().replace(/[^a-z]/g, '');

type Field = 'name' | 'ownerEmail' | 'contactEmail' | 'template' | 'plan';
const columns: Record<string, Field> = {
  name: 'name',
  owneremail: 'ownerEmail',
  contactemail: 'contactEmail',
  template: 'template',
  plan: 'plan',
};
const limitColumns = new Map(
  limitIds.flatMap((id) => [[plain(id), id] as const, [plain(limitWords[id].title), id] as const]),
);

/** A row that can be tried, or why it cannot. */
type Read = { line: number; name: string } & ({ input: NewSubaccount } | { problem: string });

/** Something of a row that is not what it should be. */
class Wrong extends Error {}

const check = <T>(
  schema: { safeParse(value: unknown): { success: boolean; data?: T; error?: { issues: { message: string }[] } } },
  value: unknown,
): T => {
  const { success, data, error } = schema.safeParse(value);
  if (!success) throw new Wrong(error!.issues[0]!.message);
  return data as T;
};

const numberOf = (text: string) => (text.toLowerCase() === 'none' ? null : /^\d+$/.test(text) ? Number(text) : text);

/** Ids of the agency's templates and plans, by their names; several of a name where plans share it. */
interface Known {
  templates: Map<string, string>;
  plans: Map<string, string[]>;
}

function readRow(headings: string[], fields: string[], { templates, plans }: Known): NewSubaccount {
  if (fields.length > headings.length) throw new Wrong('This row has more values than the file has columns.');
  const given: Partial<Record<Field, string>> = {};
  const limits: Record<string, unknown> = {};
  for (const [n, heading] of headings.entries()) {
    const field = fields[n] ?? '';
    if (field === '') continue;
    const limit = limitColumns.get(heading);
    if (limit !== undefined) limits[limit] = numberOf(field);
    else given[columns[heading]!] = field;
  }
  const templateId = given.template === undefined ? undefined : templates.get(given.template.toLowerCase());
  if (given.template !== undefined && templateId === undefined) {
    throw new Wrong(`There’s no template called ${given.template}.`);
  }
  const planIds = given.plan === undefined ? [] : (plans.get(given.plan.toLowerCase()) ?? []);
  if (given.plan !== undefined && planIds.length === 0) throw new Wrong(`You don’t offer a plan called ${given.plan}.`);
  if (planIds.length > 1) throw new Wrong(`Several plans are called ${given.plan}. Rename all but one.`);
  return {
    name: check(WorkspaceName, given.name ?? ''),
    ...(given.ownerEmail && { ownerEmail: check(InvitedEmail, given.ownerEmail) }),
    ...(given.contactEmail && { contactEmail: check(InvitedEmail, given.contactEmail) }),
    ...(templateId && { templateId }),
    ...(planIds[0] && { planId: planIds[0] }),
    limits: check(LimitValues, limits) ?? {},
  };
}

/** @throws AppError invalid_input when it is no such file */
async function readRows(scope: Scope, csv: string): Promise<Read[]> {
  const refuse = (message: string) => new AppError('invalid_input', message, [{ path: 'body.csv', message }]);
  const [heading, ...rows] = parseCsv(csv);
  if (heading === undefined) throw refuse('The file is empty.');
  const headings = heading.fields.map(plain);
  const unknown = heading.fields.find((_, n) => !(headings[n]! in columns) && !limitColumns.has(headings[n]!));
  if (unknown !== undefined)
    throw refuse(
      `Unknown column “${unknown.slice(0, 60)}”. Use name, owner email, contact email, template, plan, or a limit.`,
    );
  if (!headings.includes('name')) throw refuse('The first row must list the column names, including “name”.');
  if (new Set(headings).size < headings.length) throw refuse('Two columns have the same name. Rename one.');
  if (rows.length === 0) throw refuse('There are no rows below the column names.');
  if (rows.length > rowsLimit) throw refuse(`The file has ${rows.length} rows. Import up to ${rowsLimit} at a time.`);
  const templates = new Map((await listTemplates(scope)).map(({ id, name }) => [name.toLowerCase(), id]));
  const offered = (await scope.services.db.tenant(scope.workspaceId, (tx) => readPlans(tx, scope.workspaceId))).filter(
    ({ plan }) => plan.status === 'active',
  );
  const byName = Map.groupBy(offered, ({ plan }) => plan.name.toLowerCase());
  const plans = new Map([...byName].map(([name, own]) => [name, own.map(({ plan }) => plan.id)]));
  return rows.map(({ line, fields }) => {
    const name = (fields[headings.indexOf('name')] ?? '').slice(0, 80);
    try {
      return { line, name, input: readRow(headings, fields, { templates, plans }) };
    } catch (error) {
      if (error instanceof Wrong) return { line, name, problem: error.message };
      throw error;
    }
  });
}

/** An id that the same row of the same request has again. */
function idOf(key: string, line: number): string {
  const hex = createHash('sha256').update(`subaccount:${key}:${line}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** What would become of the rows, one after the other. Nothing is made. */
const tryRows = (scope: Scope, rows: Read[]): Promise<ImportedRow[]> =>
  scope.services.db.system('agency', async (tx) => {
    const results: ImportedRow[] = [];
    let ready = 0;
    for (const row of rows) {
      const shown = { line: row.line, name: row.name, subaccountId: null };
      const problem =
        'problem' in row ? row.problem : await problemOf(() => checkSubaccount(tx, scope, row.input, ready));
      if (problem === null) ready += 1;
      results.push({ ...shown, result: problem === null ? 'ready' : 'refused', problem });
    }
    return results;
  });

/** Why something is refused; null when it is not. */
async function problemOf(act: () => Promise<unknown>): Promise<string | null> {
  try {
    await act();
    return null;
  } catch (error) {
    if (error instanceof AppError) return error.message;
    throw error;
  }
}

/**
 * Makes subaccounts from a file, a transaction each, with a result for every row.
 * @param key names the request: another try of it makes none twice
 * @throws AppError invalid_input when the file cannot be read as a whole
 */
export async function importSubaccounts(
  scope: Scope,
  { csv, dryRun }: { csv: string; dryRun: boolean },
  key = newId(),
): Promise<ImportedRow[]> {
  const rows = await readRows(scope, csv);
  if (dryRun) return tryRows(scope, rows);
  const results: ImportedRow[] = [];
  for (const row of rows) {
    const shown = { line: row.line, name: row.name };
    if ('problem' in row) {
      results.push({ ...shown, result: 'refused', problem: row.problem, subaccountId: null });
      continue;
    }
    try {
      const { id } = await createSubaccount(scope, row.input, idOf(key, row.line));
      results.push({ ...shown, result: 'made', problem: null, subaccountId: id });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      results.push({ ...shown, result: 'refused', problem: error.message, subaccountId: null });
    }
  }
  return results;
}
