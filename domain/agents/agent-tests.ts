import { z } from 'zod';
import { BusinessHours } from '#domain/identity/business-hours.ts';
import { Json } from '#domain/platform/json.ts';
import { isZone } from '#domain/platform/time-zone.ts';
import { callEndReasons, callOutcomes } from '#domain/records/call-states.ts';

/**
 * A test of an agent or a workflow: a call that is written down, with what has to come of it. Who calls is either
 * scripted, turn by turn, or a persona that has a goal and ways of its own. The engine plays it in
 * `voice/flow/agent-tests`; no model judges it.
 */

/** What a suite may hold, and what one run of it may take. */
export const testLimits = { tests: 200, turns: 100, runs: 500, chars: 40_000, suiteChars: 400_000 } as const;

/** A name in a flow, as those of slots, variables and steps. */
const Name = z
  .string()
  .regex(/^(?!constructor$)[a-z][a-z0-9_]{0,39}$/, 'Use up to 40 lowercase letters, digits, or underscores.');
/** A step, or one of a workflow that the flow runs: `reminder/ask_date`. */
const Place = z.string().regex(/^([a-z][a-z0-9_]{0,39}\/)?[a-z][a-z0-9_]{0,39}$/, 'Enter a step’s ID.');
const Words = z.string().min(1, 'Enter some text.').max(600, 'Use 600 characters or fewer.');

/** When the caller calls: the wall's clock, and where it hangs. */
const At = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2} [A-Za-z_]+(\/[\w+-]+)*$/, 'Use the format 2026-11-20T10:00 America/New_York.')
  .refine((at) => !Number.isNaN(Date.parse(`${at.split(' ')[0]}Z`)), 'This isn’t a valid date and time.')
  .refine((at) => isZone(at.split(' ')[1] ?? ''), 'Unknown time zone. Use one like America/New_York.');

/** A moment by the test's own clock, or one with its offset. */
const WallMoment = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})?$/, 'Use the format 2026-11-23T09:00.')
  .refine((at) => !Number.isNaN(Date.parse(at)), 'This isn’t a valid date and time.');

/** What an action comes to in a test. The first one that fits answers; one with `once` only once. */
export const TestAction = z.strictObject({
  /** The kind of action (`send_email`), the name of one of the workspace's own, `transfer`, or `ask_model`. */
  on: z.string().min(1, 'Enter the action’s name.').max(120),
  /** Words that what it is asked with has to hold. */
  when: Words.optional(),
  /** Of `find_times`: what is free. `book_time` and `move_time` then take one of these. */
  times: z.array(WallMoment).max(50).optional(),
  /** Of `find_appointments`: what the caller has. */
  appointments: z.array(WallMoment).max(20).optional(),
  /** Of `find_answer`: what the documents say; null when they do not know. */
  answer: z.string().max(600).nullable().optional(),
  /** Any other result, as the action gives it. */
  output: Json.optional(),
  /** It fails with this code, as in `time_taken`. */
  fail: z
    .string()
    .regex(/^[a-z][a-z0-9_]{0,39}$/, 'Enter a code, such as time_taken.')
    .optional(),
  once: z.boolean().optional(),
});
export type TestAction = z.infer<typeof TestAction>;

const only = (one: object) => Object.keys(one).length === 1;

/** An action that was asked for: its name, or its name with what it was asked with. */
const ExpectedAction = z.union(
  [
    z.string().min(1).max(120),
    z.record(z.string().min(1).max(120), z.record(z.string(), Json)).refine(only, 'Enter one action at a time.'),
  ],
  'Enter an action, such as send_email or { send_email: { to: team } }.',
);
export type ExpectedAction = z.infer<typeof ExpectedAction>;

/** Values by their names. Null: it is not set. */
const Values = z.record(Name, Json).refine((values) => Object.keys(values).length <= 50, 'Use up to 50 values.');
const Says = z.array(Words).max(20);
const ends = callEndReasons.flatMap((reason) => [reason, ...callOutcomes.map((outcome) => `${reason}/${outcome}`)]);
const End = z
  .string()
  .refine(
    (end) => [...ends, ...callOutcomes].includes(end),
    'Enter how the call ends, such as completed/success, caller_hangup, or success.',
  );

/** What has to have come of one turn, before the next. */
export const TurnExpectation = z.strictObject({
  /** Values of slots and variables. */
  slots: Values.optional(),
  /** Words that the agent says, whatever their case. */
  says: Says.optional(),
  not_says: Says.optional(),
  /** Where the conversation stands. */
  node: Place.optional(),
  actions: z.array(ExpectedAction).max(20).optional(),
});
export type TurnExpectation = z.infer<typeof TurnExpectation>;

const turnMembers = ['caller', 'keys', 'silence', 'interrupt', 'hangup'] as const;

/** One turn of a scripted caller. One who interrupts may go on with words of his own. */
export const TestTurn = z
  .strictObject({
    caller: Words.optional(),
    keys: z
      .string()
      .regex(/^[0-9*#]{1,30}$/, 'Use only digits, *, and #.')
      .optional(),
    /** How often the caller lets a question pass in silence. */
    silence: z.int().min(1).max(6).optional(),
    /** What was heard of the agent's words before the caller spoke. */
    interrupt: z.string().max(600).optional(),
    hangup: z.literal(true).optional(),
    expect: TurnExpectation.optional(),
  })
  .refine((turn) => {
    const given = turnMembers.filter((name) => turn[name] !== undefined);
    return given.length === 1 || (given.length === 2 && turn.caller !== undefined && turn.interrupt !== undefined);
  }, 'Choose one caller action: caller, keys, silence, interrupt, or hangup.');
export type TestTurn = z.infer<typeof TestTurn>;

/** Ways that a persona has. */
export const personaStyles = [
  'hurried',
  'chatty',
  'hesitant',
  'over_answers',
  'corrects',
  'wrong_answers',
  'speaks_over',
  'other_language',
  'asks_aside',
  'silent',
  'refuses',
] as const;
export type PersonaStyle = (typeof personaStyles)[number];

/** A way, and the slot at which it shows; without one, wherever the seed says. */
const Style = z.union(
  [z.enum(personaStyles), z.partialRecord(z.enum(personaStyles), Name).refine(only, 'Enter one path at a time.')],
  `Choose from: ${personaStyles.join(', ')}.`,
);

const personaLimits = { ways: 20, slots: 30 };

/** A caller with a goal, who is played without a model: the same seed is the same caller. */
export const Persona = z.strictObject({
  /** What he wants, as values of the slots in his words. What is not named he makes up. */
  goal: z.record(Name, z.union([Words, z.number(), z.boolean()])).default({}),
  /** Ways in which he says what he wants of a slot, one of them in each run; without any he puts it plainly. */
  says: z
    .record(Name, z.array(Words).min(1).max(personaLimits.ways))
    .refine((ways) => Object.keys(ways).length <= personaLimits.slots, `Use up to ${personaLimits.slots} slots.`)
    .optional(),
  style: z.array(Style).max(personaStyles.length).default([]),
  /** The share of his words that is lost, doubled or misheard. */
  noise: z.number().min(0).max(0.5).default(0),
  seed: z
    .int()
    .min(0)
    .max(2 ** 31 - 1)
    .default(1),
  /** Variants of him that call, each with a seed of its own. */
  runs: z.int().min(1).max(testLimits.runs).default(20),
});
export type Persona = z.infer<typeof Persona>;

/** What has to have come of the whole call. */
export const TestExpectation = z.strictObject({
  end: End.optional(),
  /** Steps that it passes, in this order; others may lie between them. */
  path: z.array(Place).max(50).optional(),
  slots: Values.optional(),
  /** Actions that are asked for, in this order; others may lie between them. */
  actions: z.array(ExpectedAction).max(30).optional(),
  not_actions: z.array(z.string().min(1).max(120)).max(30).optional(),
  says: Says.optional(),
  not_says: Says.optional(),
  /** Turns of the caller. */
  max_turns: z.int().min(1).max(400).optional(),
});
export type TestExpectation = z.infer<typeof TestExpectation>;

export const AgentTest = z
  .strictObject({
    name: z.string().trim().min(1, 'Give the test a name.').max(120, 'Use 120 characters or fewer.'),
    at: At.default('2026-11-20T10:00 America/New_York'),
    /** What is known of the caller beforehand: `phone` is the line. */
    known: z
      .record(Name, Json)
      .refine((known) => Object.keys(known).length <= 30, 'Use up to 30 facts.')
      .optional(),
    /** A call that begins in the middle: at this step, with answers in words that were given before. */
    start: z
      .strictObject({ node: Name, values: z.record(Name, Words).default({}) })
      .refine(({ values }) => Object.keys(values).length <= 50, 'Use up to 50 values.')
      .optional(),
    /** As whom the agent answers. */
    business: z.string().max(80).optional(),
    hours: BusinessHours.optional(),
    actions: z.array(TestAction).max(50).optional(),
    turns: z.array(TestTurn).max(testLimits.turns, `Use up to ${testLimits.turns} turns.`).optional(),
    persona: Persona.optional(),
    expect: TestExpectation.optional(),
  })
  .refine(({ turns, persona }) => (turns === undefined) !== (persona === undefined), {
    message: 'Provide caller turns or a persona.',
    path: ['turns'],
  })
  .refine((test) => JSON.stringify(test).length <= testLimits.chars, {
    message: `A test can have up to ${testLimits.chars} characters.`,
  });
export type AgentTest = z.infer<typeof AgentTest>;

/** The tests of one agent or workflow. Each has a name of its own. */
export const TestSuite = z
  .array(AgentTest)
  .max(testLimits.tests, `A suite can have up to ${testLimits.tests} tests.`)
  .superRefine((tests, context) => {
    if (JSON.stringify(tests).length > testLimits.suiteChars)
      context.addIssue({ code: 'custom', message: `A suite can have up to ${testLimits.suiteChars} characters.` });
    const seen = new Set<string>();
    for (const [at, { name }] of tests.entries()) {
      if (seen.has(name))
        context.addIssue({ code: 'custom', path: [at, 'name'], message: `“${name}” appears twice. Rename one.` });
      seen.add(name);
    }
  });
export type TestSuite = z.infer<typeof TestSuite>;

/** One line of a call that was played. */
export const PlayedLine = z.object({
  by: z.enum(['agent', 'caller', 'action', 'note']),
  text: z.string(),
  /** The caller's turn, from 1; 0 is before the first. */
  turn: z.int(),
  /** Where the conversation stood behind it. */
  node: z.string(),
});
export type PlayedLine = z.infer<typeof PlayedLine>;

/** An expectation that was not met. */
export const TestFailure = z.object({
  /** Which one: `slots.name`, `says`, `end`; `action` for one that the test says nothing of. */
  expectation: z.string(),
  /** The caller's turn, from 1; null: of the whole call. */
  turn: z.int().nullable(),
  expected: z.string(),
  got: z.string(),
  /** All of it in a sentence, with what to do where that is known. */
  message: z.string(),
  /** What has to stand among the test's actions so that it goes on; null where something else is amiss. */
  mend: TestAction.nullable(),
});
export type TestFailure = z.infer<typeof TestFailure>;

/** What came of a test. Of a persona the lines are those of its first run that failed, else of its first. */
export const TestVerdict = z.object({
  name: z.string(),
  passed: z.boolean(),
  failures: z.array(TestFailure),
  lines: z.array(PlayedLine),
  /** Turns of callers, in all runs. */
  turns: z.int(),
  runs: z.int(),
  failedRuns: z.int(),
  /** The run of a persona that failed, as a scripted test without what it does not need. */
  shrunk: AgentTest.nullable(),
});
export type TestVerdict = z.infer<typeof TestVerdict>;

const CoveredPlace = z.object({ workflow: z.string().nullable(), node: z.string() });
const share = <T extends z.ZodType>(missing: T) =>
  z.object({ reached: z.int(), all: z.int(), missing: z.array(missing) });

/** How a question can go. */
export const slotWays = ['filled', 'corrected', 'refused', 'no_match', 'silence'] as const;

/** What the tests of a suite have reached of a flow. */
export const TestCoverage = z.object({
  nodes: share(CoveredPlace),
  /** Ways that are drawn. */
  ports: share(CoveredPlace.extend({ port: z.string() })),
  /** Of these, outcomes of decisions. */
  outcomes: share(CoveredPlace.extend({ port: z.string() })),
  slots: share(CoveredPlace.extend({ slot: z.string(), way: z.enum(slotWays) })),
  actions: share(CoveredPlace.extend({ result: z.enum(['ok', 'error']) })),
});
export type TestCoverage = z.infer<typeof TestCoverage>;
