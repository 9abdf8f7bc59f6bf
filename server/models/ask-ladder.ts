import type { ModelOutcome } from '#domain/models/models.ts';
import { AppError } from '#domain/platform/errors.ts';
import type { ConnectionRow } from '#server/platform/db/schema/models.table.ts';
import type { Scope } from '#server/scope.ts';
import { askConnection } from './asking/ask-connection.ts';
import type { Question } from './asking/ask-once.ts';
import { noteOutcome } from './asking/resting.ts';
import { ladder } from './connections.ts';

/** What came of asking everyone: who answered what, or why no one did. `none`: no model is connected. */
export type Laddered<T> = { by: ConnectionRow; answer: T } | { by: null; why: ModelOutcome | 'none' };

interface For {
  callId: string | null;
  proposalId: string | null;
  /** Of the first request; the same for each try of a request from outside. */
  id?: string | undefined;
  signal: AbortSignal;
}

/** Asks the connected models one behind the other until one answers. For what no caller waits for. */
export async function askLadder<T>(
  scope: Scope,
  question: Question<T>,
  { callId, proposalId, id, signal }: For,
): Promise<Laddered<T>> {
  const { services, workspaceId } = scope;
  const rows = await services.db.tenant(workspaceId, (tx) => ladder(tx, workspaceId));
  let why: ModelOutcome | 'none' = 'none';
  for (const [at, row] of rows.entries()) {
    const of = { callId, proposalId, signal, ...(at === 0 && { id }) };
    const { outcome, answer } = await askConnection(scope, row, question, of);
    noteOutcome(services, row.id, outcome);
    if (answer !== undefined) return { by: row, answer };
    why = outcome;
    if (outcome === 'budget' || outcome === 'stopped') break;
  }
  return { by: null, why };
}

/** What a person is told when no model answered. */
export function refusalOf(why: ModelOutcome | 'none'): AppError {
  switch (why) {
    case 'none':
      return new AppError('no_model');
    case 'budget':
      return new AppError(
        'limit_reached',
        'This month’s language model budget has been used up. Raise the spending limit under External Services.',
      );
    case 'key':
      return new AppError(
        'model_unavailable',
        'The model provider rejected the key. Change it under External Services.',
      );
    case 'quota':
      return new AppError(
        'model_unavailable',
        'You’ve used up your quota with the model provider. Check your account with the provider.',
      );
    case 'garbage':
    case 'refused':
      return new AppError('model_unusable');
    default:
      return new AppError('model_unavailable');
  }
}
