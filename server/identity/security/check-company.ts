import { eq } from 'drizzle-orm';
import type { RoleId } from '#domain/identity/roles.ts';
import { AppError } from '#domain/platform/errors.ts';
import { companyProviderName, domainOf } from '#server/identity/auth/oauth/company.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { companySignIn } from '#server/platform/db/schema/company-sign-in.table.ts';
import type { Account } from '#server/scope.ts';

/** Where the people of a domain have to come by their company. */
export interface RequiredCompany {
  domain: string;
  /** The method that a session has to name. */
  method: string;
}

export async function readRequiredCompany(tx: Tx, workspaceId: string): Promise<RequiredCompany | null> {
  const [row] = await tx.select().from(companySignIn).where(eq(companySignIn.workspaceId, workspaceId));
  return row?.required ? { domain: row.domain, method: companyProviderName(workspaceId) } : null;
}

/**
 * Whether a member may be here without having come by the company. Owners may: they have to mend what breaks.
 * @throws AppError company_sign_in_required
 */
export function checkCompany(required: RequiredCompany | null, account: Account, role: RoleId | undefined): void {
  if (required === null || role === 'owner' || domainOf(account.email) !== required.domain) return;
  if (account.session?.methods?.includes(required.method)) return;
  throw new AppError(
    'company_sign_in_required',
    `This workspace requires people at ${required.domain} to use single sign-on. Sign out, then choose "Sign in with SSO".`,
  );
}
