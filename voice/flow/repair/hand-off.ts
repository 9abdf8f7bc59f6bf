import { SlotDef } from '#domain/workflows.ts';
import { type Collecting, hearSlot, notYet, slotQuestion } from '../collect.ts';
import type { Next } from '../dialogue.ts';
import { slotKinds } from '../slots/catalog.ts';
import { clip } from '../slots/spoken-text.ts';
import { readYesNo } from '../slots/yes-no.ts';
import { slotsInOrder } from '../snapshot.ts';
import { end, say, slotContext, type Talk } from '../talk.ts';
import { defineAside } from './aside.ts';

/** Where the number of a promised call back is kept. */
export const callbackSlot: SlotDef = SlotDef.parse({
  name: 'callback_phone',
  type: 'phone',
  prompt: 'What number can they reach you at?',
  reprompts: ["Sorry, I didn't get the number. Please say it digit by digit, with the area code."],
  required: false,
});

interface State {
  /** offer: would you like a call back? number: which number. */
  stage: 'offer' | 'number';
  collecting: Collecting;
}

const team = ({ snapshot }: Talk) =>
  snapshot.setting.businessName ? `someone from ${snapshot.setting.businessName}` : 'someone from our team';

/** A number that the caller gave in this conversation or that was known before. */
function knownNumber(talk: Talk): Collecting['candidate'] {
  for (const [name, slot] of slotsInOrder(talk.snapshot))
    if (talk.defs.get(name)?.type === 'phone')
      return { value: slot.value, spoken: slot.spoken, said: slot.said, source: 'known' };
  const known = talk.snapshot.setting.known.phone;
  const parsed = typeof known === 'string' ? slotKinds.phone.parse(known, slotContext(talk, callbackSlot)) : null;
  return parsed && { ...parsed, said: '', source: 'known' };
}

/** What a person who takes over needs to know, in one paragraph. */
function summary(talk: Talk): string {
  const { snapshot, flow } = talk;
  const title = flow.nodes.find(({ id }) => id === snapshot.node)?.title ?? snapshot.node;
  const facts = slotsInOrder(snapshot).map(([name, { spoken }]) => `${name.replaceAll('_', ' ')}: ${spoken}`);
  const lead = `A caller would like to speak with a person. The conversation was at "${title}".`;
  return clip([lead, facts.join('; ')].join(' ').trim(), 1000);
}

function handOver(talk: Talk, promise: string): Next {
  say(talk, promise, false);
  talk.intents.push({ type: 'hand_off', summary: summary(talk) });
  end(talk, 'handed_off', 'neutral');
  return 'ended';
}

const promised = (talk: Talk) =>
  handOver(talk, `${capital(team(talk))} will call you back as soon as possible. Thank you for calling, and goodbye.`);
const noted = (talk: Talk) =>
  handOver(
    talk,
    "All right. I've passed on that you would like to speak with a person. Thank you for calling. Goodbye.",
  );
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function farewell(talk: Talk): Next {
  say(talk, 'All right. Thank you for calling. Goodbye.', false);
  end(talk, 'agent_hangup', 'failure');
  return 'ended';
}

/** Promises a call back to a caller who asked for a person. */
export function promisePerson(talk: Talk): Next {
  say(talk, `Of course. I'll have ${team(talk)} call you back.`);
  return openNumber(talk);
}

/** Offers a call back where the flow cannot go on. */
export function offerPerson(talk: Talk): Next {
  say(talk, "I'm sorry, I can't take this further myself.");
  talk.snapshot.aside = { name: 'hand_off', state: { stage: 'offer', collecting: { ...notYet() } } };
  return 'ask';
}

function openNumber(talk: Talk): Next {
  const collecting = { ...notYet(), candidate: knownNumber(talk) };
  talk.snapshot.aside = { name: 'hand_off', state: { stage: 'number', collecting: { ...collecting } } };
  return 'ask';
}

/** The way to a person: a promise to be called back, and the number for it. Ends the conversation. */
export const handOff = defineAside<State>({
  name: 'hand_off',
  enter: () => 'ask',
  question({ talk, state }) {
    if (state.stage === 'number') return slotQuestion(talk, callbackSlot, state.collecting);
    return {
      kind: 'readback',
      expects: ['yes_no'],
      prompt: `Would you like ${team(talk)} to call you back?`,
      rephrase: [],
      hint: 'Please say yes if you would like a call back, or no if not.',
      maxMisses: 3,
    };
  },
  hear({ talk, state }, text) {
    if (state.stage === 'offer') {
      const answer = readYesNo(text);
      if (answer === null) return null;
      return answer ? openNumber(talk) : farewell(talk);
    }
    const heard = hearSlot(talk, callbackSlot, state.collecting, text);
    if (heard === 'filled') return promised(talk);
    return heard === 'failed' ? noted(talk) : heard;
  },
  decline: ({ talk, state }) => (state.stage === 'number' ? noted(talk) : farewell(talk)),
  giveUp: ({ talk, state }) => (state.stage === 'number' ? noted(talk) : farewell(talk)),
});
