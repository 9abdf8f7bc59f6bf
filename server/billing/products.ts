import { and, asc, count, desc, eq, lte } from 'drizzle-orm';
import {
  type Product,
  type ProductPrice,
  pricesLimit,
  productKindNames,
  productKinds,
} from '#domain/billing/products.ts';
import { AppError } from '#domain/platform/errors.ts';
import type { Currency } from '#domain/platform/money.ts';
import { findSeller } from '#server/billing/invoices/find-seller.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import { advisoryLock } from '#server/platform/db/advisory-lock.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { prices, products } from '#server/platform/db/schema/products.table.ts';
import type { Scope } from '#server/scope.ts';

type PriceRow = typeof prices.$inferSelect;

const shapePrice = ({ id, currency, amount, validFrom }: PriceRow): ProductPrice => ({
  id,
  currency,
  amount,
  validFrom: validFrom.toISOString(),
});

/** A seller's prices at a moment, each with the kind of its product. */
export async function pricesAt(tx: Tx, sellerId: string, at: number) {
  return tx
    .selectDistinctOn([prices.productId, prices.currency], { kind: products.kind, price: prices })
    .from(prices)
    .innerJoin(products, and(eq(products.workspaceId, prices.workspaceId), eq(products.id, prices.productId)))
    .where(and(eq(prices.workspaceId, sellerId), lte(prices.validFrom, new Date(at))))
    .orderBy(asc(prices.productId), asc(prices.currency), desc(prices.validFrom), desc(prices.id));
}

/** Percent of a price over its cost, to a tenth. */
const markupOf = (amount: number, cost: number | null): number | null =>
  cost === null || cost === 0 ? null : Math.round(((amount - cost) * 1000) / cost) / 10;

/** What a workspace's own seller asks it, by kind and currency. */
async function costsOf({ services, workspaceId }: Scope): Promise<Map<string, number>> {
  const sellerId = await services.db.system('sale', (tx) => findSeller(tx, workspaceId));
  if (sellerId === null) return new Map();
  const rows = await services.db.tenant(sellerId, (tx) => pricesAt(tx, sellerId, services.clock.now()));
  return new Map(rows.map(({ kind, price }) => [`${kind} ${price.currency}`, price.amount]));
}

async function readProducts(tx: Tx, { services, workspaceId }: Scope, costs: Map<string, number>): Promise<Product[]> {
  const rows = await tx.select().from(products).where(eq(products.workspaceId, workspaceId));
  const current = await pricesAt(tx, workspaceId, services.clock.now());
  return rows
    .toSorted((a, b) => productKindNames.indexOf(a.kind) - productKindNames.indexOf(b.kind))
    .map(({ id, kind, name, description }) => ({
      id,
      kind,
      name,
      description,
      unit: productKinds[kind].unit,
      comingSoon: productKinds[kind].comingSoon,
      prices: current
        .filter(({ price }) => price.productId === id)
        .map(({ price }) => {
          const cost = costs.get(`${kind} ${price.currency}`) ?? null;
          return { ...shapePrice(price), cost, markup: markupOf(price.amount, cost) };
        }),
    }));
}

/** Everything that a workspace sells, with the prices of now beside what they cost it. */
export async function listProducts(scope: Scope): Promise<Product[]> {
  const costs = await costsOf(scope);
  return scope.services.db.tenant(scope.workspaceId, (tx) => readProducts(tx, scope, costs));
}

async function findProduct(tx: Tx, workspaceId: string, productId: string) {
  const [found] = await tx
    .select()
    .from(products)
    .where(and(eq(products.workspaceId, workspaceId), eq(products.id, productId)));
  if (found === undefined) throw new AppError('not_found', 'Product not found. Check the ID.');
  return found;
}

/** @throws AppError not_found */
export async function updateProduct(
  scope: Scope,
  productId: string,
  change: { name?: string | undefined; description?: string | undefined },
): Promise<Product> {
  const { services, workspaceId } = scope;
  const costs = await costsOf(scope);
  return services.db.tenant(workspaceId, async (tx) => {
    const before = await findProduct(tx, workspaceId, productId);
    const after = { name: change.name ?? before.name, description: change.description ?? before.description };
    await tx
      .update(products)
      .set(after)
      .where(and(eq(products.workspaceId, workspaceId), eq(products.id, productId)));
    const changed = (await readProducts(tx, scope, costs)).find(({ id }) => id === productId)!;
    const object = { kind: 'product', id: productId };
    const { name, description } = before;
    await recordChange(tx, scope, 'product.updated', { object, before: { name, description }, after });
    return changed;
  });
}

const ofProduct = (workspaceId: string, productId: string) =>
  and(eq(prices.workspaceId, workspaceId), eq(prices.productId, productId));

/** Every price of a product, newest first. @throws AppError not_found */
export function listPrices({ services, workspaceId }: Scope, productId: string): Promise<ProductPrice[]> {
  return services.db.tenant(workspaceId, async (tx) => {
    await findProduct(tx, workspaceId, productId);
    const rows = await tx
      .select()
      .from(prices)
      .where(ofProduct(workspaceId, productId))
      .orderBy(desc(prices.validFrom), desc(prices.id));
    return rows.map(shapePrice);
  });
}

/**
 * Adds a price. What was used before it is valid keeps the one before.
 * @throws AppError not_found, invalid_input for a moment that is past, limit_reached
 */
export async function setPrice(
  scope: Scope,
  productId: string,
  { amount, currency, validFrom }: { amount: number; currency: Currency; validFrom?: string | undefined },
): Promise<ProductPrice> {
  const { services, workspaceId } = scope;
  const now = services.clock.now();
  const from = validFrom === undefined ? now : Date.parse(validFrom);
  if (from < now) {
    const message = 'A price can’t start in the past, because past usage has already been priced.';
    throw new AppError('invalid_input', message, [{ path: 'body.validFrom', message }]);
  }
  return services.db.tenant(workspaceId, async (tx) => {
    const { kind, name } = await findProduct(tx, workspaceId, productId);
    await advisoryLock(tx, `prices:${workspaceId}`);
    const [existing] = await tx.select({ n: count() }).from(prices).where(ofProduct(workspaceId, productId));
    if (existing!.n >= pricesLimit) {
      throw new AppError('limit_reached', `This product has reached its limit of ${pricesLimit} prices.`);
    }
    const row = {
      workspaceId,
      id: newId(),
      productId,
      currency,
      amount,
      per: productKinds[kind].per,
      validFrom: new Date(from),
      createdAt: new Date(now),
    };
    await tx.insert(prices).values(row);
    const after = { name, currency, amount, validFrom: row.validFrom.toISOString() };
    await recordChange(tx, scope, 'price.set', { object: { kind: 'product', id: productId }, after });
    return shapePrice(row);
  });
}
