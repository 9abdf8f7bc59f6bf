import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { ContactCondition, ContactFilter } from '#domain/contacts/contact-filters.ts';
import { AppError } from '#domain/platform/errors.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { type OwnTermsFilter, ofOwnTerms } from '#server/platform/db/own-terms.ts';
import { contactSegments, contacts } from '#server/platform/db/schema/contacts.table.ts';
import type { Scope } from '#server/scope.ts';

/** Which contacts are meant: by a text somewhere, a tag, a segment, your own terms, and a filter; all of them hold. */
export interface ContactQuery extends OwnTermsFilter {
  search?: string | undefined;
  tag?: string | undefined;
  segmentId?: string | undefined;
  filter?: ContactFilter | undefined;
}

/** What is looked for. Of a whole number only the digits count, without the zeros that people dial before it. */
export function patternOf(search: string): string {
  const digits = search.replace(/\D/g, '');
  const isNumber = digits.length >= 6 && /^[+\d\s()./-]+$/.test(search);
  const text = isNumber ? digits.replace(/^0+/, '') : search;
  return containing(text);
}

const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
const dayMs = 86_400_000;
const not = (isNot: boolean, condition: SQL): SQL => (isNot ? sql`not (${condition})` : condition);

/** A condition in SQL. Every one of them is true or false, never null. */
function sqlOf(condition: ContactCondition, { services, workspaceId }: Pick<Scope, 'services' | 'workspaceId'>): SQL {
  const { phone, email, company, tags, source, createdAt, fields } = contacts;
  const since = (days: number) => new Date(services.clock.now() - days * dayMs);
  switch (condition.of) {
    case 'tag':
      return not(condition.is === 'has_not', sql`${tags} @> array[${condition.value}]::text[]`);
    case 'source':
      return not(condition.is === 'is_not', sql`${source} = ${condition.value}`);
    case 'company':
      return sql`coalesce(${company}, '') ilike ${containing(condition.value)}`;
    case 'given':
      return not(condition.is === 'has', sql`${{ phone, email, company }[condition.value]} is null`);
    case 'number':
      return not(condition.is === 'begins_not', sql`coalesce(${phone}, '') like ${`${condition.value}%`}`);
    case 'added':
      return not(condition.is === 'not_within', sql`${createdAt} >= ${since(condition.value)}`);
    case 'called':
      return not(
        condition.is === 'not_within',
        sql`exists (select from calls c where c.workspace_id = ${workspaceId} and c.other_number = ${phone}
          and c.created_at >= ${since(condition.value)})`,
      );
    case 'opted_out':
      return not(
        condition.is === 'no',
        sql`exists (select from suppressions s where s.workspace_id = ${workspaceId}
          and ((s.kind = 'phone' and s.address = ${phone}) or (s.kind = 'email' and s.address = ${email})))`,
      );
    case 'consent':
      return not(
        condition.is === 'has_not',
        sql`exists (select from contact_consents s where s.workspace_id = ${workspaceId} and s.phone = ${phone}
          and s.purpose = ${condition.value} and s.withdrawn_at is null)`,
      );
    case 'field': {
      const value = sql`coalesce(${fields} ->> ${condition.field}, '')`;
      switch (condition.is) {
        case 'is':
        case 'is_not':
          return not(condition.is === 'is_not', sql`lower(${value}) = lower(${condition.value})`);
        case 'contains':
          return sql`${value} ilike ${containing(condition.value)}`;
        case 'given':
        case 'missing':
          return not(condition.is === 'missing', sql`${value} <> ''`);
        default:
          return compared(value, condition.is, condition.value);
      }
    }
  }
}

/** Numbers are compared as numbers; dates, as they are kept, as text. */
function compared(value: SQL, is: 'more' | 'less', to: string): SQL {
  const sign = is === 'more' ? sql`>` : sql`<`;
  if (to === '' || !Number.isFinite(Number(to))) return sql`(${value} <> '' and ${value} ${sign} ${to})`;
  return sql`(case when ${value} ~ '^-?[0-9]{1,15}([.][0-9]+)?$' then (${value})::numeric ${sign} ${to}::numeric else false end)`;
}

/** The conditions of a filter, for contacts of the workspace. */
export const conditionsOf = (scope: Pick<Scope, 'services' | 'workspaceId'>, filter: ContactFilter): SQL[] =>
  filter.map((condition) => sqlOf(condition, scope));

/** The filter of a segment. @throws AppError not_found */
export async function filterOf(tx: Tx, { workspaceId }: Pick<Scope, 'workspaceId'>, segmentId: string) {
  const own = and(eq(contactSegments.workspaceId, workspaceId), eq(contactSegments.id, segmentId));
  const [row] = await tx.select({ filter: contactSegments.filter }).from(contactSegments).where(own);
  if (row === undefined) throw new AppError('not_found', 'Segment not found. It may have been deleted.');
  return row.filter;
}

/** All that is asked for but the text. @throws AppError not_found */
export async function narrowed(tx: Tx, scope: Scope, { tag, segmentId, filter = [] }: ContactQuery): Promise<SQL[]> {
  const ofSegment = segmentId === undefined ? [] : await filterOf(tx, scope, segmentId);
  const tagged: ContactFilter = tag === undefined ? [] : [{ of: 'tag', is: 'has', value: tag }];
  return conditionsOf(scope, [...tagged, ...ofSegment, ...filter]);
}

/** Everyone who is meant, in whatever order. @throws AppError not_found */
export async function everybody(tx: Tx, scope: Scope, which: ContactQuery): Promise<SQL | undefined> {
  const { search } = which;
  const found = search ? [inArray(contacts.id, sql`(select match_contacts(${patternOf(search)}))`)] : [];
  return and(
    eq(contacts.workspaceId, scope.workspaceId),
    ofOwnTerms(contacts, which),
    ...found,
    ...(await narrowed(tx, scope, which)),
  );
}
