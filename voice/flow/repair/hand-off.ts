import type { SlotDef } from '#domain/agents/workflows.ts';
import type { Json } from '#domain/platform/json.ts';
import { readAnswer } from '#voice/understanding/types/yes-no.ts';
import { type Collecting, forgetPieces, hearSlot, notYet, slotQuestion } from '../collect.ts';
import type { Next } from '../dialogue.ts';
import { andThen } from '../proposal.ts';
import { slotKinds } from '../slots/catalog.ts';
import { parse } from '../slots/slot-kind.ts';
import { collected } from '../snapshot.ts';
import { end, language, say, slotContext, type Talk, transfer } from '../talk.ts';
import { defineAside } from './aside.ts';
import { callbackSlot } from './callback-slot.ts';

/** The same with the words of the conversation's language. */
function inLanguage(talk: Talk): SlotDef {
  const { callBackNumber, callBackNumberAgain } = language(talk).say;
  return { ...callbackSlot, prompt: callBackNumber, reprompts: [callBackNumberAgain] };
}

interface State {
  /** ringing: someone's phone rings. offer: would you like a call back? number: which number. */
  stage: 'ringing' | 'offer' | 'number';
  /** Whether words are kept for someone, instead of a call back; a call back where it is not said. */
  for?: 'message';
  collecting: Collecting;
}

const team = (talk: Talk) => language(talk).say.team(talk.snapshot.setting.businessName);

/** E.164, with an extension behind it where there is one. */
const isNumber = (text: string) => /^\+[1-9]\d{6,14}(;ext=\d+)?$/.test(text);

/** Whether a slot holds a number, also one of a workflow that is over: no other value is written as E.164 is. */
const isPhone = ({ defs }: Talk, name: string, value: Json) =>
  defs.get(name)?.type === 'phone' || (typeof value === 'string' && isNumber(value));

/** A number that the caller gave in this conversation or that was known before. */
function knownNumber(talk: Talk): Collecting['candidate'] {
  for (const [name, slot] of collected(talk.snapshot).reverse())
    if (isPhone(talk, name, slot.value))
      return { value: slot.value, spoken: slot.spoken, said: slot.said, source: 'known' };
  const known = talk.snapshot.setting.known.phone;
  const parsed = typeof known === 'string' ? parse(slotKinds.phone, known, slotContext(talk, callbackSlot)) : null;
  return parsed && { ...parsed, said: '', source: 'known' };
}

/** The same as E.164; null where none is known. */
export function knownPhone(talk: Talk): string | null {
  const known = knownNumber(talk)?.value;
  return typeof known === 'string' ? known : null;
}

const ofThemselves: ReadonlySet<SlotDef['type'] | undefined> = new Set(['name', 'phone', 'email']);

/** Whether the caller has told who they are, or how they can be reached. */
export const hasToldOfThemselves = (talk: Talk): boolean =>
  collected(talk.snapshot).some(([name]) => ofThemselves.has(talk.defs.get(name)?.type));

/** What a person who takes over needs to know, in one paragraph. */
export const summary = (talk: Talk): string => `A caller would like to speak with a person. ${told(talk)}`.trim();

/** Where the conversation was, and what was collected in it. */
function told(talk: Talk): string {
  const { frame, graph, snapshot } = talk;
  const title = graph.nodes.find(({ id }) => id === frame.node)?.title ?? frame.node;
  const shown = collected(snapshot).filter(([name]) => !talk.hiddenSlots.includes(name));
  const facts = shown.map(([name, { spoken }]) => `${name.replaceAll('_', ' ')}: ${spoken}`);
  const lead = `The conversation was at "${title}".`;
  const words = snapshot.message === undefined ? '' : `They said: “${snapshot.message}”`;
  return [words, lead, facts.join('; ')].filter(Boolean).join(' ');
}

/** What a person hears who is about to get the caller: people's words, and no names of ours. */
export function briefing(talk: Talk): string {
  const shown = collected(talk.snapshot).filter(([name]) => !talk.hiddenSlots.includes(name));
  return language(talk).say.briefing(shown.map(([, { spoken }]) => spoken));
}

function handOver(talk: Talk, { for: wanted }: State, promise: string): Next {
  say(talk, wanted === 'message' ? language(talk).say.messageKept : promise, false);
  const phone = talk.frame.slots[callbackSlot.name]?.value;
  const given = typeof phone === 'string' ? phone : null;
  const task =
    wanted === 'message'
      ? { kind: 'message' as const, summary: `A caller left a message. ${told(talk)}` }
      : { kind: 'call_back' as const, summary: summary(talk) };
  talk.intents.push({ type: 'make_task', ...task, phone: given ?? (wanted === 'message' ? knownPhone(talk) : null) });
  end(talk, 'handed_off', 'neutral');
  return 'ended';
}

const promised = (talk: Talk, state: State) => handOver(talk, state, language(talk).say.callBackSoon(team(talk)));
const noted = (talk: Talk, state: State) => handOver(talk, state, language(talk).say.passedOn);

/** Takes leave of someone who wants no call back: what they told is left to the business all the same. */
function farewell(talk: Talk): Next {
  const { goodbye, leftNote } = language(talk).say;
  const hasTold = collected(talk.snapshot).length > 0;
  if (hasTold) {
    const task = { kind: 'follow_up' as const, summary: told(talk), phone: knownPhone(talk) };
    talk.intents.push({ type: 'make_task', ...task });
  }
  say(talk, hasTold ? leftNote : goodbye, false);
  end(talk, 'agent_hangup', 'failure');
  return 'ended';
}

/** Answers that were not understood in a row, behind which a call that ends was not helped. */
const missesOfLost = 2;

/** The call is over: words for someone, and what a caller had told who was not understood, are left to the business. */
export function leaveBehind(talk: Talk): void {
  const { snapshot } = talk;
  // Kept by this aside under its own name.
  const state = snapshot.aside?.name === 'hand_off' ? (snapshot.aside.state as unknown as State) : null;
  const phone = knownPhone(talk);
  if (state?.for === 'message')
    talk.intents.push({ type: 'make_task', kind: 'message', summary: `A caller left a message. ${told(talk)}`, phone });
  else if (state?.stage === 'number')
    talk.intents.push({ type: 'make_task', kind: 'call_back', summary: summary(talk), phone });
  else if (!snapshot.reached && snapshot.misses >= missesOfLost && hasToldOfThemselves(talk)) {
    const lead = 'A caller hung up after not being understood.';
    talk.intents.push({ type: 'make_task', kind: 'follow_up', summary: `${lead} ${told(talk)}`, phone });
  }
}

/** The number that the flow's start names for callers who ask for a person; null for the person on duty. */
function personOf({ flow }: Talk): string | null {
  const number = flow.nodes.find(({ type }) => type === 'start')?.config.person;
  return typeof number === 'string' && isNumber(number) ? number : null;
}

/** Puts a caller through who asked for a person, where someone's phone rings; else a call back is promised. */
export function bringPerson(talk: Talk, said?: string): Next {
  const phone = personOf(talk);
  if (phone === null && talk.snapshot.setting.onDuty !== true) return promisePerson(talk, said);
  say(talk, language(talk).say.puttingThrough, false);
  talk.snapshot.aside = { name: 'hand_off', state: { stage: 'ringing', collecting: { ...notYet() } } };
  transfer(talk, { kind: 'person', phone }, briefing(talk));
  return 'wait';
}

/** Characters of a message that is passed on. */
const mostMessage = 1000;

/** Promises a call back to a caller who asked for a person. @param said what they want someone to hear */
export function promisePerson(talk: Talk, said?: string): Next {
  if (said !== undefined) talk.snapshot.message = said.slice(0, mostMessage);
  say(talk, language(talk).say.willCallBack(team(talk)));
  return openNumber(talk);
}

/** Takes words for someone, and asks for a number where none is known. */
export function takeMessage(talk: Talk, said: string): Next {
  talk.snapshot.message = [talk.snapshot.message, said].filter(Boolean).join(' ').slice(0, mostMessage);
  say(talk, language(talk).say.passingOn);
  return openNumber(talk, 'message');
}

/** Offers a call back where the flow cannot go on. */
export function offerPerson(talk: Talk): Next {
  say(talk, language(talk).say.cannotGoOn);
  talk.snapshot.aside = { name: 'hand_off', state: { stage: 'offer', collecting: { ...notYet() } } };
  return 'ask';
}

function openNumber(talk: Talk, wanted?: State['for']): Next {
  const collecting = { ...notYet(), candidate: knownNumber(talk) };
  const state = { stage: 'number', collecting: { ...collecting }, ...(wanted && { for: wanted }) };
  talk.snapshot.aside = { name: 'hand_off', state };
  return 'ask';
}

/** The way to a person: a promise to be called back, and the number for it. Ends the conversation. */
export const handOff = defineAside<State>({
  name: 'hand_off',
  enter: () => 'ask',
  question({ talk, state }) {
    if (state.stage === 'number') return slotQuestion(talk, inLanguage(talk), state.collecting);
    return {
      kind: 'readback',
      expects: ['yes_no'],
      prompt: language(talk).say.offerCallBack(team(talk)),
      rephrase: [],
      hint: language(talk).say.hints.callBack,
      maxMisses: 3,
    };
  },
  hear({ talk, state }, utterance) {
    if (state.stage === 'offer') {
      const answer = readAnswer(utterance);
      if (!answer || answer.value === null || answer.conditional) return null;
      const does = () => (answer.value ? openNumber(talk) : farewell(talk));
      return { confidence: answer.understood.confidence, beside: answer.beside, turns: false, does };
    }
    const heard = hearSlot(talk, callbackSlot, state.collecting, utterance);
    return (
      heard &&
      andThen(heard, (what) =>
        what === 'filled' ? promised(talk, state) : what === 'failed' ? noted(talk, state) : what,
      )
    );
  },
  transferred({ talk }, result) {
    if (result.ok) {
      end(talk, 'handed_off', 'success');
      return 'ended';
    }
    say(talk, language(talk).say.nobodyThere);
    return promisePerson(talk);
  },
  leave: ({ talk, state }) => (state.stage === 'number' ? noted(talk, state) : farewell(talk)),
  forget: ({ state }) => void forgetPieces(state.collecting),
  decline:
    ({ talk, state }) =>
    () =>
      state.stage === 'number' ? noted(talk, state) : farewell(talk),
  giveUp: ({ talk, state }) => (state.stage === 'number' ? noted(talk, state) : farewell(talk)),
});
