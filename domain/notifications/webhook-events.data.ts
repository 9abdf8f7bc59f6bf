import type { CallAnalysis } from '#domain/calls/call-analyses.ts';
import type { TextMessage } from '#domain/carriers/messages.ts';
import type { Json } from '#domain/platform/json.ts';
import type { Metadata, OwnTerms } from '#domain/platform/metadata.ts';
import type { Appointment } from '#domain/scheduling/appointments.ts';
import { type RecordEvents, recordEvents } from './record-events.data.ts';
import type { WebhookEvent } from './webhook-event.ts';

/** A call as events name it. */
interface CallStarted {
  callId: string;
  agentId: string | null;
  agentName: string;
  agentVersion: number;
  channel: string;
  /** Whether it only tries the agent. */
  test: boolean;
  startedAt: string;
  /** Of a call by a phone number; null for all others. */
  direction: 'inbound' | 'outbound' | null;
  /** Who calls whom, in E.164; null where a number is withheld, or there is none. */
  from: string | null;
  to: string | null;
  /** The workspace's number. */
  numberId: string | null;
  /** Who has the other number. */
  contactId: string | null;
  /** Your own system's ID for it. */
  externalId: string | null;
  metadata: Metadata;
}

/** What was said, as soon as it is: an agent's words before they are heard. */
interface CallTurned extends OwnTerms {
  callId: string;
  agentId: string | null;
  test: boolean;
  /** From 0, in the order in which it was said; events may overtake each other. */
  sequence: number;
  role: 'agent' | 'caller';
  /** Null where the agent keeps nothing that is said. */
  text: string | null;
  /** The step of the flow at which the conversation stands then. */
  step: string | null;
  at: string;
}

interface CallEnded extends CallStarted {
  endedAt: string;
  durationMs: number;
  endReason: string | null;
  outcome: string | null;
  /** All of it, in one paragraph. */
  summary: string;
  tags: string[];
  /** Values the caller gave, by name. */
  collected: Record<string, Json>;
  transcript: { role: 'agent' | 'caller'; text: string; startMs: number }[];
  /** Seconds of the plan that it took. */
  billedSeconds: number;
  /** Where its recording is fetched, with an access token, once the carrier has it; null where there is none. */
  recordingUrl: string | null;
  /** Link to the call in the dashboard. */
  url: string;
}

interface CallAnalyzed extends CallStarted {
  analysis: CallAnalysis;
}

interface ActionEnded {
  runId: string;
  callId: string | null;
  action: string;
  title: string;
  startedAt: string | null;
  endedAt: string;
  input: Json;
}

interface AgentSwitched extends OwnTerms {
  agentId: string;
  name: string;
}

interface AlertTold {
  alertId: string;
  ruleId: string;
  name: string;
  figure: string;
  when: 'above' | 'below';
  limit: number;
  /** How far back it looks. */
  minutes: number;
  value: number;
  worst: number;
  raisedAt: string;
  resolvedAt: string | null;
}

/** A text message as events tell of it. */
type MessageTold = Omit<TextMessage, 'id' | 'created'> & { messageId: string; createdAt: string };

/** What each event tells of. A new event is a row here and one below, and a `emitWebhookEvent` where it happens. */
export interface WebhookData extends RecordEvents {
  'call.started': CallStarted;
  'call.turn': CallTurned;
  'call.ended': CallEnded;
  'call.handed_off': CallEnded;
  'call.analyzed': CallAnalyzed;
  'appointment.booked': Appointment;
  /** `movedFrom` is when it began before. */
  'appointment.moved': Appointment & { movedFrom: string };
  'appointment.cancelled': Appointment;
  'action.succeeded': ActionEnded & { output: Json };
  'action.failed': ActionEnded & { error: { code: string; message: string } };
  'message.received': MessageTold;
  'message.status': MessageTold;
  'agent.activated': AgentSwitched;
  'agent.deactivated': AgentSwitched;
  'alert.raised': AlertTold;
  'alert.resolved': AlertTold;
}

export type WebhookEventType = keyof WebhookData;

const startedCall: CallStarted = {
  callId: '019a9c1e-5b10-7c4d-9a51-3f1f7f0a2b11',
  agentId: '019a9c1d-11f0-7d02-8f6e-6f8b1c7d9e22',
  agentName: 'Front desk',
  agentVersion: 3,
  channel: 'phone',
  test: false,
  startedAt: '2026-11-23T08:00:00.000Z',
  direction: 'inbound',
  from: '+15715550123',
  to: '+15715550100',
  numberId: '019a9c1d-0a44-7c18-b2f0-2c6d8e5f7a11',
  contactId: '019a9c1d-4b72-7e90-a3d5-7f1e2c4b6d22',
  externalId: 'order-4711',
  metadata: { plan: 'gold' },
};

const saidTurn: CallTurned = {
  callId: startedCall.callId,
  agentId: startedCall.agentId,
  test: false,
  externalId: startedCall.externalId,
  metadata: startedCall.metadata,
  sequence: 1,
  role: 'caller',
  text: 'I need an appointment for a haircut.',
  step: 'ask-time',
  at: '2026-11-23T08:00:02.900Z',
};

const endedCall: CallEnded = {
  ...startedCall,
  endedAt: '2026-11-23T08:02:14.000Z',
  durationMs: 134_000,
  endReason: 'completed',
  outcome: 'success',
  summary: 'The caller said: “I need an appointment for a haircut.” The conversation was completed.',
  tags: ['booked'],
  collected: { name: 'John Smith', email: 'john.smith@example.com' },
  transcript: [
    { role: 'agent', text: 'Hello, how can I help you?', startMs: 0 },
    { role: 'caller', text: 'I need an appointment for a haircut.', startMs: 2_900 },
  ],
  billedSeconds: 134,
  recordingUrl: 'https://parley.example.com/v1/calls/019a9c1e-5b10-7c4d-9a51-3f1f7f0a2b11/recording',
  url: 'https://parley.example.com/dashboard/calls/019a9c1e-5b10-7c4d-9a51-3f1f7f0a2b11',
};

const analyzedCall: CallAnalyzed = {
  ...startedCall,
  analysis: {
    fields: [
      {
        name: 'Service',
        type: 'text',
        value: 'haircut',
        proof: { seq: 1, role: 'caller', quote: 'I need an appointment for a haircut.' },
      },
    ],
    criteria: [
      {
        name: 'Greeting',
        verdict: 'met',
        reason: 'The agent greeted the caller.',
        proof: { seq: 0, role: 'agent', quote: 'Hello, how can I help you?' },
      },
    ],
    open: [],
    generatedBy: { provider: 'openai', model: 'gpt-4.1-mini' },
    createdAt: '2026-11-23T08:02:20.000Z',
  },
};

const bookedTime: Appointment = {
  id: '019a9c1f-2a40-7b0f-b1c3-58d2a9e4c733',
  startsAt: '2026-11-24T13:30:00.000Z',
  endsAt: '2026-11-24T14:00:00.000Z',
  timeZone: 'Europe/Berlin',
  title: 'Haircut with John Smith',
  attendeeName: 'John Smith',
  attendeeEmail: 'john.smith@example.com',
  attendeePhone: null,
  notes: null,
  callId: startedCall.callId,
  calendarId: null,
  calendarName: null,
  status: 'booked',
  test: false,
  externalId: 'order-4711',
  metadata: { plan: 'gold' },
  officeEvents: [{ service: 'google', status: 'waiting', unchecked: false, problem: null }],
};

const endedAction: ActionEnded = {
  runId: `${startedCall.callId}:3`,
  callId: startedCall.callId,
  action: 'send_email',
  title: 'Mail',
  startedAt: '2026-11-23T08:01:50.000Z',
  endedAt: '2026-11-23T08:01:51.000Z',
  input: { to: 'john.smith@example.com', subject: 'Your appointment' },
};

const receivedMessage: MessageTold = {
  messageId: '019a9c20-0c11-7a55-8d0e-1b6f3a7c2d44',
  threadId: '019a9c20-0c10-7f31-9c1a-6a0d4be9f755',
  direction: 'inbound',
  ownNumber: '+15715550100',
  otherNumber: '+15715550123',
  text: 'Can I come in tomorrow at three?',
  author: 'contact',
  status: 'received',
  errorCode: null,
  problem: null,
  segments: 1,
  media: 0,
  callId: null,
  createdAt: '2026-11-23T08:05:00.000Z',
};

const switched: AgentSwitched = {
  agentId: '019a9c1d-11f0-7d02-8f6e-6f8b1c7d9e22',
  name: 'Front desk',
  externalId: 'front-desk',
  metadata: {},
};

/** Everything that a webhook can be told of. What is here is really sent. */
const raisedAlert: AlertTold = {
  alertId: '019a9c1e-77a0-7b11-8c05-5d0f3e6a4c33',
  ruleId: '019a9c1d-0b2c-7e55-9f10-2a7d6c1b8e44',
  name: 'Success rate drop',
  figure: 'success_rate',
  when: 'below',
  limit: 60,
  minutes: 1_440,
  value: 52,
  worst: 52,
  raisedAt: '2026-11-23T08:02:00.000Z',
  resolvedAt: null,
};

export const webhookEvents: { readonly [Type in WebhookEventType]: WebhookEvent<WebhookData[Type]> } = {
  'call.started': {
    title: 'Call started',
    when: 'A caller was connected with an agent.',
    needs: 'calls:read',
    example: startedCall,
  },
  'call.turn': {
    title: 'Call turn',
    when: 'The caller or the agent said something. Sent only if you subscribe to this event by name.',
    needs: 'calls:read',
    example: saidTurn,
  },
  'call.ended': {
    title: 'Call ended',
    when: 'A call ended for any reason. Includes collected values and the transcript.',
    needs: 'calls:read',
    example: endedCall,
  },
  'call.handed_off': {
    title: 'Call transferred',
    when: 'An agent couldn’t help and transferred the caller to your team. The call.ended event is sent as well.',
    needs: 'calls:read',
    example: { ...endedCall, endReason: 'handed_off', outcome: 'neutral' },
  },
  'call.analyzed': {
    title: 'Call analyzed',
    when: 'A language model extracted fields and evaluated criteria for an ended call, including when someone reanalyzes it.',
    needs: 'calls:read',
    example: analyzedCall,
  },
  'appointment.booked': {
    title: 'Appointment booked',
    when: 'An appointment was booked in the workspace’s calendar.',
    needs: 'calls:read',
    example: bookedTime,
  },
  'appointment.moved': {
    title: 'Appointment rescheduled',
    when: 'An appointment was rescheduled by the caller or your team.',
    needs: 'calls:read',
    example: { ...bookedTime, movedFrom: '2026-11-23T09:00:00.000Z' },
  },
  'appointment.cancelled': {
    title: 'Appointment canceled',
    when: 'The caller or your team canceled an appointment, and its time is available again.',
    needs: 'calls:read',
    example: { ...bookedTime, status: 'cancelled' },
  },
  'action.succeeded': {
    title: 'Action succeeded',
    when: 'An action succeeded. Not sent for lookups, such as available times.',
    needs: 'calls:read',
    example: { ...endedAction, output: { sent: true } },
  },
  'action.failed': {
    title: 'Action failed',
    when: 'An action failed and won’t be retried, or its outcome is unknown.',
    needs: 'calls:read',
    example: { ...endedAction, error: { code: 'mail_unavailable', message: 'Can’t reach the mail server.' } },
  },
  'message.received': {
    title: 'Text message received',
    when: 'Someone texted one of your numbers.',
    needs: 'calls:read',
    example: receivedMessage,
  },
  'message.status': {
    title: 'Text message sent or delivered',
    when: 'The carrier accepted, delivered, or failed to deliver a text message.',
    needs: 'calls:read',
    example: {
      ...receivedMessage,
      direction: 'outbound',
      author: 'agent',
      text: 'Tomorrow at three is open.',
      status: 'delivered',
    },
  },
  'agent.activated': {
    title: 'Agent activated',
    when: 'An agent was activated and now answers calls.',
    needs: 'agents:read',
    example: switched,
  },
  'agent.deactivated': {
    title: 'Agent deactivated',
    when: 'An agent was paused or deleted and no longer answers calls.',
    needs: 'agents:read',
    example: switched,
  },
  'alert.raised': {
    title: 'Alert raised',
    when: 'A monitored metric crossed its alert threshold.',
    needs: 'analytics:read',
    example: raisedAlert,
  },
  'alert.resolved': {
    title: 'Alert resolved',
    when: 'The metric is back to normal, or someone resolved the alert.',
    needs: 'analytics:read',
    example: { ...raisedAlert, worst: 41, resolvedAt: '2026-11-23T09:30:00.000Z' },
  },
  ...recordEvents,
};

export const webhookEventTypes = Object.keys(webhookEvents) as [WebhookEventType, ...WebhookEventType[]];

type GroupOf<Type> = Type extends `${infer Group}.${string}` ? Group : never;
/** All events of a noun, also those of later versions: `call.*`. */
export type WebhookWildcard = `${GroupOf<WebhookEventType>}.*`;
/** What a webhook subscribes to. */
export type WebhookSubscription = WebhookEventType | WebhookWildcard;

/** The wildcard that an event is sent for. */
export const wildcardOf = (type: WebhookEventType) => type.replace(/\..*$/, '.*') as WebhookWildcard;

export const webhookWildcards = [...new Set(webhookEventTypes.map(wildcardOf))] as [
  WebhookWildcard,
  ...WebhookWildcard[],
];

/** What comes many times in a call: receivers of all events, or of `call.*`, aren't flooded with it. */
const onlyByName: ReadonlySet<WebhookEventType> = new Set(['call.turn']);

/** The subscriptions that an event is sent for, and whether it is for those to all events. */
export const subscriptionsTo = (type: WebhookEventType): { named: WebhookSubscription[]; all: boolean } =>
  onlyByName.has(type) ? { named: [type], all: false } : { named: [type, wildcardOf(type)], all: true };

/** Whether a webhook with these subscriptions is sent an event. @param events null for all */
export function isSentFor(events: readonly WebhookSubscription[] | null, type: WebhookEventType): boolean {
  const { named, all } = subscriptionsTo(type);
  return events === null ? all : named.some((one) => events.includes(one));
}

/** When the examples happened. */
const exampleMoment = '2026-11-23T08:02:14.000Z';

/** What a receiver gets of an event. `test` is there, and true, only of test events. */
export interface WebhookBody {
  type: string;
  /** ISO 8601: when it happened. */
  timestamp: string;
  data: unknown;
  test?: true;
}

/** An event as it arrives, with made-up data. */
export const exampleBody = (type: WebhookEventType): WebhookBody => ({
  type,
  timestamp: exampleMoment,
  data: webhookEvents[type].example,
});
