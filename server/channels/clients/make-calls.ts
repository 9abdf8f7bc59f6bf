import { OwnCall } from '#domain/calls/calls.ts';
import { toMetadata } from '#domain/notifications/call-forms/any-metadata.ts';
import { AppError } from '#domain/platform/errors.ts';
import { Id } from '#domain/platform/http.ts';
import { actIn } from '#server/calls/live-commands.ts';
import { hangUp } from '#server/channels/place-call.ts';
import type { Scope } from '#server/scope.ts';
import { listNumbers } from '../phone/numbers/numbers.ts';
import { parseInput } from '../speech/compatible/other-api.ts';
import { readFacts } from './call-facts.ts';

/** A refusal of one member of the input. */
export function refuse(path: string, message: string): AppError {
  return new AppError('invalid_input', message, [{ path, message }]);
}

/** Refuses members that someone set on purpose and that cannot be done here. @throws AppError invalid_input */
export function refuseGiven(input: Record<string, unknown>, sentences: Record<string, string>, under = ''): void {
  for (const [member, sentence] of Object.entries(sentences)) {
    if (input[member] != null) throw refuse(`${under}${member}`, `${under}${member} isn’t supported here. ${sentence}`);
  }
}

/** An id of a path or body. @throws AppError not_found */
export function requireId(id: unknown, what: string): string {
  const parsed = Id.safeParse(id);
  if (!parsed.success)
    throw new AppError('not_found', `${what.charAt(0).toUpperCase()}${what.slice(1)} not found. Check the ID.`);
  return parsed.data;
}

/** What another platform's caller says of a call, in our form. @throws AppError invalid_input */
export function ownCall(given: {
  metadata?: Record<string, unknown> | undefined;
  externalId?: string | undefined;
  overrides?: Record<string, unknown>;
}): OwnCall {
  const overrides = Object.fromEntries(Object.entries(given.overrides ?? {}).filter(([, value]) => value != null));
  return parseInput(OwnCall, { ...given, metadata: toMetadata(given.metadata ?? {}), overrides });
}

/** A longest duration in whole minutes, within those that a call may have. */
export const wholeMinutes = (minutes: number): number => Math.min(30, Math.max(1, Math.floor(minutes)));

/** The id of one of the workspace's numbers. @throws AppError invalid_input */
export async function numberIdOf(scope: Scope, number: string, path: string): Promise<string> {
  const found = (await listNumbers(scope)).find((own) => own.number === number);
  if (found === undefined) throw refuse(path, `${number} isn’t one of this workspace’s numbers.`);
  return found.id;
}

/** Ends a call of either kind; one that has ended is left alone. @throws AppError not_found, conflict */
export async function endCall(scope: Scope, callId: string): Promise<void> {
  const { status, channel } = await readFacts(scope, callId);
  if (status === 'ended') return;
  if (channel === 'phone') await hangUp(scope, callId);
  else if (status === 'live') await actIn(scope, callId, { kind: 'end' });
  else throw new AppError('conflict', 'No one has joined this call yet. The ticket expires automatically.');
}
