import { z } from 'zod';
import { modelServiceIds } from '#domain/models/model-services.ts';
import { AgentLanguage } from '#domain/platform/agent-languages.ts';
import { endpoints } from '#domain/platform/http.ts';
import { bookingLimits, faultsOfLimits } from './booking-limits.ts';
import { Flow, FlowProblem, isSpeakable, slotTypes } from './workflows.ts';

/**
 * A plan says in plain words what an agent does: what it asks, where ways part, what is booked and done. From each plan
 * that fits this schema `voice/flow/compose` makes a flow without errors.
 */

/** How much may stand in a plan: what a caller bears, and what one flow holds. */
export const planBounds = { questions: 15, branches: 4, branchQuestions: 3, choices: 12, actions: 6 } as const;

/** Names that the engine sets by itself. */
const taken = /^(agent_name|business_name|callback_phone|recording_consent|constructor|appointment(_.*)?)$/;
const Name = z
  .string()
  .regex(/^[a-z][a-z0-9_]{0,29}$/, 'Use up to 30 lowercase letters, digits, or underscores.')
  .refine((name) => !taken.test(name), 'Parley reserves this name. Choose another.');

/** Whether an answer can be called so. */
export const isPlanName = (name: string): boolean => Name.safeParse(name).success;

const reference = /\{\{\s*([a-z][a-z0-9_]{0,39})\s*(\|[^{}]*)?\}\}/g;
/** References that one text may hold. */
const mostReferences = 6;

/** Names that a text of a plan puts in, as `{{name}}`. */
const namesOf = (text: string): string[] => [...text.matchAll(reference)].map(([, name = '']) => name);

/** What can be spoken: without links and formatting. */
const Spoken = z
  .string()
  .trim()
  .max(400)
  .refine((text) => !/\{\{|\}\}/.test(text.replace(reference, '')), 'Refer to callers’ answers as {{name}}.')
  .refine((text) => namesOf(text).length <= mostReferences, `Use up to ${mostReferences} variables per text field.`)
  .refine(isSpeakable, 'Spoken text can’t contain links or formatting.');
const Said = Spoken.min(1, 'Enter the text to say.');
const Asked = Said.regex(/^[^?]*\?$/, 'Enter one question, ending in a question mark.');
const Label = z
  .string()
  .trim()
  .max(60)
  .regex(/[\p{L}\p{N}]/u, 'Enter words.')
  .regex(/^[^{}<>`*_[\]\n]*$/, 'Use plain words.');
const Line = z
  .string()
  .trim()
  .min(1, 'Enter some text.')
  .max(120)
  .regex(/^[^{}\n]*$/, 'Enter one line, without braces.');

export const PlanQuestion = z.strictObject({
  /** What the answer is called among the values: `email`, `kind_of_roof`. */
  name: Name,
  ask: Asked,
  type: z.enum(slotTypes),
  /** Of type choice: what can be answered, in the caller's words. */
  choices: z.array(Label).max(planBounds.choices).default([]),
  /** Whether the conversation needs it; what is not required may be skipped. */
  required: z.boolean().default(true),
});
export type PlanQuestion = z.infer<typeof PlanQuestion>;

/** Where an answer leads. */
export const planWays = ['go_on', 'book', 'finish', 'hand_over', 'end'] as const;

export const PlanBranch = z.strictObject({
  /** The question behind which ways part: of type choice, yes_no, number or rating. */
  question: Name,
  /** Of a choice, its labels; of yes_no, `yes` or `no`. */
  answers: z.array(Label).max(planBounds.choices).default([]),
  /** Of numbers and ratings: from this on, and below this. */
  atLeast: z.number().nullable().default(null),
  below: z.number().nullable().default(null),
  /** Said on this way. */
  say: Spoken.default(''),
  /** Asked on this way alone. */
  questions: z.array(PlanQuestion).max(planBounds.branchQuestions).default([]),
  /**
   * go_on: with the next question. book: to the booking. finish: to what is done at the end. hand_over: to a person. end:
   * says goodbye at once.
   */
  leadsTo: z.enum(planWays).default('go_on'),
  /** Where it ends at once: what is said; the plan's closing words when empty. */
  closing: Spoken.default(''),
});
export type PlanBranch = z.infer<typeof PlanBranch>;

export const PlanBooking = z.strictObject({
  ask: Asked.default('What day and time work best for you?'),
  durationMinutes: z.int().min(5).max(480).default(30),
  /** Ids of calendars of which any will do; the main one when empty. */
  calendars: z.array(z.string().min(1).max(60)).max(20).default([]),
  ...bookingLimits,
});
export type PlanBooking = z.infer<typeof PlanBooking>;

export const PlanAction = z.discriminatedUnion('does', [
  /** Mails the business what was collected. */
  z.strictObject({ does: z.literal('email_team'), subject: Line.default('A new call') }),
  /** Mails the caller, at the address that was asked for. */
  z.strictObject({ does: z.literal('email_caller'), subject: Line, text: Said }),
  /** Texts the caller, at the number that was asked for. */
  z.strictObject({ does: z.literal('sms_caller'), text: Said }),
  /** Leaves something to be seen to in the Inbox. */
  z.strictObject({ does: z.literal('task'), kind: z.enum(['call_back', 'message', 'follow_up']).default('message') }),
  /** Has one of the workspace's actions done. */
  z.strictObject({
    does: z.literal('run_action'),
    actionId: z.string().min(1).max(60),
    /** Variables of the action with the question whose answer they get. */
    inputs: z
      .array(z.strictObject({ variable: Name, question: Name }))
      .max(20)
      .default([]),
  }),
]);
export type PlanAction = z.infer<typeof PlanAction>;

/** When a call is handed to a person, beside whenever the caller asks for one. */
export const handOverTimes = ['not_understood', 'refused', 'no_time', 'end'] as const;

export const PlanHandOver = z.strictObject({
  when: z.array(z.enum(handOverTimes)).max(handOverTimes.length).default(['not_understood']),
  text: Said.default('I am connecting you. One moment, please.'),
  /** A number in international form; the person on duty when it is empty. */
  phone: z
    .string()
    .trim()
    .regex(/^(\+[1-9]\d{6,14})?$/, 'Enter the number with its country code, like +12025550123.')
    .default(''),
});

const fields = z.strictObject({
  name: Label,
  greeting: Said,
  /** What the conversation is for, in a sentence. */
  goal: z
    .string()
    .trim()
    .max(300)
    .regex(/^[^{}]*$/, 'Leave out the braces.')
    .default(''),
  questions: z.array(PlanQuestion).max(planBounds.questions).default([]),
  branches: z.array(PlanBranch).max(planBounds.branches).default([]),
  booking: PlanBooking.nullable().default(null),
  /** Whether callers may ask what the Knowledge Base answers before the call ends. */
  answers: z.boolean().default(false),
  actions: z.array(PlanAction).max(planBounds.actions).default([]),
  handOver: PlanHandOver.nullable().default(null),
  closing: Said.default('Thank you for your call. Goodbye!'),
});
type Fields = z.infer<typeof fields>;

/** All questions of a plan, those of its branches behind the others. */
export const questionsOf = ({ questions, branches }: Pick<Fields, 'questions' | 'branches'>): PlanQuestion[] => [
  ...questions,
  ...branches.flatMap((branch) => branch.questions),
];

type Report = (path: (string | number)[], message: string) => void;

/** Whether labels mean the same. */
export const sameLabel = (one: string, other: string): boolean => plain(one) === plain(other);
const plain = (label: string) =>
  label
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function checkQuestions(questions: readonly PlanQuestion[], at: (string | number)[], report: Report): void {
  for (const [index, { type, choices }] of questions.entries()) {
    if (type === 'choice' && choices.length < 2) report([...at, index, 'choices'], 'Enter at least two choices.');
    if (type !== 'choice' && choices.length > 0)
      report([...at, index, 'choices'], 'Only choice questions can have choices.');
    if (choices.some((label, place) => choices.slice(0, place).some((other) => sameLabel(label, other))))
      report([...at, index, 'choices'], 'Two choices are the same. Change one.');
  }
}

function checkBranch(plan: Fields, branch: PlanBranch, at: (string | number)[], report: Report): void {
  const { answers, atLeast, below } = branch;
  // Only behind what everyone is asked do ways part.
  const question = plan.questions.find(({ name }) => name === branch.question);
  if (!question) report([...at, 'question'], `The plan doesn’t ask every caller “${branch.question}”.`);
  else if (question.type === 'number' || question.type === 'rating') {
    if (atLeast === null && below === null) report([...at, 'atLeast'], 'Enter a minimum or a maximum.');
    if (atLeast !== null && below !== null && atLeast >= below)
      report([...at, 'below'], 'Enter a maximum greater than the minimum.');
    if (answers.length > 0) report([...at, 'answers'], 'Numeric answers branch on "atLeast" and "below".');
  } else if (question.type === 'choice' || question.type === 'yes_no') {
    const possible = question.type === 'choice' ? question.choices : ['yes', 'no'];
    if (answers.length === 0) report([...at, 'answers'], 'Choose the answers that take this path.');
    for (const answer of answers)
      if (!possible.some((label) => sameLabel(label, answer)))
        report([...at, 'answers'], `“${answer}” isn’t one of the answers: ${possible.join(', ')}.`);
    if (atLeast !== null || below !== null) report([...at, 'atLeast'], 'Only numbers can have bounds.');
  } else report([...at, 'question'], 'Paths branch on a choice, a yes or no, a number, or a rating.');
  if (branch.leadsTo === 'book' && !plan.booking) report([...at, 'leadsTo'], 'The plan has no booking.');
  if (branch.leadsTo === 'hand_over' && !plan.handOver) report([...at, 'leadsTo'], 'The plan has no transfer.');
}

function checkActions({ actions, questions, branches }: Fields, report: Report): void {
  const all = questionsOf({ questions, branches });
  const isAsked = (type: PlanQuestion['type']) => all.some((question) => question.type === type);
  for (const [index, action] of actions.entries()) {
    if (action.does === 'email_caller' && !isAsked('email'))
      report(['actions', index], 'Ask for the caller’s email before you email them.');
    if (action.does === 'sms_caller' && !isAsked('phone'))
      report(['actions', index], 'Ask for the caller’s phone number before you text them.');
    if (action.does === 'run_action')
      for (const { question } of action.inputs)
        if (!all.some(({ name }) => name === question))
          report(['actions', index, 'inputs'], `The plan doesn’t ask “${question}”.`);
  }
}

/** Texts of a plan that may put in what callers have said. */
const textsOf = (plan: Fields): [path: (string | number)[], text: string][] => [
  [['greeting'], plan.greeting],
  ...plan.questions.map(({ ask }, at): [(string | number)[], string] => [['questions', at, 'ask'], ask]),
  ...plan.branches.flatMap(({ say, closing, questions }, at): [(string | number)[], string][] => [
    [['branches', at, 'say'], say],
    [['branches', at, 'closing'], closing],
    ...questions.map(({ ask }, own): [(string | number)[], string] => [['branches', at, 'questions', own, 'ask'], ask]),
  ]),
  ...plan.actions.map((action, at): [(string | number)[], string] => [
    ['actions', at, 'text'],
    'text' in action ? action.text : '',
  ]),
  [['booking', 'ask'], plan.booking?.ask ?? ''],
  [['handOver', 'text'], plan.handOver?.text ?? ''],
  [['closing'], plan.closing],
];

function checkPlan(plan: Fields, report: Report): void {
  checkQuestions(plan.questions, ['questions'], report);
  for (const [index, branch] of plan.branches.entries()) {
    checkQuestions(branch.questions, ['branches', index, 'questions'], report);
    checkBranch(plan, branch, ['branches', index], report);
  }
  const names = questionsOf(plan).map(({ name }) => name);
  for (const name of new Set(names.filter((one, at) => names.indexOf(one) !== at)))
    report(['questions'], `Two questions are named "${name}".`);
  checkActions(plan, report);
  if (plan.booking)
    for (const fault of faultsOfLimits(plan.booking, plan.booking.durationMinutes))
      report(['booking', 'closes'], fault);
  const known = new Set([...names, 'agent_name', 'business_name']);
  for (const [path, text] of textsOf(plan))
    for (const name of namesOf(text)) if (!known.has(name)) report(path, `The plan doesn’t ask “${name}”.`);
}

export const FlowPlan = fields.superRefine((plan, context) =>
  checkPlan(plan, (path, message) => context.addIssue({ code: 'custom', path, message })),
);
export type FlowPlan = z.infer<typeof FlowPlan>;

const Language = AgentLanguage.optional().describe('The agent’s language; defaults to the workspace’s language');
/** Characters of a description, and of a transcript. */
export const descriptionLimit = 6_000;
export const transcriptLimit = 40_000;

const Composed = { flow: Flow, problems: z.array(FlowProblem).describe('Flow validation results') };

const examplePlan = {
  name: 'Roof inspections',
  greeting: 'Hello, this is {{agent_name}} from {{business_name}}.',
  goal: 'Find out what the caller needs and book an inspection.',
  questions: [
    { name: 'name', ask: 'May I have your name, please?', type: 'name' },
    { name: 'leaking', ask: 'Is water coming in right now?', type: 'yes_no' },
    { name: 'email', ask: 'What email address should I send the confirmation to?', type: 'email' },
  ],
  branches: [{ question: 'leaking', answers: ['yes'], say: 'That’s urgent.', leadsTo: 'hand_over' }],
  booking: { ask: 'When can we come and take a look?', durationMinutes: 60 },
  actions: [
    { does: 'email_caller', subject: 'Your inspection', text: 'Hello {{name}}, thank you for your call.' },
    { does: 'email_team', subject: 'A new inspection' },
  ],
  handOver: { when: ['not_understood'] },
  closing: 'Thank you, {{name}}. Goodbye!',
};

export const flowPlansApi = endpoints({
  compose: {
    method: 'POST',
    path: '/v1/flow-plans/compose',
    summary: 'Create a flow from a plan: questions, paths, bookings, and actions',
    description: 'The same plan always produces the same flow. No language model is used, and nothing is stored.',
    can: 'agents:read',
    audit: null,
    body: z.object({ plan: FlowPlan, language: Language }),
    reply: z.object(Composed),
    example: { body: { plan: examplePlan } },
  },
  propose: {
    method: 'POST',
    path: '/v1/flow-plans/propose',
    idempotent: 'long',
    summary: 'Generate a plan and its flow from a description or a call transcript',
    description:
      'Without a connected language model, rules interpret the description or transcript, and `generatedBy` is null. Each line of the transcript must then start with "Agent:" or "Caller:". Nothing is stored.',
    can: 'agents:write',
    // It changes nothing, and the month's requests tell what it cost.
    audit: null,
    body: z
      .object({
        description: z.string().trim().min(1, 'Describe what the agent should do.').max(descriptionLimit).optional(),
        transcript: z.string().trim().min(1, 'Paste the transcript.').max(transcriptLimit).optional(),
        language: Language,
      })
      .refine(({ description, transcript }) => (description === undefined) !== (transcript === undefined), {
        message: 'Send a description or a transcript.',
        path: ['description'],
      }),
    reply: z.object({
      plan: FlowPlan,
      ...Composed,
      generatedBy: z
        .object({ provider: z.enum(modelServiceIds), model: z.string() })
        .nullable()
        .describe('The model that generated the plan; null if none was used'),
    }),
    errors: ['no_model', 'limit_reached', 'model_unavailable', 'model_unusable'],
    perMinute: 10,
    example: {
      body: {
        transcript:
          'Agent: Hello, Miller Roofing. What is your name?\nCaller: Ann Lee.\nAgent: Is water coming in right now?\nCaller: No.\nAgent: Thank you. Goodbye!',
      },
    },
  },
});
