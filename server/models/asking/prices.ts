import { asc, eq } from 'drizzle-orm';
import { knownModelPrices, knownPricesOf } from '#domain/models/model-prices.data.ts';
import type { ModelService } from '#domain/models/model-services.ts';
import type { ModelPrice } from '#domain/models/models.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { modelPrices } from '#server/platform/db/schema/models.table.ts';
import type { Scope } from '#server/scope.ts';
import type { ModelTokens } from './read-answer.ts';

/** Millionths of a US dollar for a million tokens. */
export interface Price {
  input: number;
  output: number;
  /** Of tokens that are sound, where they cost otherwise. */
  audioInput?: number;
  audioOutput?: number;
}

/** What tokens cost, in millionths of a US dollar, rounded up: nothing is used for nothing. */
export function costOf(price: Price, { input, output, audioInput = 0, audioOutput = 0 }: ModelTokens): number {
  const text = price.input * (input - audioInput) + price.output * (output - audioOutput);
  const audio = (price.audioInput ?? price.input) * audioInput + (price.audioOutput ?? price.output) * audioOutput;
  return Math.ceil((text + audio) / 1_000_000);
}

/** A dated name, such as claude-haiku-4-5-20251001, is the model of that name. */
const isNamed = (name: string, model: string) =>
  model === name || (model.startsWith(`${name}-`) && /^-(\d[\d-]*|latest)$/.test(model.slice(name.length)));

const knownPrice = (service: ModelService, model: string) =>
  knownModelPrices.find((price) => price.service === service && isNamed(price.model, model));

/** What the workspace wrote. */
const ownPrices = (tx: Tx, workspaceId: string) =>
  tx
    .select()
    .from(modelPrices)
    .where(eq(modelPrices.workspaceId, workspaceId))
    .orderBy(asc(modelPrices.service), asc(modelPrices.model));

/** What a model costs here: as the workspace wrote it, else as its service's page said; null where neither does. */
export async function priceOf(
  tx: Tx,
  workspaceId: string,
  service: ModelService,
  model: string,
): Promise<Price | null> {
  const written = await ownPrices(tx, workspaceId);
  const own = written.find((price) => price.service === service && price.model === model);
  return own ?? knownPrice(service, model) ?? null;
}

/** All prices that costs are computed with: the workspace's own, and those of services' pages that it did not replace. */
export const listPrices = ({ services, workspaceId }: Scope): Promise<ModelPrice[]> =>
  services.db.tenant(workspaceId, async (tx) => {
    const rows = await ownPrices(tx, workspaceId);
    const own = rows.map(({ service, model, input, output, since }) => ({
      service,
      model,
      input,
      output,
      since: since.toISOString(),
    }));
    const known = knownModelPrices
      .filter((price) => !own.some(({ service, model }) => service === price.service && model === price.model))
      .map(({ of = knownPricesOf, ...price }) => ({ ...price, since: new Date(of).toISOString() }));
    return [...own, ...known];
  });

/** Writes what a model costs. Costs of before stay as they were. */
export function setPrice(
  scope: Scope,
  input: { service: ModelService; model: string; input: number; output: number },
): Promise<ModelPrice> {
  const { services, workspaceId } = scope;
  return services.db.tenant(workspaceId, async (tx) => {
    const before = await priceOf(tx, workspaceId, input.service, input.model);
    const since = new Date(services.clock.now());
    const { service, model } = input;
    const price = { input: input.input, output: input.output, since };
    await tx
      .insert(modelPrices)
      .values({ workspaceId, service, model, ...price })
      .onConflictDoUpdate({ target: [modelPrices.workspaceId, modelPrices.service, modelPrices.model], set: price });
    const told = ({ input: given, output: gave }: Price) => ({ service, model, input: given, output: gave });
    const object = { kind: 'model-price', id: `${service}/${model}` };
    const change = { object, ...(before && { before: told(before) }), after: told(input) };
    await recordChange(tx, scope, 'model.price-set', change);
    return { ...input, since: since.toISOString() };
  });
}
