import type { ActionConfiguration, ActionTemplateId, ActionVariable } from './action-configurations.ts';

export const actionCategories = ['Communication', 'Scheduling', 'Data Management', 'Integration'] as const;
export type ActionCategory = (typeof actionCategories)[number];

/** What an action cannot do without, where it is not there yet. */
export type ActionNeed = 'phone_number' | 'crm';

interface Template {
  id: ActionTemplateId;
  name: string;
  description: string;
  category: ActionCategory;
  features: string[];
  /** When it can run, in words. */
  triggers: string[];
  needs: ActionNeed | null;
  variables: ActionVariable[];
  configuration: ActionConfiguration;
}

const always = ['During a call', 'After a call', 'On a schedule', 'Manually or through the API'];

/** What actions start from, in the order of the gallery. */
export const actionTemplates: Template[] = [
  {
    id: 'send-email',
    name: 'Send Email',
    description: 'Emails values from a call to the caller or your team.',
    category: 'Communication',
    features: [
      'Subject and body with values from the call',
      'To your team or any address',
      'Never sent twice, even after a failure',
    ],
    triggers: always,
    needs: null,
    variables: [
      { name: 'name', type: 'text', sample: 'Ann Lee' },
      { name: 'message', type: 'text', sample: 'Please call me back on Tuesday.' },
    ],
    configuration: {
      template: 'send-email',
      to: 'team',
      subject: 'A message from {{name|a caller}}',
      body: '{{name|A caller}} says: {{message|nothing}}',
    },
  },
  {
    id: 'create-calendar-event',
    name: 'Create Calendar Event',
    description: 'Books an appointment in this workspace’s calendar.',
    category: 'Scheduling',
    features: ['Custom title and length', 'No double bookings', 'Within your business hours'],
    triggers: always,
    needs: null,
    variables: [
      { name: 'start', type: 'date_time', sample: '2030-01-15T10:00' },
      { name: 'name', type: 'text', sample: 'Ann Lee' },
      { name: 'email', type: 'text', sample: 'ann@example.com' },
    ],
    configuration: {
      template: 'create-calendar-event',
      title: 'Appointment with {{name|a caller}}',
      start: '{{start}}',
      calendarId: null,
      durationMinutes: 30,
      attendeeName: '{{name|}}',
      attendeeEmail: '{{email|}}',
      attendeePhone: '',
      notes: '',
    },
  },
  {
    id: 'update-crm',
    name: 'Update CRM',
    description: 'Saves what the caller said to the CRM.',
    category: 'Data Management',
    features: ['Finds, creates, and updates contacts', 'A note about the call', 'A deal, never created twice'],
    triggers: always,
    needs: 'crm',
    variables: [
      { name: 'email', type: 'text', sample: 'ann@example.com' },
      { name: 'outcome', type: 'text', sample: 'success' },
    ],
    configuration: {
      template: 'update-crm',
      does: 'save',
      fields: [{ name: 'email', value: '{{email|}}' }],
      note: 'Outcome of the call: {{outcome|unknown}}',
      dealName: '',
      dealAmount: '',
      dealStage: '',
    },
  },
  {
    id: 'send-sms',
    name: 'Send SMS',
    description: 'Sends a text message with values from the call.',
    category: 'Communication',
    features: ['Text with values from the call', 'To the caller or any number'],
    triggers: always,
    needs: 'phone_number',
    variables: [{ name: 'phone', type: 'text', sample: '+15715550123' }],
    configuration: { template: 'send-sms', to: '{{phone}}', text: 'Thank you for your call!' },
  },
  {
    id: 'make-phone-call',
    name: 'Make Phone Call',
    description: 'Has an agent call a number, now or later.',
    category: 'Communication',
    features: ['Any of your agents', 'Now or up to a week later'],
    triggers: always,
    needs: 'phone_number',
    variables: [{ name: 'phone', type: 'text', sample: '+15715550123' }],
    configuration: { template: 'make-phone-call', to: '{{phone}}', agentId: null, afterMinutes: 0 },
  },
  {
    id: 'custom-webhook',
    name: 'Custom Webhook',
    description: 'Calls another system over HTTP and saves the response.',
    category: 'Integration',
    features: ['Any method, headers, and body', 'Secret headers, stored encrypted', 'Saves responses as named values'],
    triggers: ['Before a call', ...always],
    needs: null,
    variables: [{ name: 'name', type: 'text', sample: 'Ann Lee' }],
    configuration: {
      template: 'custom-webhook',
      method: 'POST',
      url: '',
      headers: [],
      body: '{"name": "{{name|}}"}',
      results: [],
    },
  },
];
