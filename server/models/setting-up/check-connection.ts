import { z } from 'zod';
import type { ModelRequest } from '#domain/models/models.ts';
import { AppError } from '#domain/platform/errors.ts';
import { askConnection } from '#server/models/asking/ask-connection.ts';
import { noteOutcome } from '#server/models/asking/resting.ts';
import { findConnection } from '#server/models/connections.ts';
import { getRequest } from '#server/models/requests.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Scope } from '#server/scope.ts';

/** Longer than a caller would wait: someone looks whether it works at all. In ms. */
const patienceMs = 20_000;

const question = {
  instructions: 'Answer with one JSON object: {"day": string}. "day" is the day of the week that the data names.',
  data: JSON.stringify({ caller: 'I could come next Tuesday, around three.' }),
  answer: z.strictObject({ day: z.string().max(100) }),
  mostTokens: 400,
  firstMs: patienceMs,
  totalMs: patienceMs,
};

/**
 * Asks a connected model something small, once, and says how it went.
 * @param id the same for each try of a request
 * @throws AppError not_found
 */
export async function checkConnection(scope: Scope, connectionId: string, id = newId()): Promise<ModelRequest> {
  const row = await findConnection(scope, connectionId);
  const former = await getRequest(scope, id).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  });
  if (former !== null) return former;
  const { signal } = new AbortController();
  const { outcome } = await askConnection(scope, row, question, { callId: null, proposalId: null, id, signal });
  noteOutcome(scope.services, row.id, outcome);
  return getRequest(scope, id);
}
