import { and, eq } from 'drizzle-orm';
import type { CallingRule } from '#domain/contacts/calling-rules.ts';
import { AppError } from '#domain/platform/errors.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { callingRules } from '#server/platform/db/schema/campaigns.table.ts';
import type { Scope } from '#server/scope.ts';
import { defaultRules } from './calling-rules/default-rules.data.ts';

/** Every rule of the workspace by country: its own, and the defaults of all others. */
export async function findRules(
  tx: Tx,
  { workspaceId }: Pick<Scope, 'workspaceId'>,
): Promise<Map<string, CallingRule>> {
  const own = await tx.select().from(callingRules).where(eq(callingRules.workspaceId, workspaceId));
  return new Map<string, CallingRule>([
    ...Object.entries(defaultRules).map(([country, rule]) => [country, { country, ...rule, isOwn: false }] as const),
    ...own.map(({ country, rule }) => [country, { ...rule, country, isOwn: true }] as const),
  ]);
}

/** The rule that holds for a country. */
export const ruleFor = (rules: ReadonlyMap<string, CallingRule>, country: string): CallingRule =>
  rules.get(country) ?? rules.get('ZZ')!;

/** The rules, by country, that of all others last. */
export async function listRules({ services, workspaceId }: Scope): Promise<{ items: CallingRule[] }> {
  const rules = await services.db.tenant(workspaceId, (tx) => findRules(tx, { workspaceId }));
  return { items: [...rules.values()].sort((one, other) => one.country.localeCompare(other.country)) };
}

function requireCountry(country: string): void {
  if (!/^[A-Z]{2}$/.test(country))
    throw new AppError(
      'not_found',
      'Unknown country. Use a two-letter code, such as DE, or ZZ for all other countries.',
    );
}

type Rule = Omit<CallingRule, 'country' | 'isOwn'>;

/** Sets the rule of a country. @throws AppError not_found */
export function setRule(scope: Scope, country: string, rule: Rule): Promise<CallingRule> {
  const { services, workspaceId } = scope;
  requireCountry(country);
  return services.db.tenant(workspaceId, async (tx) => {
    const before = ruleFor(await findRules(tx, scope), country);
    const changedAt = new Date(services.clock.now());
    await tx
      .insert(callingRules)
      .values({ workspaceId, country, rule, changedAt })
      .onConflictDoUpdate({ target: [callingRules.workspaceId, callingRules.country], set: { rule, changedAt } });
    const { country: _, isOwn: __, ...was } = before;
    await recordChange(tx, scope, 'calling-rule.set', {
      object: { kind: 'calling-rule', id: country },
      before: was,
      after: rule,
    });
    return { ...rule, country, isOwn: true };
  });
}

/** Takes the default again. @throws AppError not_found */
export function resetRule(scope: Scope, country: string): Promise<undefined> {
  const { services, workspaceId } = scope;
  requireCountry(country);
  return services.db.tenant(workspaceId, async (tx) => {
    const [gone] = await tx
      .delete(callingRules)
      .where(and(eq(callingRules.workspaceId, workspaceId), eq(callingRules.country, country)))
      .returning();
    if (gone === undefined) throw new AppError('not_found', 'This country has no custom rule.');
    await recordChange(tx, scope, 'calling-rule.reset', {
      object: { kind: 'calling-rule', id: country },
      before: gone.rule,
    });
    return undefined;
  });
}
