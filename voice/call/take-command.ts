import type { CallRecord, FlowStep } from './call-record.ts';
import type { Utterance } from './clip.ts';
import type { phrasesOf } from './phrases.ts';
import type { OwnSentence, StepPart } from './step-part.ts';
import type { SupervisorCommand } from './supervisor-command.ts';

/** What is said of someone who listens or takes over, where it is to be told and was not yet. */
export function announcement(
  { memory }: Pick<CallRecord, 'memory'>,
  act: SupervisorCommand,
  phrases: ReturnType<typeof phrasesOf>,
): string | null {
  const isTold = (memory.told ?? -1) >= 0;
  if (!act.announced) return null;
  if (act.kind === 'listen') return isTold ? null : phrases.listened;
  return act.kind === 'take_over' ? phrases.takenOver : null;
}

/** Has sentences said that are not the flow's. */
export const sayOwn = (record: CallRecord, own: readonly OwnSentence[], at: number): Utterance[] =>
  own.map((one) => (typeof one === 'string' ? record.say(one, at) : record.say(one.text, at, undefined, one.by)));

/** What an act does to a conversation: its parts, in order, and what is said of it that is not the flow's. */
export interface CommandStep {
  records: StepPart[];
  own: OwnSentence[];
  asks: StepPart[];
}

/** What several parts of a step brought, together. */
export const joinedSteps = (steps: readonly FlowStep[]): FlowStep => ({
  says: steps.flatMap(({ says }) => says),
  runs: steps.flatMap(({ runs }) => runs),
  wants: steps.flatMap(({ wants }) => wants),
});

const nothing: FlowStep = { says: [], runs: [], wants: [] };

/**
 * An act as a step of a conversation, whatever its channel. Each act is taken once: what was taken stands in the memory that
 * is stored with the step.
 */
export function stepOfCommand(
  record: CallRecord,
  act: SupervisorCommand,
  phrases: ReturnType<typeof phrasesOf>,
): CommandStep {
  const { memory } = record;
  const step: CommandStep = { records: [], own: [], asks: [] };
  const { by, text = '', name = '' } = act;
  const said = announcement(record, act, phrases);
  step.records.push((at) => {
    record.takeCommand(act, at);
    if (act.kind === 'listen' || act.kind === 'take_over')
      memory.told = said === null ? (memory.told ?? -1) : memory.nextTurn;
    if (act.kind === 'hand_back') delete memory.taken;
    if (act.kind !== 'take_over') return null;
    memory.taken = by;
    return record.advance({ type: 'taken_over', at, by });
  });
  if (said !== null) step.own.push(said);
  switch (act.kind) {
    case 'whisper':
      step.records.push((at) => record.advance({ type: 'whispered', at, text, by }));
      break;
    case 'say':
      step.own.push({ text, by });
      break;
    case 'set':
      step.asks.push((at) => record.advance({ type: 'value_set', at, name, text, by }));
      break;
    case 'hand_back':
      step.asks.push((at) => (record.memory.ending ? nothing : record.advance({ type: 'handed_back', at, by })));
      break;
  }
  return step;
}
