import { randomBytes } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import type { PaymentProvider } from '#domain/billing/payment-provider.ts';
import { AppError } from '#domain/platform/errors.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import { advisoryLock } from '#server/platform/db/advisory-lock.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import {
  type ProviderRow,
  paymentProviders,
  stripeEvents,
  stripeInvoices,
} from '#server/platform/db/schema/stripe.table.ts';
import { workspaces } from '#server/platform/db/schema/workspaces.table.ts';
import { maskEnd } from '#server/platform/secrets/mask-end.ts';
import type { Scope } from '#server/scope.ts';
import { isPassing, openStripe, stripeError } from './client.ts';
import { collectSoon } from './collect-later.ts';
import { isLiveKey, keyContext, readProvider, secretContext } from './providers.ts';

const modeOf = (livemode: boolean) => (livemode ? 'live' : 'test');
const endOf = (key: string) => key.slice(-4);

/** What stands between a seller and its events, no matter whose keys they are. */
type Known = Pick<
  PaymentProvider,
  'keys' | 'mode' | 'account' | 'maskedKey' | 'hasWebhookSecret' | 'webhookUrl' | 'missing'
>;

async function shape(tx: Tx, workspaceId: string, known: Known): Promise<PaymentProvider> {
  const [last] = await tx
    .select()
    .from(stripeEvents)
    .where(eq(stripeEvents.workspaceId, workspaceId))
    .orderBy(desc(stripeEvents.receivedAt))
    .limit(1);
  const state = known.mode === null ? 'off' : known.missing.length > 0 ? 'incomplete' : 'ready';
  return { ...known, status: state, lastEvent: last ? { type: last.type, at: last.receivedAt.toISOString() } : null };
}

/** The installation's, by the settings of the server. */
function ofInstallation({ services: { config } }: Scope): Known {
  const { key, webhookSecrets } = config.stripe;
  const where = 'Set the variable in this server’s environment.';
  const missing = [
    ...(key === null ? [`STRIPE_SECRET_KEY isn’t set. ${where}`] : []),
    ...(webhookSecrets.length === 0 ? [`STRIPE_WEBHOOK_SECRET isn’t set. ${where}`] : []),
  ];
  return {
    keys: 'installation',
    mode: key === null ? null : modeOf(isLiveKey(key)),
    account: null,
    missing,
    maskedKey: maskEnd(key && endOf(key)),
    hasWebhookSecret: webhookSecrets.length > 0,
    webhookUrl: key === null ? null : `${config.publicUrl}/webhooks/stripe`,
  };
}

const noSecret = 'The webhook’s signing secret isn’t set. Add the webhook in Stripe, then enter its secret here.';

const ofAgency = ({ services: { config } }: Scope, row: ProviderRow | undefined): Known => ({
  keys: 'own',
  mode: row ? modeOf(row.livemode) : null,
  account: row?.account ?? null,
  maskedKey: maskEnd(row?.keyEnd),
  hasWebhookSecret: Boolean(row?.webhookSecret),
  webhookUrl: row ? `${config.publicUrl}/webhooks/stripe/${row.hook}` : null,
  missing: row && row.webhookSecret === null ? [noSecret] : [],
});

async function readOwn(tx: Tx, workspaceId: string) {
  const [own] = await tx
    .select({ operator: workspaces.operator, parentId: workspaces.parentId })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId));
  return own;
}

/** @throws AppError conflict for the installation, whose keys are settings, and in a subaccount, which sells nothing */
async function requireOwn(tx: Tx, workspaceId: string): Promise<void> {
  const own = await readOwn(tx, workspaceId);
  if (own?.operator) {
    const where = 'Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET in this server’s settings.';
    throw new AppError('conflict', `This workspace belongs to the operator. ${where}`);
  }
  if (own?.parentId) throw new AppError('conflict', 'Subaccounts can’t collect payments.');
}

export const getProvider = (scope: Scope): Promise<PaymentProvider> =>
  scope.services.db.tenant(scope.workspaceId, async (tx) => {
    const { workspaceId } = scope;
    if ((await readOwn(tx, workspaceId))?.operator) return shape(tx, workspaceId, ofInstallation(scope));
    return shape(tx, workspaceId, ofAgency(scope, await readProvider(tx, workspaceId)));
  });

const refuse = (path: string, message: string) => new AppError('invalid_input', message, [{ path, message }]);

/** Asks whose key it is; null where it may not say. @throws AppError invalid_input, payment_unavailable */
async function accountOf({ services }: Scope, key: string): Promise<string | null> {
  try {
    return (await (await openStripe(services, { key })).accounts.retrieveCurrent()).id;
  } catch (error) {
    const status = stripeError(error)?.status;
    if (status === 403) return null;
    if (status === 401) throw refuse('body.key', 'Stripe doesn’t recognize this key. Copy it again.');
    if (isPassing(error)) throw new AppError('payment_unavailable');
    throw error;
  }
}

/** What was collected with other keys is left to be collected by hand: its own job finds that. */
async function releaseOpen(tx: Tx, { services, workspaceId }: Scope): Promise<void> {
  const isOpen = and(eq(stripeInvoices.workspaceId, workspaceId), eq(stripeInvoices.status, 'open'));
  const rows = await tx.select().from(stripeInvoices).where(isOpen);
  for (const { invoiceId } of rows) await collectSoon(tx, services, workspaceId, invoiceId);
}

/** What the audit log tells of it. */
const told = (row: ProviderRow | undefined) =>
  row && {
    mode: modeOf(row.livemode),
    account: row.account,
    keyEnd: row.keyEnd,
    hasWebhookSecret: row.webhookSecret !== null,
  };

/** @throws AppError conflict, invalid_input, payment_unavailable */
export async function setProvider(
  scope: Scope,
  { key, webhookSecret }: { key?: string | undefined; webhookSecret?: string | undefined },
): Promise<PaymentProvider> {
  const { services, workspaceId } = scope;
  const { secrets } = services;
  await services.db.tenant(workspaceId, (tx) => requireOwn(tx, workspaceId));
  const account = key === undefined ? null : await accountOf(scope, key);
  return services.db.tenant(workspaceId, async (tx) => {
    await advisoryLock(tx, `payment-provider:${workspaceId}`);
    const before = await readProvider(tx, workspaceId);
    if (key === undefined && before === undefined) throw refuse('body.key', 'Enter the key first.');
    const sealed = webhookSecret && secrets.seal(secretContext(workspaceId), webhookSecret);
    const livemode = key === undefined ? before!.livemode : isLiveKey(key);
    const isSame =
      before !== undefined && before.livemode === livemode && (key === undefined || before.account === account);
    const row: ProviderRow = {
      workspaceId,
      hook: isSame ? before.hook : randomBytes(18).toString('base64url'),
      identity: isSame ? before.identity : newId(),
      account: key === undefined ? before!.account : account,
      livemode,
      apiKey: key === undefined ? before!.apiKey : secrets.seal(keyContext(workspaceId), key),
      keyEnd: key === undefined ? before!.keyEnd : endOf(key),
      // A webhook of another account has another secret.
      webhookSecret: sealed ?? (isSame ? before.webhookSecret : null),
      setAt: new Date(services.clock.now()),
    };
    await tx
      .insert(paymentProviders)
      .values(row)
      .onConflictDoUpdate({ target: paymentProviders.workspaceId, set: row });
    if (before !== undefined && !isSame) await releaseOpen(tx, scope);
    const shown = await shape(tx, workspaceId, ofAgency(scope, row));
    const object = { kind: 'payment-provider', id: workspaceId };
    const changed = { ...(before && { before: told(before)! }), after: told(row)! };
    await recordChange(tx, scope, 'payment-provider.set', { object, ...changed });
    return shown;
  });
}

/** @throws AppError conflict, not_found */
export async function removeProvider(scope: Scope): Promise<undefined> {
  const { services, workspaceId } = scope;
  await services.db.tenant(workspaceId, async (tx) => {
    await requireOwn(tx, workspaceId);
    await advisoryLock(tx, `payment-provider:${workspaceId}`);
    const before = await readProvider(tx, workspaceId);
    if (before === undefined)
      throw new AppError('not_found', 'No payment provider is set up. Set one up under Payments first.');
    await tx.delete(paymentProviders).where(eq(paymentProviders.workspaceId, workspaceId));
    await releaseOpen(tx, scope);
    const object = { kind: 'payment-provider', id: workspaceId };
    await recordChange(tx, scope, 'payment-provider.removed', { object, before: told(before)! });
  });
}
