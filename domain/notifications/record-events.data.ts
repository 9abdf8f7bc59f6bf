import type { Contact } from '#domain/contacts/contacts.ts';
import type { TaskKind } from '#domain/contacts/tasks.ts';
import type { OwnTerms } from '#domain/platform/metadata.ts';
import type { WebhookEvent } from './webhook-event.ts';

/** Events of what a workspace keeps: contacts, campaigns, tasks, recordings, and versions of agents. */

export interface ContactDeleted extends OwnTerms {
  contactId: string;
}

export interface CampaignTold extends OwnTerms {
  campaignId: string;
  name: string;
  channel: 'call' | 'text';
  status: 'running' | 'paused' | 'stopped' | 'done';
  /** Why it paused by itself; null where a person did it, or nothing is wrong. */
  problem: string | null;
}

export interface TaskTold {
  taskId: string;
  kind: TaskKind;
  status: 'open' | 'done';
  summary: string;
  phone: string | null;
  callerName: string | null;
  callId: string | null;
  agentId: string | null;
  /** Who keeps it. */
  assigneeId: string | null;
  dueAt: string;
  /** Of a test call. */
  test: boolean;
}

export interface RecordingTold {
  callId: string;
  durationMs: number;
  bytes: number;
  /** Where it is fetched, with an access token. */
  recordingUrl: string;
}

export interface AgentPublished extends OwnTerms {
  agentId: string;
  name: string;
  version: number;
  note: string | null;
}

/** What each of them tells of. */
export interface RecordEvents {
  'agent.published': AgentPublished;
  'contact.created': Contact;
  'contact.updated': Contact;
  'contact.deleted': ContactDeleted;
  'campaign.started': CampaignTold;
  'campaign.paused': CampaignTold;
  'campaign.ended': CampaignTold;
  'task.created': TaskTold;
  'task.updated': TaskTold;
  'recording.ready': RecordingTold;
}

const contact: Contact = {
  id: '019a9c1f-1a02-7b6e-9d10-6a2f0c7d8e55',
  name: 'John Smith',
  email: 'john.smith@example.com',
  phone: '+15715550123',
  phoneAsEntered: '(571) 555-0123',
  company: null,
  externalId: 'customer-17',
  metadata: { plan: 'gold' },
  tags: ['Newsletter'],
  fields: { birthday: '1984-05-02' },
  source: 'api',
  optedOut: false,
  note: null,
  createdAt: '2026-11-23T08:02:14.000Z',
  updatedAt: '2026-11-23T08:02:14.000Z',
};

const campaign: CampaignTold = {
  campaignId: '019a9c21-7d10-7c02-8a44-0b9f2e6d1c66',
  name: 'November recall',
  channel: 'call',
  status: 'running',
  problem: null,
  externalId: null,
  metadata: { region: 'north' },
};

const task: TaskTold = {
  taskId: '019a9c22-3e50-7a19-b2d7-4c8e1f0a9b77',
  kind: 'call_back',
  status: 'open',
  summary: 'Wants a quote for two windows.',
  phone: '+15715550123',
  callerName: 'John Smith',
  callId: '019a9c1e-5b10-7c4d-9a51-3f1f7f0a2b11',
  agentId: '019a9c1d-11f0-7d02-8f6e-6f8b1c7d9e22',
  assigneeId: null,
  dueAt: '2026-11-23T12:00:00.000Z',
  test: false,
};

export const recordEvents: { readonly [Type in keyof RecordEvents]: WebhookEvent<RecordEvents[Type]> } = {
  'agent.published': {
    title: 'Agent published',
    when: 'A draft was published.',
    needs: 'agents:read',
    example: {
      agentId: '019a9c1d-11f0-7d02-8f6e-6f8b1c7d9e22',
      name: 'Front desk',
      version: 4,
      note: 'A shorter greeting.',
      externalId: 'front-desk',
      metadata: {},
    },
  },
  'contact.created': {
    title: 'Contact created',
    when: 'A contact was added by a team member, an app, a call, or the contact form. This event isn’t sent for imported contacts.',
    needs: 'contacts:read',
    example: contact,
  },
  'contact.updated': {
    title: 'Contact updated',
    when: 'A contact was changed by a team member, an app, or a call.',
    needs: 'contacts:read',
    example: { ...contact, tags: ['Newsletter', 'Regular'], updatedAt: '2026-11-23T09:15:00.000Z' },
  },
  'contact.deleted': {
    title: 'Contact deleted',
    when: 'A contact was deleted.',
    needs: 'contacts:read',
    example: { contactId: contact.id, externalId: contact.externalId, metadata: contact.metadata },
  },
  'campaign.started': {
    title: 'Campaign started',
    when: 'A campaign was started or resumed.',
    needs: 'contacts:read',
    example: campaign,
  },
  'campaign.paused': {
    title: 'Campaign paused',
    when: 'A person paused a campaign, or it paused automatically because of a problem.',
    needs: 'contacts:read',
    example: { ...campaign, status: 'paused', problem: 'The agent of this campaign was deleted.' },
  },
  'campaign.ended': {
    title: 'Campaign ended',
    when: 'Everyone was contacted, or a person stopped the campaign.',
    needs: 'contacts:read',
    example: { ...campaign, status: 'done' },
  },
  'task.created': {
    title: 'Task created',
    when: 'A call created a task for your team, or someone added one.',
    needs: 'calls:read',
    example: task,
  },
  'task.updated': {
    title: 'Task updated',
    when: 'A task was assigned, rescheduled, completed, or reopened.',
    needs: 'calls:read',
    example: { ...task, status: 'done' },
  },
  'recording.ready': {
    title: 'Recording ready',
    when: 'A call recording is ready to download.',
    needs: 'calls:read',
    example: {
      callId: '019a9c1e-5b10-7c4d-9a51-3f1f7f0a2b11',
      durationMs: 92_000,
      bytes: 1_472_044,
      recordingUrl: 'https://voice.example.com/v1/calls/019a9c1e-5b10-7c4d-9a51-3f1f7f0a2b11/recording',
    },
  },
};
