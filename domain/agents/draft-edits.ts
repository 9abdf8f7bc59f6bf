import { z } from 'zod';
import { weekdays } from '#domain/identity/business-hours.ts';
import { modelServiceIds } from '#domain/models/model-services.ts';
import { AgentLanguage } from '#domain/platform/agent-languages.ts';
import { endpoints } from '#domain/platform/http.ts';
import { agentSpeed } from './agents.ts';
import { ClockTime } from './booking-limits.ts';
import { mostEndWords } from './call-settings.ts';
import { promptTools } from './prompt-agents.ts';
import { Flow, FlowProblem, isSpeakable, slotTypes } from './workflows.ts';

/**
 * Edits of a draft in words: what a sentence like "ask for the insurance first" comes to. They are data, so that rules and a language
 * model say the same, and one set of functions (`voice/flow/edits`) carries them out.
 */

/** Characters of a message, and edits that it may come to. */
export const editBounds = { message: 2_000, edits: 12, unread: 12 } as const;

const Said = z
  .string()
  .trim()
  .min(1, 'Enter the text to say.')
  .max(400)
  .refine(isSpeakable, 'Spoken text can’t contain links or formatting.');
const Asked = Said.regex(/^[^?]*\?$/, 'Enter one question, ending in a question mark.');
const Line = z.string().trim().min(1).max(300);
/** A question by the name of its answer, or a step by its ID. */
const Of = z.string().min(1).max(40);
const Phone = z.string().regex(/^(\+[1-9]\d{6,14})?$/, 'Enter the number with its country code, like +12025550123.');
const Labels = z.array(z.string().trim().min(1).max(60)).max(12);

/** Where a question stands: `of` is what it stands before or after, a question or a step; empty for the first and the last. */
export const EditPlace = z.strictObject({
  at: z.enum(['first', 'last', 'before', 'after']),
  of: z.string().max(40).default('').describe('For `before` and `after`, a question name or step ID.'),
});
export type EditPlace = z.infer<typeof EditPlace>;

export const sendings = ['email_team', 'email_caller', 'sms_caller'] as const;

/** Where an answer leads. */
export const editWays = ['transfer', 'end', 'book', 'question', 'say'] as const;

export const DraftEdit = z.discriminatedUnion('does', [
  z.strictObject({
    does: z.literal('ask'),
    ask: Asked,
    type: z.enum(slotTypes),
    choices: Labels.default([]),
    required: z.boolean().default(true),
    place: EditPlace,
  }),
  z.strictObject({ does: z.literal('remove_question'), question: Of }),
  z.strictObject({ does: z.literal('move_question'), question: Of, place: EditPlace }),
  z.strictObject({ does: z.literal('reword_question'), question: Of, ask: Asked }),
  z.strictObject({ does: z.literal('require_question'), question: Of, required: z.boolean() }),
  z.strictObject({ does: z.literal('add_choice'), question: Of, choice: z.string().trim().min(1).max(60) }),
  z.strictObject({ does: z.literal('remove_choice'), question: Of, choice: z.string().trim().min(1).max(60) }),
  z.strictObject({ does: z.literal('greet'), text: Said }),
  /** `all`: every way to end; else the one that a call that goes well comes to. */
  z.strictObject({ does: z.literal('say_goodbye'), text: Said, all: z.boolean().default(false) }),
  z.strictObject({
    does: z.literal('reword'),
    from: Line.describe('The current wording.'),
    to: Line.describe('The new wording.'),
  }),
  /** Said on its own, at a place. */
  z.strictObject({ does: z.literal('say'), text: Said, place: EditPlace }),
  /** Null: stays as it is. */
  z.strictObject({
    does: z.literal('limit_booking'),
    weekdays: z.array(z.enum(weekdays)).max(7).nullable().default(null).describe('Appointment days.'),
    opens: ClockTime.nullable().default(null).describe('Earliest start, like 09:00.'),
    closes: ClockTime.nullable().default(null).describe('Latest end, like 17:00.'),
    noticeHours: z.int().min(0).max(720).nullable().default(null).describe('Minimum hours before an appointment.'),
    durationMinutes: z.int().min(5).max(480).nullable().default(null),
  }),
  z.strictObject({
    does: z.literal('branch'),
    question: Of,
    /** Of a choice, its labels; of yes_no, `yes` or `no`. */
    answers: Labels.default([]),
    atLeast: z.number().nullable().default(null),
    below: z.number().nullable().default(null),
    leadsTo: z.enum(editWays),
    /** question: the name of a question. */
    to: z.string().max(40).default('').describe('If `leadsTo` is `question`, the name of the question.'),
    /** say: what is said. end: the goodbye, or empty for the usual one. */
    text: z.string().max(400).default(''),
    /** transfer: the number; empty for the person on duty. */
    phone: Phone.default(''),
  }),
  /** Where callers who ask for a person are put through to; empty for the person on duty. */
  z.strictObject({ does: z.literal('transfer_on_request'), phone: Phone }),
  z.strictObject({
    does: z.literal('send'),
    what: z.enum(sendings),
    subject: z.string().trim().max(200).default(''),
    text: z.string().trim().max(400).default(''),
  }),
  z.strictObject({ does: z.literal('stop_sending'), what: z.enum(sendings) }),
  z.strictObject({ does: z.literal('leave_task'), kind: z.enum(['call_back', 'message', 'follow_up']) }),
  z.strictObject({ does: z.literal('stop_tasks') }),
  z.strictObject({ does: z.literal('answer_questions'), on: z.boolean() }),
  z.strictObject({
    does: z.literal('end_words'),
    add: z.array(z.string().trim().min(2).max(60)).max(mostEndWords).default([]),
    remove: z.array(z.string().trim().min(2).max(60)).max(mostEndWords).default([]),
  }),
  z.strictObject({
    does: z.literal('languages'),
    add: z.array(AgentLanguage).max(6).default([]),
    remove: z.array(AgentLanguage).max(6).default([]),
  }),
  z.strictObject({ does: z.literal('set_speed'), speed: z.number().min(agentSpeed.min).max(agentSpeed.max) }),
  /** Of an agent by prompt: what it must do, must not do, aims at, or knows. */
  z.strictObject({
    does: z.literal('add_line'),
    to: z.enum(['goals', 'facts', 'must', 'mustNot']).describe('The list to add the line to.'),
    text: Line,
  }),
  /** Of an agent by prompt: what it may have the engine do. */
  z.strictObject({
    does: z.literal('set_tool'),
    tool: z.enum(promptTools).describe('The tool to turn on or off.'),
    on: z.boolean(),
  }),
  z.strictObject({
    does: z.literal('remove_line'),
    from: z.enum(['goals', 'facts', 'must', 'mustNot']).describe('The list to remove the line from.'),
    text: Line,
  }),
]);
export type DraftEdit = z.infer<typeof DraftEdit>;

/** What an edit may change beside the flow: settings of the agent. A workflow has none. */
export const EditedSettings = z.strictObject({
  greeting: z.string().max(600),
  language: AgentLanguage,
  speed: z.number().min(agentSpeed.min).max(agentSpeed.max),
  endWords: z.array(z.string().max(60)).max(mostEndWords).default([]),
  otherLanguages: z.array(AgentLanguage).max(6).default([]).describe('Other languages the agent speaks.'),
});
export type EditedSettings = z.infer<typeof EditedSettings>;

/** An edit as it is shown before it is applied. */
export const ToldEdit = z.object({
  edit: DraftEdit.describe('The edit itself.'),
  says: z.string().describe('A one-sentence description of the edit.'),
  nodeId: z.string().nullable().describe('ID of the step the edit changes; null for an agent setting.'),
});
export type ToldEdit = z.infer<typeof ToldEdit>;

/** A part of a message that came to no edit. */
export const UnreadPart = z.object({
  text: z.string().describe('The text of this part of the message.'),
  why: z.string().describe('Why the edit isn’t possible, in one sentence.'),
  suggestions: z.array(z.string()).max(3).describe('Messages that would work, closest match first.'),
});
export type UnreadPart = z.infer<typeof UnreadPart>;

const exampleFlow = {
  name: 'Front desk',
  nodes: [
    { id: 'start', type: 'start', title: 'Start Call', config: { greeting: 'Hello, this is {{agent_name}}.' } },
    {
      id: 'ask_service',
      type: 'ask',
      title: 'Ask for the service',
      config: { slots: [{ name: 'service', type: 'text', prompt: 'Which service would you like?' }] },
    },
    {
      id: 'book',
      type: 'schedule',
      title: 'Schedule Meeting',
      config: { title: 'Appointment', attendee: { name: '', email: '', phone: '' } },
    },
    { id: 'end', type: 'end', title: 'End Call', config: {} },
  ],
  edges: [
    { from: 'start', port: 'next', to: 'ask_service' },
    { from: 'ask_service', port: 'filled', to: 'book' },
    { from: 'book', port: 'booked', to: 'end' },
  ],
};

export const flowEditsApi = endpoints({
  propose: {
    method: 'POST',
    path: '/v1/flow-edits/propose',
    idempotent: 'long',
    summary: 'Turn a message into flow edits',
    description:
      'Rules interpret messages in English. A connected language model, if there is one, interprets the rest. A model can return only the same types of edits, and the engine applies them. Nothing is stored.',
    can: 'agents:write',
    // It changes nothing, and the month's requests tell what it cost.
    audit: null,
    body: z.object({
      flow: Flow,
      settings: EditedSettings.optional().describe('The agent’s settings; omitted for a workflow.'),
      message: z.string().trim().min(1, 'Describe what to change.').max(editBounds.message),
      language: AgentLanguage.optional().describe('The agent’s language; defaults to the workspace’s language'),
    }),
    reply: z.object({
      edits: z.array(ToldEdit).describe('The edits, in the order they’re applied.'),
      unread: z.array(UnreadPart).describe('Parts of the message that didn’t produce an edit.'),
      flow: Flow.describe('The flow with all edits applied.'),
      settings: EditedSettings.nullable().describe('The settings with all edits applied; null if none were sent.'),
      problems: z.array(FlowProblem).describe('Validation results for the edited flow.'),
      generatedBy: z
        .object({ provider: z.enum(modelServiceIds), model: z.string() })
        .nullable()
        .describe('The model that interpreted the message; null if none was used'),
    }),
    errors: ['limit_reached', 'model_unavailable', 'model_unusable'],
    perMinute: 30,
    example: { body: { flow: exampleFlow, message: 'Ask for the insurance first, and never book on Mondays.' } },
  },
});
