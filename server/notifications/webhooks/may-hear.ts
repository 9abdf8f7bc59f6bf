import {
  isSentFor,
  type WebhookEventType,
  type WebhookSubscription,
  webhookEvents,
  webhookEventTypes,
} from '#domain/notifications/webhook-events.data.ts';
import { AppError } from '#domain/platform/errors.ts';
import { actorMay } from '#server/identity/actor-may.ts';
import type { Scope } from '#server/scope.ts';

/** Whether the actor may see what an event tells of. One of another version no one may. */
export const maySee = (scope: Scope, type: string): boolean =>
  scope.actor !== null &&
  Object.hasOwn(webhookEvents, type) &&
  actorMay(scope, webhookEvents[type as WebhookEventType].needs);

/**
 * Refuses to have events sent somewhere by who may not see them: no one hands out more than they have.
 * @param events null for all
 * @throws AppError forbidden
 */
export function requireMayHear(scope: Scope, events: readonly WebhookSubscription[] | null): void {
  const hidden = webhookEventTypes.find((type) => isSentFor(events, type) && !maySee(scope, type));
  if (hidden === undefined) return;
  const { title } = webhookEvents[hidden];
  const who = scope.actor?.tokenId === undefined ? 'Your role' : 'This access token';
  throw new AppError('forbidden', `${who} doesn’t let you see the content of “${title}”. Choose other events.`);
}
