import { wallTime } from '#voice/understanding/calendar.ts';
import { openSlots } from '../form.ts';
import { asksOf, leastPatienceMs, modelPatienceMs } from '../model/bounds.ts';
import { isFact } from '../model/unsayable.ts';
import { collected } from '../snapshot.ts';
import { askModel, language, say, spoken, type Talk } from '../talk.ts';
import { callerSaid, heardSoFar, memoryOf } from './memory.ts';
import { formOf, type PromptTurn } from './prompt-state.ts';
import { type Sources, whyHeld } from './sentences.ts';

/** Requests to a model in one turn, and in one call. */
export const mostRequests = 3;
const mostOfCall = 60;
/** Sentences of one answer: a caller listens to so much. */
const mostSentences = 3;
/** Characters of a sentence that is shown as held. */
const mostShown = 600;

/** What it may state: the business's own sentences, but none that were written to lead a model astray. */
const factsOf = ({ talk, config, state }: PromptTurn): string[] =>
  [...filled(talk, config.facts), ...(talk.snapshot.setting.model?.facts ?? []), ...state.found].filter(isFact);

/** Lines of the prompt with their references, as a voice says them. */
const filled = (talk: Talk, lines: readonly string[]): string[] => lines.map((line) => spoken(talk, line));

/** Words in quotation marks of what it must not: those are held wherever they stand. */
const quoted = (rules: readonly string[]) =>
  rules.flatMap((rule) => [...rule.matchAll(/["“„«]([^"”“»]{2,80})["”“»]/g)].map(([, words]) => words!.trim()));

/** Values of the conversation, without those that are for it alone. */
function knownOf({ talk }: PromptTurn): { name: string; value: string }[] {
  const shown = collected(talk.snapshot).flatMap(([name, { spoken }]) =>
    talk.defs.get(name)?.sensitive ? [] : [{ name, value: spoken }],
  );
  const variables = Object.entries(talk.frame.variables).flatMap(([name, { spoken, value }]) =>
    value === null || talk.graph.variables?.some((one) => one.name === name && one.sensitive)
      ? []
      : [{ name, value: spoken }],
  );
  return [...shown, ...variables].slice(0, 40);
}

/** Times that have been offered and not been taken. */
function tableOf({ talk, state }: PromptTurn): string[] {
  const { timeZone } = talk.snapshot.setting;
  const now = wallTime(talk.at, timeZone);
  return state.time.offers.map((time) => language(talk).say.moment(wallTime(Date.parse(time), timeZone), now));
}

const secretsOf = (talk: Talk): string[] =>
  collected(talk.snapshot).flatMap(([name, { value, spoken, said }]) =>
    talk.defs.get(name)?.sensitive ? [String(value), spoken, said].filter((text) => text.length > 3) : [],
  );

const nowOf = (talk: Talk): string => {
  const now = wallTime(talk.at, talk.snapshot.setting.timeZone);
  const { date, time } = language(talk).say;
  return `${date(now, now)}, ${time(now)}`;
};

/** What its sentences are measured against. */
export function sourcesOf(turn: PromptTurn): Sources {
  const { talk, config } = turn;
  const { setting } = talk.snapshot;
  const { who, goals, style, must, mustNot } = config;
  return {
    facts: factsOf(turn),
    values: [
      ...knownOf(turn).map(({ value }) => value),
      ...tableOf(turn),
      nowOf(talk),
      setting.agentName,
      setting.businessName,
      ...config.fields.flatMap(({ prompt, choices }) => [prompt, ...choices.map(({ label }) => label)]),
      config.prompt,
    ],
    done: memoryOf(talk).done,
    heard: [...callerSaid(talk), turn.state.said],
    never: [...(setting.model?.never ?? []), ...quoted(mustNot), ...secretsOf(talk)],
    task: [who, ...goals, style, ...must, ...mustNot].join('. '),
    language: language(talk),
  };
}

/** Lets the model talk. False where it has been asked often enough. */
export function letTalk(turn: PromptTurn): boolean {
  const { talk, config, state } = turn;
  const memory = memoryOf(talk);
  if (state.requests >= mostRequests || memory.requests >= mostOfCall) return false;
  state.requests += 1;
  memory.requests += 1;
  Object.assign(state, { stage: 'free', sentences: 0, held: false });
  const { id } = language(talk);
  const open = openSlots(formOf(turn)).filter(({ sensitive }) => !sensitive);
  const told = state.told.join(' ').slice(0, 600);
  state.told = [];
  askModel(talk, {
    mode: 'talk',
    goal: config.goals.join(' ').slice(0, 2000),
    said: state.said,
    ports: config.ways.map(({ port }) => port),
    slots: open.map(({ name }) => name),
    asks: asksOf(open),
    ways: config.ways.map(({ port, label, when }) => ({ port, label: when === '' ? label : `${label}: ${when}` })),
    actions: config.actions
      .filter(({ name }) => !state.acts.includes(name))
      .map(({ name, label }) => ({ name, label })),
    facts: factsOf(turn),
    heard: heardSoFar(talk),
    ...(!id.startsWith('en') && { language: id }),
    ...(told !== '' && { told }),
    ...(config.speech.byModel && { aloud: { model: config.speech.model, voice: config.speech.voice } }),
    withinMs: Math.max(leastPatienceMs, modelPatienceMs - (talk.at - state.askedAt)),
    talk: {
      who: spoken(talk, config.who),
      goals: filled(talk, config.goals),
      style: spoken(talk, config.style),
      must: filled(talk, config.must),
      mustNot: filled(talk, config.mustNot),
      tools: config.tools,
      known: knownOf(turn),
      done: memoryOf(talk).done,
      table: tableOf(turn),
      now: nowOf(talk),
    },
  });
  return true;
}

/** Notes what a guard kept from being. The model is told of it, without what it should have said. */
export function hold({ talk, state }: PromptTurn, proposalId: string, text: string, guard: string, why: string): void {
  state.told.push(why);
  talk.intents.push({ type: 'held', proposalId, text: text.slice(0, mostShown).toWellFormed(), guard, why });
}

const bare = (text: string) => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');

/** A sentence of the model: it is said where no guard holds it. What follows one that was held, or a question, is not. */
export function takeSentence(turn: PromptTurn, text: string, proposalId: string): void {
  const { talk, state } = turn;
  const sentence = text.trim();
  if (sentence === '' || state.held) return;
  state.sentences += 1;
  if (state.asked || state.sentences > mostSentences) return;
  const isQuestion = /\?\s*$/.test(sentence);
  const isAgain =
    isQuestion &&
    state.last !== '' &&
    bare(sentence) === bare(state.last) &&
    state.requests === 1 &&
    hasAsked(talk, sentence);
  const held = isAgain
    ? ({ guard: 'repeated', why: 'It asks once more what was asked just now, word for word.' } as const)
    : whyHeld(sentence, sourcesOf(turn));
  if (held) {
    state.held = true;
    hold(turn, proposalId, sentence, held.guard, held.why);
    return;
  }
  say(talk, sentence);
  state.spoke = true;
  if (isQuestion) Object.assign(state, { asked: true, last: sentence });
}

/** Whether the agent has asked the same twice already. */
const hasAsked = (talk: Talk, sentence: string): boolean =>
  memoryOf(talk).heard.filter(({ who, text }) => who === 'agent' && bare(text).endsWith(bare(sentence))).length > 1;
