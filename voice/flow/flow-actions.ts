import { z } from 'zod';
import { Json } from '#domain/platform/json.ts';

/**
 * The actions that steps ask for, with what goes in and what comes out. Anyone who carries out `run_action` parses the
 * input with these; the steps parse the output, since it comes from outside.
 */
const Moment = z.iso.datetime({ offset: true });

/** Times that the calendar can still give, soonest first; the closest to `wish` when there is one. */
export const FindTimesInput = z.strictObject({
  durationMinutes: z.int().min(5).max(480),
  /** The span that the caller asked about. */
  from: Moment,
  to: Moment,
  /** The very moment the caller named, or null. When it is free it has to be among the times. */
  wish: Moment.nullable(),
  timeZone: z.string(),
  /** Minutes of the day and days of the week, 0 is Sunday, that suit. Where nothing is free then, other times come back. */
  hours: z.strictObject({ from: z.int().min(0), to: z.int().max(1440) }).optional(),
  weekdays: z.array(z.int().min(0).max(6)).max(7).optional(),
  /** Calendars of which any will do; the workspace's main one where they are left out. */
  calendarIds: z.array(z.string()).max(20).optional(),
  /** An appointment that is about to be moved: its own time counts as free, and its calendar is the one that is looked in. */
  except: z.string().optional(),
});
export type FindTimesInput = z.infer<typeof FindTimesInput>;
export const FindTimesOutput = z.object({ times: z.array(Moment).max(200) });

/** Books a time. Refused with code `time_taken` when someone was faster; `times` then are free ones. */
export const BookTimeInput = z.strictObject({
  start: Moment,
  durationMinutes: z.int().min(5).max(480),
  title: z.string(),
  attendee: z.strictObject({ name: z.string().nullable(), email: z.string().nullable(), phone: z.string().nullable() }),
  notes: z.string().nullable(),
  /** The first of these calendars that is free then; the workspace's main one where they are left out. */
  calendarIds: z.array(z.string()).max(20).optional(),
});
export type BookTimeInput = z.infer<typeof BookTimeInput>;
/** `calendar` is the name of the one that was taken, where there was a choice. */
export const BookTimeOutput = z.object({
  appointmentId: z.string(),
  start: Moment,
  calendar: z.string().optional(),
  /** A connected calendar did not say in time whether it is free. */
  unchecked: z.boolean().optional(),
});
export const TimeTakenOutput = FindTimesOutput;

/** Who someone is: by the line they call from, or by their name with a number or an address that they gave. */
const Identity = {
  callerPhone: z.string().nullable(),
  name: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
};

/** The caller's upcoming appointments, soonest first. */
export const FindAppointmentsInput = z.strictObject({
  ...Identity,
  /** The code that was sent to the address on file, as they said it. */
  code: z.string().max(40).optional(),
});
export type FindAppointmentsInput = z.infer<typeof FindAppointmentsInput>;
/** `durationMinutes` is what moving one needs; older results do without. */
export const OwnAppointment = z.object({
  appointmentId: z.string(),
  start: Moment,
  durationMinutes: z.number().optional(),
});
export type OwnAppointment = z.infer<typeof OwnAppointment>;
export const FindAppointmentsOutput = z.object({
  appointments: z.array(OwnAppointment).max(50),
  /** They are told only once a code comes back that went to the address on file, or that one was wrong or is no good any more. */
  code: z.enum(['sent', 'wrong', 'spent']).optional(),
});

/** Cancels one of them. */
export const CancelTimeInput = z.strictObject({ ...Identity, appointmentId: z.string() });
export type CancelTimeInput = z.infer<typeof CancelTimeInput>;
export const CancelTimeOutput = z.object({ start: Moment });

/** Moves one of them. Refused with code `time_taken` when someone was faster; `times` then are free ones. */
export const MoveTimeInput = z.strictObject({ ...Identity, appointmentId: z.string(), start: Moment });
export type MoveTimeInput = z.infer<typeof MoveTimeInput>;
export const MoveTimeOutput = CancelTimeOutput;

export const SendEmailInput = z.strictObject({
  /** An address, or `team` for the workspace's own contact address. */
  to: z.string(),
  subject: z.string(),
  body: z.string(),
  /** The appointment whose calendar file goes along, or null. */
  appointmentId: z.string().nullable(),
  /** BCP 47 of what is put below the body; English without it. */
  language: z.string().optional(),
});
export type SendEmailInput = z.infer<typeof SendEmailInput>;

/** A request to another system, as a step or an action of the workspace makes it. */
export const ApiRequestInput = z.strictObject({
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
  url: z.string(),
  headers: z.array(z.strictObject({ name: z.string(), value: z.string() })),
  /** As it is sent, or null. */
  body: z.string().nullable(),
});
export type ApiRequestInput = z.infer<typeof ApiRequestInput>;

/** Values of the conversation for another system, signed. */
export const WebhookInput = z.strictObject({ url: z.string(), event: z.string(), values: z.record(z.string(), Json) });
export const SendSmsInput = z.strictObject({ to: z.string(), text: z.string() });
/** By what someone is known in a CRM; the caller where both are null. */
const CrmPerson = { email: z.string().nullable(), phone: z.string().nullable() };
export const FindCrmContactInput = z.strictObject(CrmPerson);
/** Adds a note to a contact that is there. `at` is when it happened; now where it is left out. */
export const NoteCrmInput = z.strictObject({ ...CrmPerson, text: z.string(), at: Moment.optional() });
/** Makes a deal for a contact, who is made where there is none. `amount` as people write it. */
export const CreateDealInput = z.strictObject({
  ...CrmPerson,
  name: z.string(),
  amount: z.string().nullable(),
  /** As the CRM names it; null for the first. */
  stage: z.string().nullable(),
  text: z.string().nullable(),
});
export const UpdateCrmInput = z.strictObject({
  fields: z.array(z.strictObject({ name: z.string(), value: z.string() })),
  note: z.string().nullable(),
});
export const MakeCallInput = z.strictObject({
  to: z.string(),
  /** Null: the agent that asks for it. */
  agentId: z.string().nullable(),
  afterMinutes: z.int().min(0),
});
/** A tool of a connected server, `server/name`, and what it is given. */
export const UseToolInput = z.strictObject({ tool: z.string(), inputs: z.record(z.string(), Json) });
/** One of the workspace's own actions. */
export const RunActionInput = z.strictObject({ actionId: z.string(), inputs: z.record(z.string(), Json) });

/** What the knowledge base says to a question; null when it does not know. */
export const FindAnswerInput = z.strictObject({
  question: z.string().max(600),
  /** What "that" is in it: what the caller came for. */
  about: z.string().max(120).optional(),
  /** Folders by id or name; empty: those of the agent. */
  folderIds: z.array(z.string()),
  /** BCP 47 of the conversation. */
  language: z.string().optional(),
  /** Whether the business hears of it when nothing answers it. Default true. */
  counts: z.boolean().optional(),
});
/** What is said, with where it is from. */
const FoundSentence = z.object({
  text: z.string(),
  /** What is named as its source; absent where that would say nothing, as of an entry of the FAQ. */
  title: z.string().optional(),
});
export type FoundSentence = z.infer<typeof FoundSentence>;
const NearSentence = FoundSentence.extend({ pieceId: z.string() });
export type NearSentence = z.infer<typeof NearSentence>;
/** `maybe`: a question of the FAQ that may be meant; the caller is asked. Whatever else was found is kept with the event. */
export const FindAnswerOutput = z.object({
  answer: FoundSentence.nullable(),
  maybe: FoundSentence.extend({ question: z.string() }).nullish(),
  /** Sentences that come close, for a model to look among them, where none answers surely and a model is connected. */
  near: z.array(NearSentence).max(20).optional(),
});

/** Input schemas by action name. */
export const flowActions = {
  find_times: FindTimesInput,
  book_time: BookTimeInput,
  find_appointments: FindAppointmentsInput,
  cancel_time: CancelTimeInput,
  move_time: MoveTimeInput,
  send_email: SendEmailInput,
  send_sms: SendSmsInput,
  find_crm_contact: FindCrmContactInput,
  update_crm: UpdateCrmInput,
  note_crm: NoteCrmInput,
  create_deal: CreateDealInput,
  make_call: MakeCallInput,
  api_request: ApiRequestInput,
  webhook: WebhookInput,
  use_tool: UseToolInput,
  run_action: RunActionInput,
  find_answer: FindAnswerInput,
} as const;

/** What asks the CRM of the workspace. Steps have the names of what they ask for. */
export const crmActions = ['find_crm_contact', 'update_crm', 'note_crm', 'create_deal'] as const;
