import { eq } from 'drizzle-orm';
import { requestsPerMinuteDefault, sessionMinutesDefault } from '#domain/identity/security.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { type SecurityRow, securitySettings } from '#server/platform/db/schema/security.table.ts';
import { type AddressList, addressList } from './security/address-list.ts';

/** What every request of a workspace is held against. */
export interface Security {
  /** Milliseconds since the epoch, from which on members need a second factor; null: never. */
  twoFactorRequiredFrom: number | null;
  /** Null: from everywhere. */
  addresses: AddressList | null;
  /** Minutes without activity after which a session is refused; null: no such limit. */
  sessionMinutes: number | null;
  /** Requests per minute of each access token; null: as usual. */
  requestsPerMinute: number | null;
  needsTls: boolean;
}

/** What holds where nothing was ever changed. */
const untouched: Omit<SecurityRow, 'workspaceId'> = {
  twoFactorRequiredFrom: null,
  ipWhitelist: false,
  allowedAddresses: [],
  sessionTimeout: false,
  sessionMinutes: sessionMinutesDefault,
  apiRateLimit: false,
  requestsPerMinute: requestsPerMinuteDefault,
  webhookSecurity: false,
  webhookSecret: null,
  webhookSecretAt: null,
  webhookSecretBefore: null,
  webhookSecretBeforeUntil: null,
  auditLogging: true,
  sslEnforcement: false,
};

/** A workspace's settings as they are stored. */
export async function readSettings(tx: Tx, workspaceId: string): Promise<SecurityRow> {
  const [row] = await tx.select().from(securitySettings).where(eq(securitySettings.workspaceId, workspaceId));
  return row ?? { workspaceId, ...untouched };
}

/** What they come to. */
export const securityOf = (row: SecurityRow): Security => ({
  twoFactorRequiredFrom: row.twoFactorRequiredFrom?.getTime() ?? null,
  addresses: row.ipWhitelist ? addressList(row.allowedAddresses) : null,
  sessionMinutes: row.sessionTimeout ? row.sessionMinutes : null,
  requestsPerMinute: row.apiRateLimit ? row.requestsPerMinute : null,
  needsTls: row.sslEnforcement,
});
