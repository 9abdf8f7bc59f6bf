import { randomBytes } from 'node:crypto';
import { and, eq, isNotNull, ne } from 'drizzle-orm';
import type { CompanySignIn } from '#domain/identity/company-sign-in.ts';
import { AppError } from '#domain/platform/errors.ts';
import { companyProviderName, companySecretContext } from '#server/identity/auth/oauth/company.ts';
import { configurationOf } from '#server/identity/auth/oauth/openid.ts';
import { issuerOf } from '#server/identity/auth/tokens/jwt.ts';
import { requireFactorWhereAsked } from '#server/identity/require-factor.ts';
import { accessCache } from '#server/identity/workspace-access.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { type CompanySignInRow, companySignIn } from '#server/platform/db/schema/company-sign-in.table.ts';
import { sqlState } from '#server/platform/db/sql-error.ts';
import { findTxt } from '#server/platform/find-txt.ts';
import type { Scope } from '#server/scope.ts';

interface Answered {
  companySignIn: CompanySignIn | null;
}

const recordName = (domain: string) => `_parley.${domain}`;
const recordValue = (token: string) => `parley-domain-verification=${token}`;

function shape({ services }: Scope, row: CompanySignInRow): Answered {
  const { domain, issuer, clientId, required, verifiedAt, dnsToken } = row;
  const record = { name: recordName(domain), value: recordValue(dnsToken) };
  const callback = `${issuerOf(services)}/callback`;
  return {
    companySignIn: {
      domain,
      issuer,
      clientId,
      required,
      verifiedAt: verifiedAt?.toISOString() ?? null,
      record,
      callback,
    },
  };
}

/** What an entry of the audit log tells of it. */
const told = (row: CompanySignInRow | undefined) =>
  row && {
    domain: row.domain,
    issuer: row.issuer,
    clientId: row.clientId,
    verified: row.verifiedAt !== null,
    required: row.required,
  };

/** The workspace's row. */
const its = (scope: Scope) => eq(companySignIn.workspaceId, scope.workspaceId);

/** The stored one. @throws AppError not_found */
async function read(tx: Tx, scope: Scope): Promise<CompanySignInRow> {
  const [row] = await tx.select().from(companySignIn).where(its(scope)).for('update');
  if (row === undefined) throw new AppError('not_found', 'Single sign-on isn’t set up yet.');
  return row;
}

export async function getCompanySignIn(scope: Scope): Promise<Answered> {
  const [row] = await scope.services.db.tenant(scope.workspaceId, (tx) =>
    tx.select().from(companySignIn).where(its(scope)),
  );
  return row === undefined ? { companySignIn: null } : shape(scope, row);
}

/** Changes what is stored, tells of it, and has all processes forget what they knew. */
async function change(
  scope: Scope,
  action: 'company-sign-in.set' | 'company-sign-in.verified' | 'company-sign-in.required',
  next: (tx: Tx, before: CompanySignInRow | undefined) => Promise<CompanySignInRow>,
): Promise<Answered> {
  const { services, workspaceId } = scope;
  const row = await services.db.tenant(workspaceId, async (tx) => {
    const [before] = await tx.select().from(companySignIn).where(its(scope)).for('update');
    const after = await next(tx, before);
    await tx.insert(companySignIn).values(after).onConflictDoUpdate({ target: companySignIn.workspaceId, set: after });
    await accessCache(services).announce(tx, workspaceId);
    const object = { kind: 'company-sign-in', id: workspaceId };
    await recordChange(tx, scope, action, { object, ...(before && { before: told(before)! }), after: told(after)! });
    return after;
  });
  accessCache(services).forget(workspaceId);
  return shape(scope, row);
}

/** @throws AppError invalid_input when it does not answer as a provider */
async function checkProvider(
  { services, workspaceId }: Scope,
  provider: { issuer: string; clientId: string; clientSecret: string },
) {
  await configurationOf(services, { name: 'new', workspaceId, ...provider }).catch((error: Error) => {
    const why = error.cause instanceof Error ? error.cause.message : error.message;
    const message = `No OpenID Connect provider was found at this URL: ${why.slice(0, 200)}`;
    throw new AppError('invalid_input', message, [{ path: 'body.issuer', message }]);
  });
}

/** @throws AppError two_factor_required, invalid_input when a secret is missing or the provider does not answer */
export async function setCompanySignIn(
  scope: Scope,
  input: { domain: string; issuer: string; clientId: string; clientSecret?: string | undefined },
): Promise<Answered> {
  const { services, workspaceId } = scope;
  await requireFactorWhereAsked(scope);
  const { clientId, domain } = input;
  const issuer = input.issuer.replace(/\/+$/, '');
  const context = companySecretContext(workspaceId);
  const [stored] = await services.db.tenant(workspaceId, (tx) => tx.select().from(companySignIn).where(its(scope)));
  // A stored secret goes to the provider that it was stored for, and to no other.
  const kept = stored?.issuer === issuer ? services.secrets.open(context, stored.clientSecret) : undefined;
  const clientSecret = input.clientSecret ?? kept;
  if (clientSecret === undefined) {
    const message = 'Enter the provider’s client secret.';
    throw new AppError('invalid_input', message, [{ path: 'body.clientSecret', message }]);
  }
  await checkProvider(scope, { issuer, clientId, clientSecret });
  return change(scope, 'company-sign-in.set', async (_tx, before) => {
    // The domain vouches for one provider: another one could sign in as anyone there, no matter who in the workspace has set it.
    const same = before?.domain === domain && before.issuer === issuer;
    return {
      workspaceId,
      domain,
      issuer,
      clientId,
      clientSecret: services.secrets.seal(context, clientSecret),
      dnsToken: same ? before.dnsToken : randomBytes(20).toString('hex'),
      verifiedAt: same ? before.verifiedAt : null,
      // Another provider has to show first that one can come by it.
      required: same && before.required,
      updatedAt: new Date(services.clock.now()),
    };
  });
}

/**
 * Looks for the record. Where another workspace has verified the same domain, that one keeps it.
 * @throws AppError not_found, conflict
 */
export async function verifyCompanyDomain(scope: Scope): Promise<Answered> {
  const { services, workspaceId } = scope;
  const { domain, dnsToken } = await services.db.tenant(workspaceId, (tx) => read(tx, scope));
  const texts = await findTxt(services.config, recordName(domain));
  if (!texts.includes(recordValue(dnsToken))) {
    const found = texts.length === 0 ? 'We can’t find the record yet.' : 'The record has a different value.';
    throw new AppError('conflict', `${found} DNS changes can take up to an hour.`);
  }
  const taken = new AppError('conflict', `Another workspace already uses ${domain} for sign-in.`);
  const [other] = await services.db.system('key', (tx) =>
    tx
      .select({ workspaceId: companySignIn.workspaceId })
      .from(companySignIn)
      .where(
        and(
          eq(companySignIn.domain, domain),
          ne(companySignIn.workspaceId, workspaceId),
          isNotNull(companySignIn.verifiedAt),
        ),
      ),
  );
  if (other !== undefined) throw taken;
  return change(scope, 'company-sign-in.verified', async (_tx, before) => {
    if (before === undefined || before.dnsToken !== dnsToken) throw new AppError('conflict');
    return { ...before, verifiedAt: before.verifiedAt ?? new Date(services.clock.now()) };
  }).catch((error: unknown) => {
    throw sqlState(error) === '23505' ? taken : error;
  });
}

/** @throws AppError not_found, two_factor_required, conflict when the domain is not verified, or the asking person did not come by it */
export async function requireCompanySignIn(scope: Scope, required: boolean): Promise<Answered> {
  await requireFactorWhereAsked(scope);
  return change(scope, 'company-sign-in.required', async (_tx, before) => {
    if (before === undefined) throw new AppError('not_found', 'Single sign-on isn’t set up yet.');
    if (required && before.verifiedAt === null) throw new AppError('conflict', 'Verify the domain first.');
    const came = scope.actor?.session?.methods?.includes(companyProviderName(scope.workspaceId));
    if (required && !came) {
      throw new AppError('conflict', 'Sign in with SSO first to make sure it works. After that, you can require SSO.');
    }
    return { ...before, required, updatedAt: new Date(scope.services.clock.now()) };
  });
}

/** @throws AppError not_found, two_factor_required */
export async function removeCompanySignIn(scope: Scope): Promise<undefined> {
  const { services, workspaceId } = scope;
  await requireFactorWhereAsked(scope);
  await services.db.tenant(workspaceId, async (tx) => {
    const before = await read(tx, scope);
    await tx.delete(companySignIn).where(its(scope));
    await accessCache(services).announce(tx, workspaceId);
    const object = { kind: 'company-sign-in', id: workspaceId };
    await recordChange(tx, scope, 'company-sign-in.removed', { object, before: told(before)! });
  });
  accessCache(services).forget(workspaceId);
}
