import { type TurnTaking, turnTakings, type Wait } from '#domain/agents/turn-taking.ts';
import { AppError } from '#domain/platform/errors.ts';
import { openSession } from '#server/calls/connect-call.ts';
import { relayPauseMs } from '#server/carriers/verbs.ts';
import type { Scope } from '#server/scope.ts';
import type { CallSession } from '#voice/call/call-session.ts';
import type { CallPorts } from '#voice/call/ports.ts';
import { takeStep } from '../calls/step-call.ts';

export interface LedRelay {
  session: CallSession;
  /** Whether callers may interrupt by speaking. */
  spokenInto: boolean;
  /** Whether callers may speak one of several languages. */
  hearsAll: boolean;
}

/** The carrier has waited before it tells that someone has finished: only the rest is ours to wait. */
function soonerBy(ms: number, waits: TurnTaking['waits']): TurnTaking['waits'] {
  const less = ({ min, max }: Wait): Wait => ({ min: Math.max(0, min - ms), max: Math.max(0, max - ms) });
  const { closed, open, date, spelled } = waits;
  return { closed: less(closed), open: less(open), date: less(date), spelled: less(spelled) };
}

/**
 * Leads a call over a relay from where its last request left it.
 * @throws AppError not_found where it is over
 */
export function leadRelay(
  scope: Scope,
  callId: string,
  ports: Pick<CallPorts, 'transfer' | 'pressKeys' | 'openSpeaker'>,
): Promise<LedRelay> {
  const { services } = scope;
  return services.calls.withCallLock(callId, async () => {
    const call = await takeStep(scope, callId);
    if (call === null) throw new AppError('not_found', 'This call has ended.');
    let spokenInto = true;
    const { session, among } = await openSession(services, call, {
      ports,
      adapt(plan) {
        const turns = plan.turns ?? turnTakings.balanced;
        spokenInto = turns.bargeIn.by !== 'off';
        return { ...plan, turns: { ...turns, waits: soonerBy(relayPauseMs, turns.waits) } };
      },
    });
    return { session, spokenInto, hearsAll: among.length > 1 };
  });
}
