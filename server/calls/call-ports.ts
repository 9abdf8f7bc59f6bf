import { and, asc, gt } from 'drizzle-orm';
import type { CallChannel } from '#domain/records/call-states.ts';
import type { ActionRun } from '#server/actions/action-kind.ts';
import { findRun, resultOf } from '#server/actions/action-runs.ts';
import { inBackground } from '#server/actions/background-run.ts';
import { runAction } from '#server/actions/run-action.ts';
import { modelsFor } from '#server/models/ask-model.ts';
import type { CallSpeech } from '#server/models/speech-to-speech.ts';
import type { ContentCipher } from '#server/platform/content-cipher.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { retryDuringOutage } from '#server/platform/db/retry-during-outage.ts';
import { callTurns } from '#server/platform/db/schema/calls.table.ts';
import { countedSpeech } from '#server/platform/speech-metrics.ts';
import { ofCall, openTurn } from '#server/records/open-turn.ts';
import { workspaceRunId } from '#server/records/run-ids.ts';
import type { Scope } from '#server/scope.ts';
import type { ActionRequest, StoredTurn } from '#voice/call/ports.ts';
import type { ActionResult, Setting } from '#voice/flow/conversation.ts';
import { joinRun } from './join-run.ts';
import type { Lease } from './lease.ts';
import { type MeasuredPorts, measuredPorts } from './measures/measured-ports.ts';
import { withRecordings } from './recorded-speech.ts';
import { storeStep } from './store-steps.ts';

/** The turns of a call as its session keeps them. @param after those behind this one alone */
export async function readTurns(
  tx: Tx,
  scope: Scope,
  callId: string,
  seal: ContentCipher,
  after = -1,
): Promise<StoredTurn[]> {
  const rows = await tx
    .select()
    .from(callTurns)
    .where(and(ofCall(scope, callId), gt(callTurns.seq, after)))
    .orderBy(asc(callTurns.seq));
  return rows.map((row) => {
    const { workspaceId: _w, callId: _c, ...turn } = row;
    return { ...turn, ...openTurn(seal, row) };
  });
}

/** What the queue does is awaited only; it may have ended before this process had the call. */
async function resultSoFar(scope: Scope, runId: string): Promise<ActionResult | null> {
  const row = await findRun(scope, runId);
  return row && resultOf(row);
}

/** A call that this process has. */
interface OfCall {
  lease: Lease;
  seal: ContentCipher;
  setting: Setting;
  channel: CallChannel;
  /** The model that hears and speaks in it, where its channel carries sound and its agent has one. */
  speech?: CallSpeech | undefined;
}

/** How long a call may be left alone behind a step, in ms, where no one leads it between two; `leaves`: behind the last one. */
export type LeftFor = (leaves: boolean) => number;

/** What a call's conversation needs, over the database and this server's engines. It outlasts a database's outage. */
export function callPorts(
  scope: Scope,
  { lease, seal, setting, channel, speech }: OfCall,
  leftFor?: LeftFor,
): MeasuredPorts {
  const { services } = scope;
  const { callId } = lease;
  const left = (leaves: boolean) => leftFor && { leftForMs: leftFor(leaves), leaves };
  const inWorkspace = (run: ActionRequest): ActionRun => ({
    ...run,
    runId: workspaceRunId(callId, run.runId),
    callId,
  });
  const patiently = <T>(work: () => Promise<T>) => retryDuringOutage(services.log, work);
  const ports = measuredPorts(
    scope,
    { callId, channel },
    {
      clock: services.clock,
      speech: withRecordings(scope, callId, countedSpeech(services)),
      log: services.log,
      askModel: modelsFor(scope, callId, setting.persona, speech),
      ...speech?.ports,
      store: {
        commit: (change, leaves = false) =>
          patiently(() => storeStep(services, { lease, seal, change, ...left(leaves) })),
      },
      runAction: (request) => {
        const run = inWorkspace(request);
        return inBackground(run) ? patiently(() => resultSoFar(scope, run.runId)) : runAction(scope, run);
      },
    },
  );
  const join = (run: ActionRequest) => joinRun(services, workspaceRunId(callId, run.runId), () => ports.runAction(run));
  return { ...ports, runAction: join };
}
