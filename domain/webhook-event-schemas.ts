import { z } from 'zod';
import { CallAnalysis } from '#domain/calls/call-analyses.ts';
import { TextMessage } from '#domain/carriers/messages.ts';
import { Contact } from '#domain/contacts/contacts.ts';
import { taskKinds, taskStatuses } from '#domain/contacts/tasks.ts';
import type { WebhookData, WebhookEventType } from '#domain/notifications/webhook-events.data.ts';
import { Id, Moment } from '#domain/platform/http.ts';
import { Json } from '#domain/platform/json.ts';
import { ownTerms } from '#domain/platform/metadata.ts';
import { Appointment } from '#domain/scheduling/appointments.ts';

const CallStarted = z.object({
  callId: Id,
  agentId: Id.nullable(),
  agentName: z.string(),
  agentVersion: z.int(),
  channel: z.string(),
  test: z.boolean().describe('Whether this is a test call.'),
  startedAt: Moment,
  direction: z
    .enum(['inbound', 'outbound'])
    .nullable()
    .describe('Which side started the phone call; null for other calls.'),
  from: z.string().nullable().describe('The caller’s number, in E.164 format; null if withheld or unavailable.'),
  to: z.string().nullable().describe('The called number, in E.164 format; null if unavailable.'),
  numberId: Id.nullable().describe('ID of the workspace’s phone number.'),
  contactId: Id.nullable().describe('ID of the contact with the other party’s number.'),
  ...ownTerms,
});

const CallEnded = CallStarted.extend({
  endedAt: Moment,
  durationMs: z.int(),
  endReason: z.string().nullable(),
  outcome: z.string().nullable(),
  summary: z.string().describe('A one-paragraph summary of the call.'),
  tags: z.array(z.string()),
  collected: z.record(z.string(), Json).describe('Values the caller gave, by name.'),
  transcript: z.array(z.object({ role: z.enum(['agent', 'caller']), text: z.string(), startMs: z.int() })),
  billedSeconds: z.int().describe('Seconds of call time deducted from the plan’s minutes.'),
  recordingUrl: z
    .string()
    .nullable()
    .describe(
      'URL of the recording, available once the carrier has it. Requires an access token. Null if there’s no recording.',
    ),
  url: z.string().describe('Link to the call in the dashboard.'),
});

const CallTurned = z.object({
  callId: Id,
  agentId: Id.nullable(),
  test: z.boolean().describe('Whether this is a test call.'),
  ...ownTerms,
  sequence: z.int().describe('The turn’s position in the conversation, starting at 0.'),
  role: z.enum(['agent', 'caller']),
  text: z
    .string()
    .nullable()
    .describe('What the caller said, or what the agent is about to say. Null if the agent doesn’t store call content.'),
  step: z.string().nullable().describe('ID of the current flow step.'),
  at: Moment,
});

const ActionEnded = z.object({
  runId: z.string(),
  callId: Id.nullable(),
  action: z.string().describe('Name of the action.'),
  title: z.string(),
  startedAt: Moment.nullable(),
  endedAt: Moment,
  input: Json.describe('The action’s input.'),
});

const AgentSwitched = z.object({ agentId: Id, name: z.string().describe('Name of the agent.'), ...ownTerms });

const AlertTold = z.object({
  alertId: Id,
  ruleId: Id,
  name: z.string().describe('Name of the rule.'),
  figure: z.string().describe('The metric the rule monitors.'),
  when: z.enum(['above', 'below']).describe('Whether the alert triggers above or below the threshold.'),
  limit: z.number().describe('Threshold for the metric.'),
  minutes: z.int().describe('Length of the lookback window, in minutes.'),
  value: z.number().describe('The metric’s current value.'),
  worst: z.number().describe('The metric’s worst value since the alert triggered.'),
  raisedAt: Moment,
  resolvedAt: Moment.nullable(),
});

const CampaignTold = z.object({
  campaignId: Id,
  name: z.string().describe('Name of the campaign.'),
  channel: z.enum(['call', 'text']).describe('How the campaign reaches people: calls or texts.'),
  status: z.enum(['running', 'paused', 'stopped', 'done']),
  problem: z
    .string()
    .nullable()
    .describe('Why the campaign paused automatically; null if a person paused it or nothing is wrong.'),
  ...ownTerms,
});

const TaskTold = z.object({
  taskId: Id,
  kind: z.enum(taskKinds),
  status: z.enum(taskStatuses),
  summary: z.string().describe('The task.'),
  phone: z.string().nullable().describe('Callback number, in E.164 format.'),
  callerName: z.string().nullable(),
  callId: Id.nullable(),
  agentId: Id.nullable(),
  assigneeId: Id.nullable().describe('The assignee; null if unassigned.'),
  dueAt: Moment,
  test: z.boolean().describe('Whether the task comes from a test call.'),
});

const MessageTold = TextMessage.omit({ id: true }).extend({ messageId: Id });

/** What each event tells of, for clients in other languages: of the same form as `WebhookData`, which the compiler holds. */
export const webhookEventSchemas = {
  'call.started': CallStarted,
  'call.turn': CallTurned,
  'call.ended': CallEnded,
  'call.handed_off': CallEnded,
  'call.analyzed': CallStarted.extend({ analysis: CallAnalysis }),
  'appointment.booked': Appointment,
  'appointment.moved': Appointment.extend({ movedFrom: Moment.describe('Previous start time of the appointment.') }),
  'appointment.cancelled': Appointment,
  'action.succeeded': ActionEnded.extend({ output: Json.describe('What the action returned.') }),
  'action.failed': ActionEnded.extend({ error: z.object({ code: z.string(), message: z.string() }) }),
  'message.received': MessageTold,
  'message.status': MessageTold,
  'agent.activated': AgentSwitched,
  'agent.deactivated': AgentSwitched,
  'alert.raised': AlertTold,
  'alert.resolved': AlertTold,
  'agent.published': AgentSwitched.extend({
    version: z.int().describe('Number of the live version.'),
    note: z.string().nullable().describe('The note on the version.'),
  }),
  'contact.created': Contact,
  'contact.updated': Contact,
  'contact.deleted': z.object({ contactId: Id, ...ownTerms }),
  'campaign.started': CampaignTold,
  'campaign.paused': CampaignTold,
  'campaign.ended': CampaignTold,
  'task.created': TaskTold,
  'task.updated': TaskTold,
  'recording.ready': z.object({
    callId: Id,
    durationMs: z.int(),
    bytes: z.int().describe('Size of the recording.'),
    recordingUrl: z.string().describe('Download URL. Requires an access token.'),
  }),
} satisfies { readonly [Type in WebhookEventType]: z.ZodType<WebhookData[Type]> };

/** Names that those schemas have in the OpenAPI document. */
export const eventDataNames = {
  CallStartedData: CallStarted,
  CallTurnData: CallTurned,
  CallEndedData: CallEnded,
  ActionEndedData: ActionEnded,
  AgentSwitchedData: AgentSwitched,
  AlertData: AlertTold,
  MessageData: MessageTold,
  CampaignData: CampaignTold,
  TaskData: TaskTold,
};
