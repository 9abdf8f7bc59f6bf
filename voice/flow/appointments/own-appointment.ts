import { SlotDef } from '#domain/agents/workflows.ts';
import { wallTime } from '#voice/understanding/calendar.ts';
import {
  clausesOf,
  keepsIt,
  meansAll,
  takenUp,
  unwantedPart,
  withoutKeeping,
  withoutPronoun,
} from '#voice/understanding/matter.ts';
import { readAnswer } from '#voice/understanding/types/yes-no.ts';
import { readUtterance, type Utterance } from '#voice/understanding/utterance.ts';
import { type Collecting, hearSlot, notYet, slotQuestion } from '../collect.ts';
import type { ActionResult } from '../conversation.ts';
import type { Next, Question } from '../dialogue.ts';
import { type FindAppointmentsInput, FindAppointmentsOutput, type OwnAppointment } from '../flow-actions.ts';
import { andThen, type Proposal, surely } from '../proposal.ts';
import { type Frame, slotsInOrder } from '../snapshot.ts';
import { language, runAction, say, type Talk } from '../talk.ts';
import { pickOffer } from './offers.ts';

/** The caller's own appointment, as far as it is found: whose it is, and which one of several. */
export interface Own {
  stage: string;
  collecting: Collecting;
  name: string | null;
  phone: string | null;
  /** Given here; what the conversation asked for before counts, too. */
  email?: string;
  /** What was sent to the address on file, as the caller said it. */
  code?: string;
  found: OwnAppointment[];
  /** The words that asked for it: they may say which one. */
  asked?: string;
}

/** What becomes of the search for it. */
export interface Finding {
  talk: Talk;
  state: Own;
  /** The question which of these is meant. */
  which(times: readonly string[]): string;
  /** One is found, the first of `state.found`. */
  chosen(): Next;
  /** Several are found; left out: it is asked which is meant. */
  several?(): Next;
  /** All of them are meant; left out: it is asked which is. */
  all?(): Next;
  /** The caller wants none of them. */
  kept(): Next;
  /** There is none, or it cannot be found out; nothing is said of it yet when `said` is false. */
  none(said: boolean): Next;
}

/** So many are offered to choose from. */
const mostFound = 4;

const asking = ['name', 'phone', 'email', 'code'] as const;
type Asking = (typeof asking)[number];
const isAsking = (stage: string): stage is Asking => asking.some((one) => one === stage);
/** Either will do: who is asked for one may give the other. */
const instead: Partial<Record<Asking, Asking>> = { phone: 'email', email: 'phone' };

function asked(type: Asking, talk: Talk, { code }: Pick<Own, 'code'>): SlotDef {
  const { cancelName, cancelPhone, cancelCode, wrongCode } = language(talk).say;
  const prompts: Record<Asking, string> = {
    name: cancelName,
    phone: cancelPhone,
    email: cancelPhone,
    code: code === undefined ? cancelCode : wrongCode,
  };
  // What is not the right code is told anyway.
  const confirm = type === 'code' ? 'never' : 'auto';
  return SlotDef.parse({ name: `cancel_${type}`, type, prompt: prompts[type], confirm });
}

/** What the caller has given of this kind, latest last. */
function given(talk: Talk, type: SlotDef['type']): string | null {
  const slot = slotsInOrder(talk.frame).findLast(([name]) => talk.defs.get(name)?.type === type);
  return slot ? String(slot[1].value) : null;
}

/** Nothing is found yet; who the caller is may be known from what they gave. */
export const notFound = (talk: Talk) => ({
  collecting: notYet(),
  found: [] as OwnAppointment[],
  name: given(talk, 'name'),
  phone: given(talk, 'phone'),
});

/** Who the caller is, for finding what is theirs: by the line they call from, else by name with number or address. */
export function identity(talk: Talk, { name, phone, email }: Own): Omit<FindAppointmentsInput, 'code'> {
  const { known } = talk.snapshot.setting;
  return {
    callerPhone: typeof known.phone === 'string' ? known.phone : null,
    name,
    phone,
    email: email ?? given(talk, 'email'),
  };
}

/** Asks for what is missing, or looks. */
export function lookForOwn({ talk, state }: Finding): Next {
  state.collecting = notYet();
  const { callerPhone, name, phone, email } = identity(talk, state);
  const isKnown = callerPhone !== null || (name !== null && (phone !== null || email !== null));
  if (!isKnown) {
    state.stage = name === null ? 'name' : 'phone';
    return 'ask';
  }
  state.stage = 'finding';
  const { code } = state;
  const input: FindAppointmentsInput = { ...identity(talk, state), ...(code !== undefined && { code }) };
  runAction(talk, 'find_appointments', input, true);
  return 'wait';
}

/** A moment as the caller hears it. */
export function spokenTime(talk: Talk, start: string): string {
  const { timeZone } = talk.snapshot.setting;
  return language(talk).say.moment(wallTime(Date.parse(start), timeZone), wallTime(talk.at, timeZone));
}

/** What is asked while it is looked for. */
export function ownQuestion({ talk, state, which }: Finding): Question {
  if (isAsking(state.stage)) return slotQuestion(talk, asked(state.stage, talk, state), state.collecting);
  const times = state.found.map(({ start }) => spokenTime(talk, start));
  const { hints } = language(talk).say;
  return { rephrase: [], maxMisses: 3, kind: 'typed', expects: ['choice'], prompt: which(times), hint: hints.offers };
}

/** Which of the appointments that were found the words mean, by place, day or time. */
function namedOne({ talk, state }: Finding, utterance: Utterance): OwnAppointment | undefined {
  const { picked } = pickOffer(utterance, momentsOf(state), talk.snapshot.setting.timeZone, talk.at);
  return state.found.find(({ start }) => Date.parse(start) === picked);
}

/** "Not Tuesday, the other one", "the ten o'clock stays": the one that is left when those that are kept are out. */
function besidesKept(finding: Finding, utterance: Utterance): OwnAppointment | undefined {
  const { found } = finding.state;
  const parts = clausesOf(utterance).map((part) => ({
    keeps: keepsIt(part),
    one: namedOne(finding, withoutKeeping(part)),
  }));
  const kept = new Set(parts.flatMap(({ keeps, one }) => (keeps && one ? [one] : [])));
  if (kept.size === 0) return undefined;
  const [meant, ...more] = parts.flatMap(({ keeps, one }) => (!keeps && one && !kept.has(one) ? [one] : []));
  if (meant) return more.length === 0 ? meant : undefined;
  const left = found.filter((one) => !kept.has(one));
  return left.length === 1 ? left[0] : undefined;
}

/** "Tuesday, no, Thursday": the one that is named behind words that take back. */
const namedAnew = (finding: Finding, utterance: Utterance): OwnAppointment | undefined =>
  takenUp(utterance)
    .filter((said) => !keepsIt(said))
    .flatMap((said) => namedOne(finding, said) ?? [])[0];

/** The same of the words that asked: in "cancel the one on Thursday", Thursday is what is not wanted any more. */
function askedOne(finding: Finding, asked: string): OwnAppointment | undefined {
  const { talk, state } = finding;
  // "Keep Friday, cancel Thursday": the day beside what is not wanted.
  const whole = withoutPronoun(readUtterance(asked, language(talk)));
  const besides = besidesKept(finding, whole) ?? namedAnew(finding, whole);
  if (besides) return besides;
  const utterance = unwantedPart(whole);
  const { left } = pickOffer(utterance, momentsOf(state), talk.snapshot.setting.timeZone, talk.at);
  const [unwanted, ...others] = state.found.filter(({ start }) => !left.includes(Date.parse(start)));
  return namedOne(finding, utterance) ?? (others.length === 0 ? unwanted : undefined);
}

const momentsOf = ({ found }: Own) => found.map(({ start }) => Date.parse(start));

function choose(finding: Finding, one: OwnAppointment): Next {
  finding.state.found = [one];
  return finding.chosen();
}

/** What the caller says of themselves, as one kind of it. */
function hearPart(finding: Finding, type: Asking, collecting: Collecting, utterance: Utterance): Proposal<Next> | null {
  const { talk, state } = finding;
  const heard = hearSlot(talk, asked(type, talk, state), collecting, utterance);
  return (
    heard &&
    andThen(heard, (what) => {
      Object.assign(state, { stage: type, collecting });
      if (what === 'ask') return 'ask';
      const value = talk.frame.slots[`cancel_${type}`]?.value;
      delete talk.frame.slots[`cancel_${type}`];
      if (what === 'failed' || typeof value !== 'string') return finding.none(true);
      state[type] = value;
      return lookForOwn(finding);
    })
  );
}

/** What the caller says of themselves, or which one they mean. Null outside of these questions. */
export function hearOwn(finding: Finding, utterance: Utterance): Proposal<Next> | null {
  const { state } = finding;
  const { stage } = state;
  if (isAsking(stage)) {
    const other = instead[stage];
    const heard = hearPart(finding, stage, state.collecting, utterance);
    return heard ?? (other ? hearPart(finding, other, notYet(), utterance) : null);
  }
  if (stage !== 'which') return null;
  const plain = withoutPronoun(utterance);
  const named =
    besidesKept(finding, plain) ??
    namedAnew(finding, plain) ??
    (keepsIt(plain) ? undefined : (namedOne(finding, utterance) ?? namedOne(finding, plain)));
  if (named) return surely(() => choose(finding, named));
  const { all } = finding;
  if (all && meansAll(utterance)) return surely(all);
  return readAnswer(utterance)?.value === false ? surely(() => finding.kept()) : null;
}

/** What `find_appointments` brought. */
export function ownFound(finding: Finding, result: ActionResult): Next {
  const { talk, state } = finding;
  const found = result.ok ? FindAppointmentsOutput.safeParse(result.output).data : null;
  if (!found) return finding.none(true);
  if (found.code === 'sent' || found.code === 'wrong') {
    state.stage = 'code';
    return 'ask';
  }
  state.found = found.appointments.slice(0, mostFound);
  if (state.found.length === 0) return finding.none(false);
  if (state.found.length === 1) return finding.chosen();
  if (finding.several) return finding.several();
  const named = state.asked ? askedOne(finding, state.asked) : undefined;
  if (named) return choose(finding, named);
  if (finding.all && state.asked && meansAll(readUtterance(state.asked, language(talk)))) return finding.all();
  state.stage = 'which';
  return 'ask';
}

/** The name under which a frame keeps an appointment: `appointment` where `appointment_id` is its id. */
export function keptName({ variables }: Frame, appointmentId: string): string | null {
  const id = Object.keys(variables).find((name) => name.endsWith('_id') && variables[name]?.value === appointmentId);
  return id?.slice(0, -'_id'.length) ?? null;
}

/** Says that there is none, where that was not clear already. */
export function sayNone(talk: Talk, said: boolean): void {
  if (!said) say(talk, language(talk).say.noAppointment);
}
