import { eq } from 'drizzle-orm';
import { type ContentCipher, contentCipher, plainCipher } from '#server/platform/content-cipher.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { type ContentKeyRow, contentKeys } from '#server/platform/db/schema/secrets.table.ts';
import type { Services } from '#server/services.ts';

type Needs = Pick<Services, 'secrets'>;

/** What the content key of a workspace is sealed for. */
export const keyPlace = (workspaceId: string) => `content_keys.${workspaceId}`;

export const keyOf = ({ secrets }: Needs, { workspaceId, key }: ContentKeyRow): Buffer =>
  Buffer.from(secrets.open(keyPlace(workspaceId), key), 'base64url');

/** What stands about sealing in a workspace; undefined where it was never switched on. */
export async function readContentKey(tx: Tx, workspaceId: string): Promise<ContentKeyRow | undefined> {
  const [row] = await tx.select().from(contentKeys).where(eq(contentKeys.workspaceId, workspaceId));
  return row;
}

/** What keeps and opens the content of a workspace as its settings are now. */
export async function findSeal(tx: Tx, services: Needs, workspaceId: string): Promise<ContentCipher> {
  const row = await readContentKey(tx, workspaceId);
  return row === undefined ? plainCipher : contentCipher(keyOf(services, row), row.seals);
}
