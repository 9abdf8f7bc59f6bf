import type { ModelOutcome } from '#domain/models/models.ts';
import type { Services } from '#server/services.ts';

/** Failures in a row after which a model is left alone, and for how long, in ms. */
const mostFailures = 3;
const restMs = 30_000;

/** What says something of the service, and not of the words or the caller. */
const failures: readonly ModelOutcome[] = ['late', 'broken', 'unreachable', 'quota', 'key'];

interface State {
  failures: number;
  until: number;
}

const states = new WeakMap<Services['db'], Map<string, State>>();

function statesOf({ db }: Pick<Services, 'db'>): Map<string, State> {
  const known = states.get(db) ?? new Map<string, State>();
  states.set(db, known);
  return known;
}

/** Whether a connection failed so often of late that no one waits for it now. Each process learns it by itself. */
export const isResting = (services: Pick<Services, 'db' | 'clock'>, connectionId: string): boolean =>
  (statesOf(services).get(connectionId)?.until ?? 0) > services.clock.now();

/** Remembers how a request went. */
export function noteOutcome(
  services: Pick<Services, 'db' | 'clock'>,
  connectionId: string,
  outcome: ModelOutcome,
): void {
  const known = statesOf(services);
  if (outcome === 'answered') known.delete(connectionId);
  if (!failures.includes(outcome)) return;
  const count = (known.get(connectionId)?.failures ?? 0) + 1;
  const isTired = count >= mostFailures;
  known.set(connectionId, { failures: isTired ? 0 : count, until: isTired ? services.clock.now() + restMs : 0 });
}
