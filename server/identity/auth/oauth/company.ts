import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/open-database.ts';
import { companySignIn } from '#server/platform/db/schema/company-sign-in.table.ts';
import { workspaces } from '#server/platform/db/schema/workspaces.table.ts';
import type { Services } from '#server/services.ts';
import { AuthError } from '../auth-error.ts';
import type { OpenIdProvider, ProvedIdentity } from './openid.ts';

/** Sign-in by the OpenID provider of a workspace's company, whose domain was verified. */

const prefix = 'sso:';
export const isCompanyProvider = (name: string) => name.startsWith(prefix);
export const companyProviderName = (workspaceId: string) => `${prefix}${workspaceId}`;
export const companySecretContext = (workspaceId: string) => `company_sign_in.${workspaceId}.client_secret`;

export const domainOf = (email: string) => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

/** Whether a provider is that of a company whose workspace is the agency's. */
export async function isCompanyOf(tx: Tx, provider: string, agencyId: string): Promise<boolean> {
  if (!isCompanyProvider(provider)) return false;
  const [found] = await tx
    .select({ id: workspaces.id, parentId: workspaces.parentId })
    .from(workspaces)
    .where(and(eq(workspaces.id, provider.slice(prefix.length)), isNull(workspaces.deletedAt)));
  return found !== undefined && (found.id === agencyId || found.parentId === agencyId);
}

export const noProvider = () => new AuthError('validation_failed', 'No sign-in service is set up for this domain.');

async function readVerified(services: Services, which: { workspaceId: string } | { domain: string }) {
  const whose =
    'domain' in which ? eq(companySignIn.domain, which.domain) : eq(companySignIn.workspaceId, which.workspaceId);
  const [row] = await services.db.system('key', (tx) =>
    tx
      .select()
      .from(companySignIn)
      .where(and(whose, isNotNull(companySignIn.verifiedAt))),
  );
  if (row === undefined) throw noProvider();
  return row;
}

/** The name of the provider that a domain's people sign in with. @throws AuthError validation_failed */
export async function providerOfDomain(services: Services, domain: string): Promise<string> {
  return companyProviderName((await readVerified(services, { domain: domain.trim().toLowerCase() })).workspaceId);
}

/** @throws AuthError validation_failed when it is not verified any more */
export async function companyProvider(services: Services, name: string): Promise<OpenIdProvider> {
  const workspaceId = name.slice(prefix.length);
  const { issuer, clientId, clientSecret } = await readVerified(services, { workspaceId });
  return {
    name,
    workspaceId,
    issuer,
    clientId,
    clientSecret: services.secrets.open(companySecretContext(workspaceId), clientSecret),
  };
}

/**
 * A company vouches for its own addresses, and for no others: anyone who runs a provider could else sign in as anyone.
 * @throws AuthError provider_email_needs_verification
 */
export async function proveCompany(services: Services, identity: ProvedIdentity): Promise<ProvedIdentity> {
  const { domain } = await readVerified(services, { workspaceId: identity.provider.slice(prefix.length) });
  if (identity.email === null || domainOf(identity.email) !== domain) {
    throw new AuthError(
      'provider_email_needs_verification',
      `Your single sign-on provider didn’t provide an email at ${domain}.`,
    );
  }
  return { ...identity, emailVerified: true, metadata: { ...identity.metadata, email_verified: true } };
}
