import { AgentTest } from '#domain/agents/agent-tests.ts';
import type { callChannels } from '#domain/records/call-states.ts';
import { Pcg } from '#voice/flow/agent-tests/pcg.ts';
import { PersonaCaller } from '#voice/flow/agent-tests/persona-caller.ts';
import { TestCall, type TestSubject } from '#voice/flow/agent-tests/test-call.ts';
import { instantOf, isoDate, isoTime, wallTime, weekdayOf } from '#voice/understanding/calendar.ts';
import { sampleAgents, sampleCallers } from './sample-callers.data.ts';

/** A made-up call, played by the engine itself. */
export interface SampleCall {
  /** Which of the sample's agents. */
  agent: number;
  startedAt: number;
  channel: (typeof callChannels)[number];
  direction: 'inbound' | 'outbound' | null;
  caller: (typeof sampleCallers)[number];
  played: TestCall;
  random: Pcg;
}

const dayMs = 86_400_000;
/** Calls of a day, as a rule: more on Mondays, few at weekends. Sunday first. */
const callsOfDay = [2, 11, 9, 8, 9, 7, 3];
/** The share of them in the days before the last thirty: the business grows. */
const earlierShare = 0.75;
/** When the practice takes patients. */
const timesOfDay = [9, 10, 11, 13, 14, 15, 16].flatMap((hour) => [[hour, 0] as const, [hour, 30] as const]);
/** Turns after which a caller has had enough. */
const mostTurns = 40;
/** Callers who hang up in the middle. */
const leaving = 0.09;

/** A moment as a test says it: `2026-11-20T10:00 America/New_York`. */
function toldAt(at: number, timeZone: string): string {
  const wall = wallTime(at, timeZone);
  return `${isoDate(wall)}T${isoTime(wall)} ${timeZone}`;
}

/** A booking of a call: the service, and when, in ms. Undefined: none. */
export function bookedIn({ played }: Pick<SampleCall, 'played'>): { input: { start: string }; at: number } | undefined {
  const scenes = played.stage.scenes;
  const done = scenes.flatMap(({ event }) =>
    event.type === 'action_done' && event.result.ok ? [[event.runId, event.at] as const] : [],
  );
  const at = new Map(done);
  for (const { intents } of scenes) {
    for (const intent of intents) {
      if (intent.type !== 'run_action' || intent.action !== 'book_time' || !at.has(intent.runId)) continue;
      return { input: intent.input as { start: string }, at: at.get(intent.runId)! };
    }
  }
  return undefined;
}

/** What is free within the next days, as the made-up calendar answers. @param taken starts that are booked, in ms */
function freeTimes(at: number, timeZone: string, taken: ReadonlySet<number>): string[] {
  const free = [1, 2, 3, 4, 5, 6, 7].flatMap((days) => {
    const date = wallTime(at + days * dayMs, timeZone);
    if ([0, 6].includes(weekdayOf(date))) return [];
    return timesOfDay.flatMap(([hour, minute]) => {
      const wall = { ...date, hour, minute };
      return taken.has(instantOf(wall, timeZone)) ? [] : `${isoDate(wall)}T${isoTime(wall)}`;
    });
  });
  // A test offers no more.
  return free.slice(0, 50);
}

const channelOf = (random: Pcg): SampleCall['channel'] => {
  const share = random.share();
  return share < 0.62 ? 'phone' : share < 0.82 ? 'browser' : share < 0.95 ? 'chat' : 'sms';
};

function agentOf(random: Pcg): number {
  let left = random.below(100);
  for (const [agent, { share }] of sampleAgents.entries()) {
    if (left < share) return agent;
    left -= share;
  }
  return 0;
}

/** How callers are: most put it plainly, some correct themselves, ask aside, or speak over the agent. */
function styleOf(random: Pcg): Pick<NonNullable<AgentTest['persona']>, 'style' | 'noise'> {
  const ways: NonNullable<AgentTest['persona']>['style'] = [
    'hesitant',
    'chatty',
    'corrects',
    'over_answers',
    'hurried',
    'silent',
    'speaks_over',
  ];
  const style = random.happens(0.55) ? [random.pick(ways)] : [];
  return { style, noise: random.happens(0.12) ? 0.18 : 0 };
}

/** Plays one call to its end. */
function play(subject: TestSubject, test: AgentTest, random: Pcg, variant: number): TestCall {
  const call = new TestCall(subject, test);
  const caller = new PersonaCaller(test.persona!, variant);
  const leavesAt = random.happens(leaving) ? 1 + random.below(4) : mostTurns;
  for (let turn = 0; !call.isOver && turn < leavesAt; turn++) call.take(caller.next(call));
  if (!call.isOver) call.take({ hangup: true });
  return call;
}

/**
 * The calls of one day. The same seed, day and bookings before are the same calls.
 * @param day ms of any moment of it
 * @param subjects of the sample's agents, in their order
 * @param taken starts that are booked, in ms; what these calls book is added
 * @param isEarlier before the last thirty days
 */
export function playSampleDay(
  subjects: readonly TestSubject[],
  day: number,
  timeZone: string,
  seed: number,
  { taken, isEarlier }: { taken: Set<number>; isEarlier: boolean },
): SampleCall[] {
  const number = Math.floor(day / dayMs);
  const random = new Pcg(seed, number);
  const weekday = new Date(number * dayMs).getUTCDay();
  const usual = callsOfDay[weekday]! * (isEarlier ? earlierShare : 1);
  const calls = Math.max(1, Math.round(usual) + random.below(5) - 2);
  return Array.from({ length: calls }, (_, n): SampleCall => {
    // From seven in the morning to seven in the evening of New York.
    const startedAt = number * dayMs + (12 + random.share() * 11) * 3_600_000;
    const agent = agentOf(random);
    const { template, wants } = sampleAgents[agent]!;
    const caller = random.pick(sampleCallers);
    const isSurvey = template === 'survey-collector';
    const channel = isSurvey ? 'phone' : channelOf(random);
    const email = `${caller.name.toLowerCase().replace(' ', ' dot ')} at example dot com`;
    const test = AgentTest.parse({
      name: `${number}/${n}`,
      at: toldAt(startedAt, timeZone),
      business: 'Harbor Dental',
      actions: [
        { on: 'find_times', times: freeTimes(startedAt, timeZone, taken) },
        ...(random.happens(0.04) ? [{ on: 'book_time', fail: 'time_taken', once: true }] : []),
        ...(random.happens(0.03) ? [{ on: 'send_email', fail: 'mail_refused', once: true }] : []),
        { on: 'send_email' },
        { on: 'find_appointments', appointments: [] },
      ],
      persona: {
        goal: { name: caller.name, email, phone: caller.phone, ...random.pick(wants) },
        seed: random.below(2 ** 30),
        runs: 1,
        ...styleOf(random),
      },
    });
    const played = play(subjects[agent]!, test, random, n);
    const booked = bookedIn({ played });
    if (booked !== undefined) taken.add(Date.parse(booked.input.start));
    const isByPhone = channel === 'phone' || channel === 'sms';
    const direction = isByPhone ? (isSurvey ? 'outbound' : 'inbound') : null;
    return { agent, startedAt, channel, direction, caller, played, random };
  });
}
