import { and, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import {
  graceDaysDefault,
  type SecurityFlags,
  type SecuritySettings,
  type SecuritySwitch,
  type securityApi,
  securityScore,
} from '#domain/identity/security.ts';
import { AppError } from '#domain/platform/errors.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import { advisoryLock } from '#server/platform/db/advisory-lock.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { mfaFactors } from '#server/platform/db/schema/auth.table.ts';
import type { ContentKeyRow } from '#server/platform/db/schema/secrets.table.ts';
import { type SecurityRow, securitySettings } from '#server/platform/db/schema/security.table.ts';
import { lacksProxyName } from '#server/platform/http/unnamed-proxy.ts';
import { readContentKey } from '#server/platform/secrets/find-seal.ts';
import { switchSealing } from '#server/platform/secrets/switch-sealing.ts';
import type { Scope } from '#server/scope.ts';
import { readSettings } from './read-security.ts';
import { hasShownFactor } from './require-factor.ts';
import { addressList, entryProblem } from './security/address-list.ts';
import { accessCache, findAccess } from './workspace-access.ts';

type Change = z.output<typeof securityApi.update.body>;

const day = 86_400_000;

/** All that the switches say: the settings, and what stands about sealing content. */
interface Stored {
  row: SecurityRow;
  content: ContentKeyRow | undefined;
}

const readStored = async (tx: Tx, workspaceId: string): Promise<Stored> => ({
  row: await readSettings(tx, workspaceId),
  content: await readContentKey(tx, workspaceId),
});

const flagsOf = ({ row, content }: Stored): SecurityFlags => ({
  twoFactorAuth: row.twoFactorRequiredFrom !== null,
  ipWhitelist: row.ipWhitelist,
  sessionTimeout: row.sessionTimeout,
  apiRateLimit: row.apiRateLimit,
  webhookSecurity: row.webhookSecurity,
  auditLogging: row.auditLogging,
  encryptionAtRest: content?.seals ?? false,
  sslEnforcement: row.sslEnforcement,
});

/** Why a switch cannot be switched on here and now, no matter who asks. */
function unavailableOf({ services, from }: Scope): Partial<Record<SecuritySwitch, string>> {
  const { config } = services;
  const found: Partial<Record<SecuritySwitch, string>> = {};
  if (from?.shared || lacksProxyName(config)) {
    found.ipWhitelist =
      'This server is behind a proxy that isn’t listed in TRUST_PROXY, so all visitors would appear to have the same IP address.';
  }
  if (config.supabase !== null) {
    found.sessionTimeout = 'Sign-in is managed by the service at SUPABASE_URL. Set the session duration there.';
  }
  if (!config.publicUrl.startsWith('https:')) {
    found.sslEnforcement = 'PUBLIC_URL uses http. Put a proxy with a certificate in front of this server first.';
  } else if (from !== undefined && !from.secure) {
    found.sslEnforcement =
      'This page doesn’t appear to be encrypted. Open it over HTTPS, and list the proxy in TRUST_PROXY.';
  }
  return found;
}

function shape(scope: Scope, stored: Stored): SecuritySettings {
  const { row, content } = stored;
  const flags = flagsOf(stored);
  const until = row.webhookSecretBeforeUntil;
  const isPast = until === null || until.getTime() <= scope.services.clock.now();
  return {
    ...flags,
    score: securityScore(flags),
    twoFactorRequiredFrom: row.twoFactorRequiredFrom?.toISOString() ?? null,
    allowedAddresses: row.allowedAddresses,
    sessionMinutes: row.sessionMinutes,
    requestsPerMinute: row.requestsPerMinute,
    webhookSecret:
      row.webhookSecretAt === null
        ? null
        : { createdAt: row.webhookSecretAt.toISOString(), previousUntil: isPast ? null : until.toISOString() },
    contentSettles: content !== undefined && content.settledAt === null,
    unavailable: Object.fromEntries(
      Object.entries(unavailableOf(scope)).filter(([one]) => !flags[one as SecuritySwitch]),
    ),
    yourIp: scope.ip ?? '',
  };
}

/** The settings of the workspace. */
export const getSecurity = (scope: Scope): Promise<SecuritySettings> =>
  scope.services.db.tenant(scope.workspaceId, async (tx) => shape(scope, await readStored(tx, scope.workspaceId)));

/** @throws AppError two_factor_required, conflict */
async function checkFactor(scope: Scope): Promise<void> {
  if (!hasShownFactor(scope)) {
    const message = 'Set up two-factor authentication for your own account first, in Your Account.';
    throw new AppError('two_factor_required', message);
  }
  const { services, workspaceId } = scope;
  // Who has a factor is known elsewhere then.
  if (services.config.supabase !== null) return;
  const access = await findAccess(services, workspaceId);
  const owners = [...(access?.members ?? [])].filter(([, role]) => role === 'owner').map(([userId]) => userId);
  const [proved] = await services.db.system('account', (tx) =>
    tx
      .select({ id: mfaFactors.id })
      .from(mfaFactors)
      .where(and(inArray(mfaFactors.userId, owners), eq(mfaFactors.status, 'verified')))
      .limit(1),
  );
  if (proved !== undefined) return;
  throw new AppError(
    'conflict',
    'No workspace owner has set up two-factor authentication. At least one owner must set it up first.',
  );
}

/** @throws AppError invalid_input */
function checkAddresses({ ip }: Scope, { ipWhitelist, allowedAddresses }: SecurityRow): void {
  const wrong = allowedAddresses.flatMap((entry, n) => {
    const message = entryProblem(entry);
    return message === undefined ? [] : [{ path: `body.allowedAddresses.${n}`, message }];
  });
  if (wrong.length > 0) throw new AppError('invalid_input', wrong[0]!.message, wrong);
  if (!ipWhitelist || addressList(allowedAddresses).has(ip)) return;
  const message = `Your IP address, ${ip ?? 'which is not known'}, isn’t on the list, so you’d lock yourself out. Add it first.`;
  throw new AppError('invalid_input', message, [{ path: 'body.allowedAddresses', message }]);
}

/** What an entry of the audit log tells of the settings. */
const told = (stored: Stored) => ({
  ...flagsOf(stored),
  ...valuesOf(stored.row),
});

const valuesOf = (row: SecurityRow) => ({
  twoFactorRequiredFrom: row.twoFactorRequiredFrom?.toISOString() ?? null,
  allowedAddresses: row.allowedAddresses,
  sessionMinutes: row.sessionMinutes,
  requestsPerMinute: row.requestsPerMinute,
});

/** The row after a change. */
function changed(scope: Scope, row: SecurityRow, change: Change): SecurityRow {
  const { twoFactorAuth, encryptionAtRest: _, graceDays = graceDaysDefault, ...given } = change;
  const next = {
    ...row,
    ...(Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as object),
  };
  if (twoFactorAuth === false) next.twoFactorRequiredFrom = null;
  if (twoFactorAuth === true && row.twoFactorRequiredFrom === null) {
    next.twoFactorRequiredFrom = new Date(scope.services.clock.now() + graceDays * day);
  }
  next.allowedAddresses = [...new Set(next.allowedAddresses)];
  return next;
}

/**
 * Changes switches and their values; each holds at once in every process.
 * @throws AppError two_factor_required, conflict when a switch cannot be on here, invalid_input
 */
export async function changeSecurity(scope: Scope, change: Change): Promise<SecuritySettings> {
  const { services, workspaceId } = scope;
  if (change.twoFactorAuth === true) await checkFactor(scope);
  const result = await services.db.tenant(workspaceId, async (tx) => {
    await advisoryLock(tx, `security:${workspaceId}`);
    const before = await readStored(tx, workspaceId);
    // Else a session that only knows the password could take away what protects against it.
    if (before.row.twoFactorRequiredFrom !== null && !hasShownFactor(scope)) throw new AppError('two_factor_required');
    const row = changed(scope, before.row, change);
    const { encryptionAtRest } = change;
    const content = encryptionAtRest === undefined ? before.content : await switchSealing(tx, scope, encryptionAtRest);
    const after = { row, content };
    const [had, wanted, problems] = [flagsOf(before), flagsOf(after), unavailableOf(scope)];
    for (const [one, why] of Object.entries(problems) as [SecuritySwitch, string][]) {
      if (wanted[one] && !had[one]) throw new AppError('conflict', why);
    }
    if (row.webhookSecurity && row.webhookSecret === null) {
      throw new AppError('conflict', 'Create a signing secret first.');
    }
    checkAddresses(scope, row);
    const { workspaceId: _, ...set } = row;
    await tx.insert(securitySettings).values(row).onConflictDoUpdate({ target: securitySettings.workspaceId, set });
    await accessCache(services).announce(tx, workspaceId);
    const object = { kind: 'workspace', id: workspaceId };
    await recordChange(tx, scope, 'security.changed', { object, before: told(before), after: told(after) });
    return shape(scope, after);
  });
  accessCache(services).forget(workspaceId);
  return result;
}

/**
 * Takes a list of addresses away that no one who manages the workspace is on: what the operator does at the machine itself.
 * @throws AppError not_found
 */
export async function clearAddresses(scope: Scope): Promise<{ cleared: number }> {
  const { services, workspaceId } = scope;
  if ((await findAccess(services, workspaceId)) === undefined) {
    throw new AppError('not_found', `Workspace ${workspaceId} doesn’t exist.`);
  }
  const cleared = await services.db.tenant(workspaceId, async (tx) => {
    await advisoryLock(tx, `security:${workspaceId}`);
    const before = await readStored(tx, workspaceId);
    const set = { ipWhitelist: false, allowedAddresses: [] };
    await tx.update(securitySettings).set(set).where(eq(securitySettings.workspaceId, workspaceId));
    await accessCache(services).announce(tx, workspaceId);
    const object = { kind: 'workspace', id: workspaceId };
    const after = told({ ...before, row: { ...before.row, ...set } });
    await recordChange(tx, scope, 'security.addresses-cleared', { object, before: told(before), after });
    return before.row.allowedAddresses.length;
  });
  accessCache(services).forget(workspaceId);
  return { cleared };
}
