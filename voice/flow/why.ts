import type { Flow, SlotDef } from '#domain/agents/workflows.ts';
import { hiddenMark, shownText } from '#domain/platform/hidden-values.ts';
import { canonical } from '#domain/platform/json.ts';
import type { TurnWhy } from '#domain/records/why.ts';
import { readUtterance } from '#voice/understanding/utterance.ts';
import { choose, type Reading, readingsOf } from './arbiter.ts';
import { keyWords } from './caller-turn.ts';
import type { FlowEvent, Intent } from './conversation.ts';
import { advance, openTalk } from './flow-runner.ts';
import { openQuestion, speaker } from './follow.ts';
import { asksForHidden, hiddenSlotsOf, readsHiddenBack, valuesToHide } from './hidden-values.ts';
import type { Act } from './interpreters.ts';
import { tidy } from './slots/spoken-text.ts';
import { collected, frameOf, type Snapshot } from './snapshot.ts';
import type { Speaker } from './speaker.ts';
import { stepOf } from './steps/catalog.ts';
import { language, type Passed, type Talk } from './talk.ts';

/** Rules in the words of people who do not know the engine. */
const rules: Record<Act, string> = {
  command: 'Something that callers may say at any time, such as "repeat that" or "a person, please"',
  looseCommand: 'A command among other words',
  answer: 'An answer to the question',
  decline: 'A refusal to answer, or none of it',
  conditional: 'A yes with a condition',
  matter: 'Something other than a booking',
  refusal: 'A no with other words',
  courtesy: 'A courtesy',
  question: 'A question for your documents',
  answerAndQuestion: 'An answer followed by the caller’s own question',
  restated: 'A correction among other words, or beside an answer',
  named: 'A correction that names what is wrong',
  value: 'A correction with another value',
  denied: 'A correction that repeats what was said before',
  instead: 'A correction that names another thing in place of what was said',
  thing: 'A correction of what they came for',
  opposite: 'A yes or no that is taken back',
  last: 'A correction of the last answer',
  topic: 'A question that callers often ask',
};

const readingShown = ({ act, proposal }: Reading, won: Reading | null): TurnWhy['readings'][number] => ({
  rule: rules[act],
  confidence: Math.round(proposal.confidence * 100) / 100,
  beside: proposal.beside,
  won: won?.act === act,
});

/** Values by their names, as they are said. What is to be kept out of histories is not shown. */
function valuesOf(flow: Flow, snapshot: Snapshot): Map<string, { value: string; spoken: string }> {
  const { variables, workflow } = frameOf(snapshot);
  const graph = workflow === null ? flow : flow.workflows?.[workflow];
  const hidden = hiddenSlotsOf(flow);
  const isHidden = (name: string) =>
    hidden.includes(name) || graph?.variables?.some((one) => one.name === name && one.sensitive) === true;
  const all = [...collected(snapshot), ...Object.entries(variables)];
  const values = valuesToHide(flow, snapshot);
  return new Map(
    all.map(([name, { value, spoken }]) => [
      name,
      { value: canonical(value), spoken: isHidden(name) ? '•••' : shownText(spoken, values) },
    ]),
  );
}

function changesOf(flow: Flow, before: Snapshot, after: Snapshot): TurnWhy['values'] {
  const [old, now] = [valuesOf(flow, before), valuesOf(flow, after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((name) => {
    if (old.get(name)?.value === now.get(name)?.value) return [];
    return [{ name, before: old.get(name)?.spoken ?? null, after: now.get(name)?.spoken ?? null }];
  });
}

function wayOf(flow: Flow, { workflow, node: id, port }: Passed): TurnWhy['ways'][number] {
  const graph = workflow === null ? flow : flow.workflows?.[workflow];
  const titleOf = (wanted: string | undefined) => graph?.nodes.find((node) => node.id === wanted)?.title;
  const node = graph?.nodes.find((one) => one.id === id);
  const configured = node && stepOf(node);
  const label = configured?.step.ports(configured.config).find((one) => one.id === port)?.label ?? port;
  const to = graph?.edges.find((edge) => edge.from === id && edge.port === port)?.to;
  return { node: id, title: node?.title ?? id, port, label, to: titleOf(to) ?? null };
}

/** The choice that is being asked for, where it is the flow's own. */
function askedChoice({ talk, current }: { talk: Talk; current: Speaker | null }): SlotDef | null {
  if (!current || current.isAside || talk.snapshot.frames.length > 1) return null;
  const { current: name } = current.turn.state as { current?: string | null };
  const def = name ? talk.defs.get(name) : undefined;
  return def?.type === 'choice' ? def : null;
}

/** What followed, in a sentence. */
function ruleOf(won: Reading | null, before: Snapshot, after: Snapshot): string {
  if (before.waiting && before.waiting.for !== 'caller')
    return 'The agent was busy, so it only listened for a goodbye.';
  if (won) return `${rules[won.act]}.`;
  if (after.leaving && !before.leaving) return 'The caller said goodbye, so nothing more was asked.';
  if (after.misses > before.misses) return 'No rule matched, so the question was rephrased.';
  if (after.waiting?.for === 'proposal') return 'No rule matched, so a language model was asked.';
  return 'No rule matched.';
}

/**
 * Why a turn of the caller was taken as it was: what was heard, what it might have meant, the rule that won, and what came
 * of it. Null for events that are none.
 */
export function explainTurn(flow: Flow, before: Snapshot, event: FlowEvent, turn: number): TurnWhy | null {
  if (event.type !== 'caller_said' && event.type !== 'key_pressed' && event.type !== 'silence') return null;
  if (before.end) return null;
  const copy = structuredClone(before);
  const talk = openTalk(flow, copy, event.at);
  const current = speaker(talk);
  const question = openQuestion(talk);
  const { node, workflow } = frameOf(before);
  const graph = workflow === null ? flow : flow.workflows?.[workflow];
  const keys = event.type === 'key_pressed' && question ? keyWords(event.digits, question) : '';
  const heard = event.type === 'caller_said' ? tidy(event.text) : keys;
  // As the engine finds it when it listens.
  copy.said = [];
  const isListening = before.waiting?.for === 'caller' && heard !== '' && current !== null && question !== null;
  const hearing = isListening ? { talk, current, question, utterance: readUtterance(heard, language(talk)) } : null;
  const won = hearing && choose(hearing);
  const readings = hearing ? readingsOf(hearing) : [];
  if (won && !readings.some(({ act }) => act === won.act)) readings.unshift(won);
  const { snapshot: after, trace } = advance(flow, before, event);
  const shown = (text: string) => shownText(text, valuesToHide(flow, after));
  const def = askedChoice({ talk, current });
  return {
    turn,
    by: event.type === 'caller_said' ? 'words' : event.type === 'key_pressed' ? 'keys' : 'silence',
    heard: asksForHidden(flow, before) ? hiddenMark : shown(heard),
    node,
    title: graph?.nodes.find(({ id }) => id === node)?.title ?? node,
    asked: question ? (readsHiddenBack(flow, before) ? hiddenMark : shown(question.prompt)) : null,
    readings: readings.map((reading) => readingShown(reading, won)),
    rule: event.type === 'silence' ? 'Nothing was heard for as long as the agent waits.' : ruleOf(won, before, after),
    understood: won !== null || (after.leaving && !before.leaving),
    values: changesOf(flow, before, after),
    ways: trace.map((passed) => wayOf(flow, passed)),
    teach:
      def && event.type === 'caller_said'
        ? { slot: def.name, choices: def.choices.map(({ value, label }) => ({ value, label })) }
        : null,
  };
}

/** Sentences and deeds that were held, which one turn shows. */
const mostHeld = 20;

const heldIn = (flow: Flow, snapshot: Snapshot, intents: readonly Intent[]): NonNullable<TurnWhy['held']> =>
  intents.flatMap((intent) =>
    intent.type === 'held'
      ? [{ guard: intent.guard, text: shownText(intent.text, valuesToHide(flow, snapshot)), why: intent.why }]
      : [],
  );

/** Why each turn of a conversation was taken as it was. @param mayEnd how many turns are looked at, the first ones */
export function explainAll(
  flow: Flow,
  run: readonly { event: FlowEvent; snapshot: Snapshot; intents?: readonly Intent[] }[],
  most: number,
): TurnWhy[] {
  const found: TurnWhy[] = [];
  let turn = 0;
  for (const [at, { event, intents = [], snapshot }] of run.entries()) {
    if (event.type === 'caller_said' || event.type === 'key_pressed') turn += 1;
    const before = run[at - 1]?.snapshot;
    const why = before && found.length < most ? explainTurn(flow, before, event, turn) : null;
    if (why) found.push(why);
    const last = found.at(-1);
    const held = heldIn(flow, snapshot, intents);
    // What a model wanted to say stands with the turn that it answered.
    if (last && held.length > 0) last.held = [...(last.held ?? []), ...held].slice(0, mostHeld);
  }
  return found;
}
