import type { ModelOutcome } from '#domain/models/models.ts';
import { keepRequest } from '#server/models/requests.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { ConnectionRow } from '#server/platform/db/schema/models.table.ts';
import { findSeal } from '#server/platform/secrets/find-seal.ts';
import type { Scope } from '#server/scope.ts';
import { askOnce, type Question } from './ask-once.ts';
import { type Held, holdUse, settleUse } from './budget.ts';
import { modelRequestsOf } from './model-metrics.ts';
import { accessOf, type ModelAccess, openModel } from './open-model.ts';
import { costOf, type Price, priceOf } from './prices.ts';
import type { ModelAnswer, ModelTokens } from './read-answer.ts';

/** Characters of a token of plain English, for what no service counted. */
const charsPerToken = 4;
/** What the form of an answer and a message's frame take beside the texts, in tokens. */
const frameTokens = 300;

const lengthOf = (text: string) => Math.ceil(text.length / charsPerToken);

/** Tokens of a request at most, while it is not known: twice what its texts come to. */
const mostOf = ({ instructions, data, mostTokens }: Question<unknown>) => ({
  input: 2 * lengthOf(instructions + data) + frameTokens,
  output: mostTokens,
});

/** What was used: as the service says, else by the length of the texts; nothing where it refused at once. */
function usedBy(question: Question<unknown>, { tokens, text, isSent, spokenTokens = 0 }: ModelAnswer<unknown>) {
  if (tokens !== null) return { ...tokens, isEstimated: false };
  const spoken = spokenTokens > 0 ? { audioOutput: spokenTokens } : {};
  if (!isSent) return { input: 0, output: 0, isEstimated: false };
  const input = lengthOf(question.instructions + question.data);
  return { input, output: lengthOf(text) + spokenTokens, ...spoken, isEstimated: true };
}

const unasked = (outcome: ModelOutcome): ModelAnswer<never> => ({
  outcome,
  text: '',
  firstMs: null,
  ms: 0,
  tokens: null,
  isSent: false,
});

interface For {
  callId: string | null;
  proposalId: string | null;
  /** The same for each try of a request from outside. */
  id?: string | undefined;
  signal: AbortSignal;
  /** Asks otherwise than for one object. */
  ask?: ((access: ModelAccess) => Promise<ModelAnswer<unknown>>) | undefined;
}

const tokensAndCost = (price: Price | null, tokens: ModelTokens) => ({
  tokens: tokens.input + tokens.output,
  cost: price && costOf(price, tokens),
});

/**
 * Asks a connected model once: what it may cost is held before, what it cost is settled after, and what it was given and
 * gave is kept. It throws only when the database does.
 */
export async function askConnection<T>(
  scope: Scope,
  row: ConnectionRow,
  question: Question<T>,
  { callId, proposalId, id = newId(), signal, ask: askBy }: For,
): Promise<ModelAnswer<T>> {
  const { services, workspaceId } = scope;
  const { service, model } = row;
  const at = services.clock.now();
  const { price, held } = await services.db.tenant(workspaceId, async (tx) => {
    const found = await priceOf(tx, workspaceId, service, model);
    const most = tokensAndCost(found, mostOf(question));
    return { price: found, held: await holdUse(tx, scope, { id, callId, most }) };
  });
  const asked = held === null ? unasked('budget') : await ask(scope, row, question, signal, askBy);
  modelRequestsOf(services).inc({ service, outcome: asked.outcome });
  const { isEstimated, ...tokens } = usedBy(question, asked);
  const used = tokensAndCost(price, tokens);
  await services.db.tenant(workspaceId, async (tx) => {
    if (held !== null) await settleUse(tx, scope, { id, callId, held: held as Held, used });
    await keepRequest(tx, await findSeal(tx, services, workspaceId), {
      workspaceId,
      id,
      callId,
      proposalId,
      service,
      model,
      isEstimated,
      cost: used.cost,
      at: new Date(at),
      firstMs: whole(asked.firstMs),
      ms: whole(asked.ms) ?? 0,
      outcome: asked.outcome,
      inputTokens: tokens.input,
      outputTokens: tokens.output,
      given: `${question.instructions}\n\n${question.data}`,
      gave: asked.text,
    });
  });
  return asked;
}

const whole = (ms: number | null) => ms && Math.round(ms);

async function ask<T>(
  scope: Scope,
  row: ConnectionRow,
  question: Question<T>,
  signal: AbortSignal,
  askBy: For['ask'],
): Promise<ModelAnswer<T>> {
  const { services } = scope;
  const access = await accessOf(scope, row);
  if (access === null) return unasked('refused');
  if (askBy) return (await askBy(access)) as ModelAnswer<T>;
  return askOnce(await openModel(services, access), question, { clock: services.clock, signal });
}
