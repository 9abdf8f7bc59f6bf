import { eq } from 'drizzle-orm';
import type { CrmKind } from '#domain/contacts/crm.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { type CrmRow, crmConnections } from '#server/platform/db/schema/crm.table.ts';
import { openOutbound } from '#server/platform/http/outbound.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import type { Outbound } from '#voice/engines/services/outbound.ts';
import { hubspotBase, openHubspot } from './crm/hubspot/open-hubspot.ts';
import type { HubspotAccess } from './crm/hubspot/request.ts';
import { type OwnCrmAccess, openOwnCrm } from './crm/open-own-crm.ts';
import type { Crm } from './crm.ts';

export const crmNames: Record<CrmKind, string> = { hubspot: 'HubSpot', own: 'The CRM' };

export const secretPlace = (workspaceId: string) => `crm_connections.${workspaceId}.secret`;

/** What a workspace without a CRM is told. */
export const noCrm = 'No CRM is connected. Connect one under Integrations › External Services.';

/** The workspace's CRM. */
export async function readCrm(tx: Tx, workspaceId: string): Promise<CrmRow | undefined> {
  const [row] = await tx.select().from(crmConnections).where(eq(crmConnections.workspaceId, workspaceId));
  return row;
}

const ways = new WeakMap<Services, Outbound>();

/** The way out to HubSpot, whose server the operator's settings may name. */
function wayToHubspot(services: Services): Outbound {
  const { hubspotBaseUrl } = services.config;
  if (hubspotBaseUrl === null) return services.outbound;
  const way = ways.get(services) ?? openOutbound({ trustedOrigins: [hubspotBaseUrl] });
  ways.set(services, way);
  return way;
}

const hubspotAccess = (services: Services, token: string, budgetMs: number): HubspotAccess => ({
  name: crmNames.hubspot,
  endsAt: performance.now() + budgetMs,
  outbound: wayToHubspot(services),
  hidden: [token],
  base: services.config.hubspotBaseUrl ?? hubspotBase,
  token,
});

const ownAccess = (services: Services, url: string, secret: string, budgetMs: number): OwnCrmAccess => ({
  name: crmNames.own,
  endsAt: performance.now() + budgetMs,
  outbound: services.outbound,
  hidden: [secret],
  url,
  secret,
  now: () => services.clock.now(),
});

export type CrmCredentials = { kind: 'hubspot'; token: string } | { kind: 'own'; url: string; secret: string };

/**
 * How a CRM is asked with these credentials, for one verb.
 * @param accountId of HubSpot the number of the account, once it is known
 * @param budgetMs how long the verb may take
 */
export function crmWith(services: Services, given: CrmCredentials, accountId: string, budgetMs: number): Crm {
  if (given.kind === 'hubspot') return openHubspot(hubspotAccess(services, given.token, budgetMs), accountId);
  return openOwnCrm(ownAccess(services, given.url, given.secret, budgetMs));
}

/** How the workspace's CRM is asked, for one verb. */
export function openCrm({ services }: Scope, row: CrmRow, budgetMs: number): Crm {
  const secret = services.secrets.open(secretPlace(row.workspaceId), row.secret);
  const given: CrmCredentials =
    row.kind === 'hubspot' ? { kind: 'hubspot', token: secret } : { kind: 'own', url: row.url!, secret };
  return crmWith(services, given, row.accountId, budgetMs);
}

/** How HubSpot is asked for what is no verb of all CRMs. */
export function openHubspotAccess({ services }: Scope, row: CrmRow, budgetMs: number): HubspotAccess {
  const token = services.secrets.open(secretPlace(row.workspaceId), row.secret);
  return hubspotAccess(services, token, budgetMs);
}

/** The same of a CRM of one's own. */
export function openOwnAccess({ services }: Scope, row: CrmRow, budgetMs: number): OwnCrmAccess {
  return ownAccess(services, row.url!, services.secrets.open(secretPlace(row.workspaceId), row.secret), budgetMs);
}

/** Notes that the CRM takes the credentials no more, or again; only of the connection that was asked. */
export async function noteProblem(scope: Scope, row: CrmRow, problem: string | null): Promise<void> {
  const { services, workspaceId } = scope;
  await services.db.tenant(workspaceId, async (tx) => {
    const now = await readCrm(tx, workspaceId);
    if (now?.secret !== row.secret || now.problem === problem) return;
    await tx.update(crmConnections).set({ problem }).where(eq(crmConnections.workspaceId, row.workspaceId));
  });
}
