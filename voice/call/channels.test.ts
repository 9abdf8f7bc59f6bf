import { expect, test } from 'vitest';
import type { Json } from '#domain/platform/json.ts';
import type { ActionResult } from '#voice/flow/conversation.ts';
import { appointmentDialogues } from '#voice/flow/dialogues/appointment.dialogues.data.ts';
import { callerLines, type GoldenDialogue, play, stageOf, startedAt } from '#voice/flow/dialogues/dialogue-script.ts';
import { questionDialogues } from '#voice/flow/dialogues/question.dialogues.data.ts';
import { salesDialogues } from '#voice/flow/dialogues/sales.dialogues.data.ts';
import { scriptedBackend } from '#voice/flow/dialogues/scripted-backend.ts';
import { supportDialogues } from '#voice/flow/dialogues/support.dialogues.data.ts';
import { surveyDialogues } from '#voice/flow/dialogues/survey.dialogues.data.ts';
import { understandingDialogues } from '#voice/flow/dialogues/understanding.dialogues.data.ts';
import { collected, frameOf, type Snapshot } from '#voice/flow/snapshot.ts';
import { answerWhole } from '#voice/testing/answer-whole.ts';
import { manualClock } from '#voice/testing/manual-clock.ts';
import { memoryStore } from '#voice/testing/memory-store.ts';
import { relayedCall } from '#voice/testing/relayed-caller.ts';
import { scriptedCall } from '#voice/testing/scripted-call.ts';
import { GatherCall, type GatherEvent } from './gather-call.ts';
import type { ActionRequest, CallEvent } from './ports.ts';
import { TextCall } from './text-call.ts';

/**
 * The same dialogue through the reducer alone, in writing, in a call that is spoken, in one over a line that listens and
 * speaks itself, and in one of requests: it collects the same, does the same, goes the same way, and ends alike.
 */
const perSet = 4;
const sets = [appointmentDialogues, salesDialogues, supportDialogues, surveyDialogues, understandingDialogues];
/** Of these, all. */
const whole = [...questionDialogues];
/** Of what only speech has, keys, silence and interruptions, there are tests of their own. */
const isPlain = ({ script }: GoldenDialogue) => callerLines(script).every((line) => line.startsWith('C:'));
const dialogues = [...sets.flatMap((set) => set.filter(isPlain).slice(0, perSet)), ...whole.filter(isPlain)];

const linesOf = ({ script }: GoldenDialogue) => callerLines(script).map((line) => line.slice(2).trim());

interface Led {
  slots: Record<string, Json>;
  actions: string[];
  path: string[];
  end: Snapshot['end'];
}

function ledBy(snapshot: Snapshot, actions: readonly string[], nodes: readonly (string | null)[]): Led {
  const path = nodes.filter((node): node is string => node !== null);
  return {
    slots: Object.fromEntries(collected(snapshot).map(([name, { value }]) => [name, value])),
    actions: [...actions],
    path: path.filter((node, at) => node !== path[at - 1]),
    end: snapshot.end,
  };
}

const nodesOf = (events: readonly CallEvent[]) => events.map(({ node }) => node);

function alone(dialogue: GoldenDialogue): Led {
  const { snapshots, intents } = play(dialogue);
  const runs = intents.flat().flatMap((intent) => (intent.type === 'run_action' ? [intent.action] : []));
  return ledBy(
    snapshots.at(-1)!,
    runs,
    snapshots.map((snapshot) => frameOf(snapshot).node),
  );
}

async function written(dialogue: GoldenDialogue): Promise<Led> {
  const backend = scriptedBackend(dialogue.backend ?? {});
  const [store, clock, runs] = [memoryStore(), manualClock(startedAt), [] as string[]];
  const log = { warn: () => {}, error: () => {} };
  const runAction = async ({ action, input }: { action: string; input: Json }) => {
    runs.push(action);
    return backend(action, input);
  };
  // Each message finds what the one before it stored, as on another machine.
  for (const [at, line] of [null, ...linesOf(dialogue)].entries()) {
    const stored = at === 0 ? null : store.load();
    if (stored?.snapshot?.end) break;
    const plan = { ...stageOf(dialogue), startedAt };
    const call = new TextCall(plan, { store, clock, log, runAction }, stored, () => {});
    if (line !== null) call.said(`${at}`, line);
    await answerWhole(call.driver, store);
    clock.advance(5_000);
  }
  return ledBy(store.load().snapshot!, runs, nodesOf(store.events));
}

async function spoken(dialogue: GoldenDialogue): Promise<Led> {
  const backend = scriptedBackend(dialogue.backend ?? {});
  const clock = manualClock(startedAt);
  const act = async ({ action, input }: { action: string; input: Json }) => backend(action, input);
  const { caller, session, store, runs } = scriptedCall({ ...stageOf(dialogue), clock, act });
  caller.connect(session);
  const listens = async () => {
    for (let moment = 0; moment < 400 && caller.shown !== 'listening' && caller.reason === null; moment++)
      await clock.run(250);
  };
  await clock.run(500);
  for (const [at, line] of linesOf(dialogue).entries()) {
    await listens();
    if (caller.reason !== null) break;
    caller.types(line, `${at}`);
    await clock.run(500);
  }
  for (let moment = 0; moment < 400 && caller.reason === null && store.load().snapshot?.end; moment++)
    await clock.run(250);
  const { snapshot } = store.load();
  caller.hangsUp();
  await clock.run(2_000);
  return ledBy(
    snapshot!,
    runs.map(({ action }) => action),
    nodesOf(store.events),
  );
}

/** The words come as the carrier understood them; what it says, it says word by word. */
async function relayed(dialogue: GoldenDialogue): Promise<Led> {
  const backend = scriptedBackend(dialogue.backend ?? {});
  const clock = manualClock(startedAt);
  const act = async ({ action, input }: { action: string; input: Json }) => backend(action, input);
  const { caller, session, store, runs } = relayedCall({ ...stageOf(dialogue), clock, act });
  caller.connect();
  const listens = async () => {
    for (let moment = 0; moment < 400 && caller.shown !== 'listening' && caller.reason === null; moment++)
      await clock.run(250);
  };
  await clock.run(500);
  for (const line of linesOf(dialogue)) {
    await listens();
    if (caller.reason !== null) break;
    caller.says(line);
    await clock.run(4_000);
  }
  for (let moment = 0; moment < 400 && caller.reason === null && store.load().snapshot?.end; moment++)
    await clock.run(250);
  const { snapshot } = store.load();
  session.hangUp();
  await clock.run(2_000);
  return ledBy(
    snapshot!,
    runs.map(({ action }) => action),
    nodesOf(store.events),
  );
}

/** Each turn is a request of its own, and each comes twice, as from a carrier that did not hear the first answer. */
async function requested(dialogue: GoldenDialogue): Promise<Led> {
  const backend = scriptedBackend(dialogue.backend ?? {});
  const [store, clock, runs] = [memoryStore(), manualClock(startedAt), new Map<string, ActionResult>()];
  const log = { warn: () => {}, error: () => {} };
  const actions: string[] = [];
  const runAction = async ({ runId, action, input }: ActionRequest) => {
    if (!runs.has(runId)) {
      actions.push(action);
      runs.set(runId, backend(action, input));
    }
    return runs.get(runId)!;
  };
  const { voice, ...stage } = { voice: { voice: 'sarah', language: 'en-US', speed: 1 }, ...stageOf(dialogue) };
  let isFirst = true;
  const once = async (position: number, event: GatherEvent) => {
    const plan = { ...stage, voice, startedAt, maxMs: 3_600_000 };
    const call = new GatherCall(plan, { store, clock, log, runAction }, isFirst ? null : store.load());
    isFirst = false;
    call.happened(position, event);
    await answerWhole(call.driver, store);
    return call.answer();
  };
  const request = async (position: number, event: GatherEvent) => {
    const answer = await once(position, event);
    if (answer.next.do !== 'hang_up') expect(await once(position, event)).toEqual(answer);
    clock.advance(5_000);
    return answer;
  };
  let answer = await request(0, { type: 'answered' });
  const settle = async () => {
    for (let times = 0; answer.next.do === 'ask' && times < 20; times++)
      answer = await request(answer.position, { type: 'waited', times });
  };
  for (const text of linesOf(dialogue)) {
    await settle();
    if (answer.next.do !== 'listen') break;
    answer = await request(answer.position, { type: 'said', text });
  }
  const { snapshot } = store.load();
  await settle();
  return ledBy(snapshot!, actions, nodesOf(store.events));
}

test.each(dialogues.map((dialogue) => [`${dialogue.flow}: ${dialogue.name}`, dialogue] as const))(
  '%s',
  async (_, dialogue) => {
    const expected = alone(dialogue);
    expect(await written(dialogue)).toEqual(expected);
    expect(await spoken(dialogue)).toEqual(expected);
    expect(await relayed(dialogue)).toEqual(expected);
    expect(await requested(dialogue)).toEqual(expected);
  },
);
