import { productKindNames, productKinds } from '#domain/billing/products.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { prices, products } from '#server/platform/db/schema/products.table.ts';

/** What a new workspace has to sell, at the usual prices; migration 0046 gave the same to older ones. */
export async function insertFirstProducts(tx: Tx, workspaceId: string, createdAt: Date): Promise<void> {
  const rows = productKindNames.map((kind) => ({ ...productKinds[kind], kind, id: newId() }));
  await tx
    .insert(products)
    .values(rows.map(({ id, kind, name, description }) => ({ workspaceId, id, kind, name, description })));
  await tx.insert(prices).values(
    rows.map(({ id: productId, amount, per }) => ({
      workspaceId,
      id: newId(),
      productId,
      currency: 'USD' as const,
      amount,
      per,
      validFrom: createdAt,
      createdAt,
    })),
  );
}
