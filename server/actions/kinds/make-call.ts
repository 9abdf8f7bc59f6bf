import { type ActionRun, defineKind } from '#server/actions/action-kind.ts';
import { callLaterJob, type LaterCall } from '#server/actions/runs/call-later.ts';
import { requireNumber } from '#server/carriers/require-number.ts';
import { hoursOpenAt, type Respected } from '#server/contacts/check-calling-rules.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import type { Scope } from '#server/scope.ts';
import { MakeCallInput } from '#voice/flow/flow-actions.ts';
import { findPhoneEnds, type PhoneEnds } from './phone-ends.ts';
import { runUuid } from './run-uuid.ts';

/**
 * Whether the calling hours hold. The caller on the phone asks for it, and a person who has the action run looks at the clock: those are called
 * when they say.
 */
const respects = ({ trigger }: ActionRun, { isCaller }: PhoneEnds): Respected =>
  trigger === 'manual' || trigger === 'try' || trigger === 'api' || isCaller ? 'none' : 'hours';

/**
 * When a call may be made, at a moment or behind it; null where its country's calling hours never open.
 * @param due ms
 */
async function whenCalled(tx: Tx, scope: Scope, run: ActionRun, ends: PhoneEnds, due: number): Promise<number | null> {
  if (respects(run, ends) === 'none') return due;
  const { account } = await requireNumber(tx, scope, ends.numberId);
  // Test numbers ring no one outside.
  return account.carrier === 'stand-in' ? due : hoursOpenAt(tx, scope, ends.to, due);
}

/** Has an agent call someone, now or later, through the same door as the API. A repeat finds the call that the first has stored. */
export const makeCallKind = defineKind({
  title: 'Phone call',
  place: 'outside',
  deadlineMs: 20_000,
  whenUnknown: 'repeat',
  input: MakeCallInput,
  async run(scope, run, { to: written, agentId, afterMinutes }) {
    const { services, workspaceId } = scope;
    const now = services.clock.now();
    const found = await services.db.tenant(workspaceId, async (tx) => {
      const ends = await findPhoneEnds(tx, scope, run, written, 'voice');
      if ('ok' in ends) return ends;
      return { ends, at: await whenCalled(tx, scope, run, ends, now + afterMinutes * 60_000) };
    });
    if ('ok' in found) return found;
    const { ends, at } = found;
    if (at === null)
      return {
        ok: false,
        code: 'never_called',
        message: 'Calls to this number’s country aren’t allowed right now. Check the calling rules.',
      };
    const callId = runUuid(workspaceId, run.runId, run.createdAt.getTime());
    const agent = agentId ?? ends.agentId;
    const respected = respects(run, ends);
    const later: LaterCall = {
      workspaceId,
      callId,
      to: ends.to,
      numberId: ends.numberId,
      agentId: agent,
      runId: run.runId,
      respected,
    };
    if (at > now) {
      await services.jobs.enqueue(null, callLaterJob, later, { key: callId, startAfter: new Date(at) });
      return { ok: true, output: { callId, to: ends.to, at: new Date(at).toISOString() } };
    }
    const wanted = { to: ends.to, numberId: ends.numberId, agentId: agent ?? undefined, variables: {}, respected };
    const { status: state, problem } = await services.hooks.placeCall(scope, wanted, callId);
    if (state === 'failed' || state === 'not_placed')
      return { ok: false, code: 'not_placed', message: problem ?? 'The carrier rejected the call.' };
    return { ok: true, output: { callId, to: ends.to, at: new Date(now).toISOString() } };
  },
});
