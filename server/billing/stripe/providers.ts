import { eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/open-database.ts';
import { type ProviderRow, paymentProviders } from '#server/platform/db/schema/stripe.table.ts';
import { workspaces } from '#server/platform/db/schema/workspaces.table.ts';
import type { Services } from '#server/services.ts';

/** An account at Stripe with which a seller collects. */
export interface Provider {
  sellerId: string;
  /** Changes with the account or its mode. */
  identity: string;
  livemode: boolean;
  /** Null where it is not known. */
  account: string | null;
  key: string;
  webhookSecrets: string[];
}

export const keyContext = (workspaceId: string) => `payment_providers.${workspaceId}.api_key`;
export const secretContext = (workspaceId: string) => `payment_providers.${workspaceId}.webhook_secret`;
export const isLiveKey = (key: string) => /^.._live_/.test(key);

function ofAgency({ secrets }: Services, row: ProviderRow): Provider {
  const { workspaceId, identity, livemode, account, apiKey, webhookSecret } = row;
  const given = webhookSecret === null ? '' : secrets.open(secretContext(workspaceId), webhookSecret);
  return {
    sellerId: workspaceId,
    identity,
    livemode,
    account,
    key: secrets.open(keyContext(workspaceId), apiKey),
    webhookSecrets: given.split(',').filter(Boolean),
  };
}

/** The installation's own, by the settings of the server. */
export function installationProvider({ config: { stripe } }: Services, sellerId: string): Provider | null {
  if (stripe.key === null) return null;
  const livemode = isLiveKey(stripe.key);
  const identity = `installation-${livemode ? 'live' : 'test'}`;
  return { sellerId, identity, livemode, account: null, key: stripe.key, webhookSecrets: stripe.webhookSecrets };
}

const isOperator = async (tx: Tx, workspaceId: string): Promise<boolean> => {
  const [row] = await tx
    .select({ operator: workspaces.operator })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId));
  return row?.operator ?? false;
};

/** What an agency has set. */
export async function readProvider(tx: Tx, workspaceId: string): Promise<ProviderRow | undefined> {
  const [row] = await tx.select().from(paymentProviders).where(eq(paymentProviders.workspaceId, workspaceId));
  return row;
}

/** With what a seller collects; null for by hand. In its own transaction, or one of the system's. */
export async function findProvider(tx: Tx, services: Services, sellerId: string): Promise<Provider | null> {
  if (await isOperator(tx, sellerId)) return installationProvider(services, sellerId);
  const row = await readProvider(tx, sellerId);
  return row === undefined ? null : ofAgency(services, row);
}

/** The same, whose row a webhook's address names. */
export async function findProviderByHook(services: Services, hook: string): Promise<Provider | null> {
  const [row] = await services.db.system('sale', (tx) =>
    tx.select().from(paymentProviders).where(eq(paymentProviders.hook, hook)),
  );
  return row === undefined ? null : ofAgency(services, row);
}
