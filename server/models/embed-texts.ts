import type { ModelOutcome } from '#domain/models/models.ts';
import { fillKey } from '#server/identity/fill-secrets.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { ConnectionRow } from '#server/platform/db/schema/models.table.ts';
import { findSeal } from '#server/platform/secrets/find-seal.ts';
import type { Scope } from '#server/scope.ts';
import { holdUse, settleUse } from './asking/budget.ts';
import { baseUrlOf, openEmbedding } from './asking/open-model.ts';
import { costOf, priceOf } from './asking/prices.ts';
import { outcomeOf } from './asking/read-answer.ts';
import { keepRequest } from './requests.ts';
import { openKey } from './show-connection.ts';

/** Characters of a token of plain English, for what no service counted. */
const charsPerToken = 4;

interface Embedding {
  proposalId: string;
  /** What the request is kept with: the texts themselves lie in the Knowledge Base. */
  given: string;
  /** Until it is given up, in ms. */
  withinMs: number;
  signal?: AbortSignal;
}

/**
 * What texts are like, as the embedding model of a connection sees it; null where it does not say. What it may cost is
 * held before, and what it cost is settled after.
 */
export async function embedTexts(
  scope: Scope,
  row: ConnectionRow & { embeddingModel: string },
  texts: readonly string[],
  { proposalId, given, withinMs, signal }: Embedding,
): Promise<number[][] | null> {
  const { services, workspaceId } = scope;
  const { service, embeddingModel: model } = row;
  const id = newId();
  const at = services.clock.now();
  const guessed = Math.ceil(texts.reduce((sum, text) => sum + text.length, 0) / charsPerToken);
  const { price, held } = await services.db.tenant(workspaceId, async (tx) => {
    const found = await priceOf(tx, workspaceId, service, model);
    const cost = found && costOf(found, { input: 2 * guessed, output: 0 });
    return { price: found, held: await holdUse(tx, scope, { id, callId: null, most: { tokens: 2 * guessed, cost } }) };
  });
  const asked = held === null ? null : await ask(scope, row, texts, withinMs, signal);
  const tokens = asked?.tokens ?? (asked ? guessed : 0);
  const cost = price && costOf(price, { input: tokens, output: 0 });
  await services.db.tenant(workspaceId, async (tx) => {
    if (held !== null) await settleUse(tx, scope, { id, callId: null, held, used: { tokens, cost } });
    await keepRequest(tx, await findSeal(tx, services, workspaceId), {
      workspaceId,
      id,
      callId: null,
      proposalId,
      service,
      model,
      cost,
      at: new Date(at),
      firstMs: null,
      ms: Math.round(services.clock.now() - at),
      outcome: asked?.outcome ?? 'budget',
      inputTokens: tokens,
      outputTokens: 0,
      isEstimated: asked !== null && asked.tokens === null,
      given,
      gave: asked?.vectors ? `${asked.vectors.length} × ${asked.vectors[0]?.length ?? 0}` : '',
    });
  });
  return asked?.vectors ?? null;
}

interface ModelAnswer {
  outcome: ModelOutcome;
  vectors: number[][] | null;
  /** As the service says; null where it does not. */
  tokens: number | null;
}

async function ask(
  scope: Scope,
  row: ConnectionRow & { embeddingModel: string },
  texts: readonly string[],
  withinMs: number,
  signal?: AbortSignal,
): Promise<ModelAnswer> {
  const { services } = scope;
  const { embedMany } = await import('ai');
  const own = new AbortController();
  let why: ModelOutcome | null = null;
  const giveUp = (outcome: ModelOutcome) => {
    why ??= outcome;
    own.abort();
  };
  const stop = () => giveUp('stopped');
  signal?.addEventListener('abort', stop);
  const cancel = services.clock.after(withinMs, () => giveUp('late'));
  // A service that says nothing any more does not hold us either.
  const gone = new Promise<never>((_, reject) => own.signal.addEventListener('abort', () => reject(own.signal.reason)));
  gone.catch(() => undefined);
  try {
    const { service, baseUrl, embeddingModel } = row;
    const key = await fillKey(scope, openKey(services, row), baseUrlOf(row));
    const model = await openEmbedding(services, { service, baseUrl, model: embeddingModel, key });
    if (model === null) return { outcome: 'refused', vectors: null, tokens: 0 };
    const { embeddings, usage } = await Promise.race([
      embedMany({ model, values: [...texts], maxRetries: 0, abortSignal: own.signal, telemetry: { isEnabled: false } }),
      gone,
    ]);
    const isWhole = embeddings.length === texts.length && embeddings.every((one) => one.length > 0);
    const tokens = Number.isFinite(usage.tokens) ? usage.tokens : null;
    return { outcome: isWhole ? 'answered' : 'garbage', vectors: isWhole ? embeddings : null, tokens };
  } catch (error) {
    return { outcome: why ?? outcomeOf(error), vectors: null, tokens: null };
  } finally {
    cancel();
    signal?.removeEventListener('abort', stop);
  }
}
