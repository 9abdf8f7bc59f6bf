import { asc, eq } from 'drizzle-orm';
import type { OfficeUse } from '#domain/scheduling/office.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { type OfficeRow, officeAccounts } from '#server/platform/db/schema/office.table.ts';
import { scopesOf } from './office-services.ts';

/** Accounts of the workspace, in the order of the services. */
export const readOffice = (tx: Tx, workspaceId: string): Promise<OfficeRow[]> =>
  tx
    .select()
    .from(officeAccounts)
    .where(eq(officeAccounts.workspaceId, workspaceId))
    .orderBy(asc(officeAccounts.service));

/** Whether its owner has agreed to a use. */
export const hasUse = ({ service, scopes }: Pick<OfficeRow, 'service' | 'scopes'>, use: OfficeUse) =>
  scopes.includes(scopesOf[service][use]);
