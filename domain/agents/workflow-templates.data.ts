import type { Json } from '#domain/platform/json.ts';
import { agentTemplates } from './agent-templates.data.ts';
import type { workflowCategories } from './workflow-categories.ts';
import type { Flow, FlowEdge, FlowNode, VariableDef } from './workflows.ts';

/** What a new workflow starts from: a conversation that runs to its end as it stands. */
export interface WorkflowTemplate {
  id: string;
  name: string;
  description: string;
  category: (typeof workflowCategories)[number];
  /** How long such a conversation takes, in words, as long as no call has shown it. */
  estimatedTime: string;
  features: string[];
  flow: Flow;
}

/** The conversation of an agent template, by the name of its flow. */
function flowNamed(name: string): Flow {
  const template = agentTemplates.find(({ flow }) => flow.name === name);
  if (!template) throw new Error(`No agent template has a flow named "${name}".`);
  return template.flow;
}

const step = (id: string, type: string, title: string, config: Record<string, Json>): FlowNode => ({
  id,
  type,
  title,
  config,
  x: 0,
  y: 0,
});

/** `from.port > to` */
const way = (line: string): FlowEdge => {
  const [from = '', port = '', to = ''] = line.split(/\.| > /);
  return { from, port, to };
};

const given = (name: string, type: VariableDef['type']): VariableDef => ({
  name,
  type,
  given: true,
  initial: null,
  sensitive: false,
});

const paymentReminder: Flow = {
  name: 'Payment Reminder',
  variables: [given('customer', 'text'), given('amount', 'text'), given('due_date', 'date')],
  nodes: [
    step('start', 'start', 'Start Call', {
      greeting: 'Hello, this is the automated assistant from {{business_name|our billing team}}.',
    }),
    step('who', 'ask', 'Ask for the right person', {
      slots: [
        {
          name: 'right_person',
          type: 'yes_no',
          prompt: 'Am I speaking with {{customer|the person who handles the bills}}?',
          reprompts: ['Sorry, is this {{customer|the person who handles the bills}}?'],
        },
      ],
    }),
    step('is_right', 'decision', 'Right person?', {
      branches: [{ port: 'yes', label: 'Yes', when: { var: 'right_person' } }],
    }),
    step('remind', 'ask', 'Remind and ask about payment', {
      intro:
        "This is a friendly reminder that {{amount|an invoice}} was due {{due_date|recently}}, and we haven't received payment yet.",
      slots: [
        {
          name: 'payment',
          type: 'choice',
          prompt: 'Has it already been paid, or when do you expect to pay?',
          reprompts: ['Is it already paid, will you pay this week or later, or is there a problem?'],
          choices: [
            {
              value: 'paid',
              label: 'paid already',
              synonyms: ['paid', 'i paid', 'already', 'it is paid', 'done', 'sent it', 'transferred', 'yesterday'],
            },
            {
              value: 'this_week',
              label: 'this week',
              synonyms: ['today', 'tomorrow', 'right away', 'now', 'soon', 'in a few days', 'friday', 'monday'],
            },
            {
              value: 'later',
              label: 'later',
              synonyms: ['next week', 'next month', 'end of the month', 'not yet', 'when i can', 'i need more time'],
            },
            {
              value: 'problem',
              label: 'something is wrong',
              synonyms: ['wrong', 'a problem', 'not right', 'dispute', 'i disagree', 'never got it', 'not mine'],
            },
          ],
        },
      ],
    }),
    step('bye', 'end', 'End Call', {
      message: "Thank you. I've made a note of that. Goodbye.",
      outcome: 'success',
    }),
    step('bye_other', 'end', 'End call: wrong person', {
      message: 'Sorry to bother you. Goodbye.',
      outcome: 'neutral',
    }),
    step('bye_open', 'end', 'End call: no answer', {
      message: 'All right. Please take a look at the invoice when you can. Goodbye.',
      outcome: 'neutral',
    }),
  ],
  edges: [
    'start.next > who',
    'who.filled > is_right',
    'who.no_match > bye_other',
    'who.no_input > bye_other',
    'who.refused > bye_other',
    'is_right.yes > remind',
    'is_right.else > bye_other',
    'remind.filled > bye',
    'remind.no_match > bye_open',
    'remind.no_input > bye_open',
    'remind.refused > bye_open',
  ].map(way),
};

const eventRegistration: Flow = {
  name: 'Event Registration',
  variables: [given('event', 'text'), given('event_date', 'date')],
  nodes: [
    step('start', 'start', 'Start Call', {
      greeting: 'Hello, and thank you for your interest in {{event|our event}}!',
    }),
    step('who', 'ask', 'Ask for name and party size', {
      slots: [
        { name: 'name', type: 'name', prompt: 'May I have your name, please?', confirm: 'implicit', prefill: true },
        {
          name: 'people',
          type: 'number',
          prompt: 'How many people will be coming, including you?',
          reprompts: ['How many seats will you need, including your own?'],
          min: 1,
          max: 20,
        },
      ],
    }),
    step('contact', 'ask', 'Ask for email and special requests', {
      slots: [
        {
          name: 'email',
          type: 'email',
          prompt: 'What email address should I send the confirmation to?',
          prefill: true,
        },
        {
          name: 'wishes',
          type: 'text',
          prompt: 'Is there anything we should know, like dietary or accessibility needs?',
          required: false,
        },
      ],
    }),
    step('confirm', 'send_email', 'Send the confirmation', {
      to: '{{email}}',
      subject: "You're registered: {{event|our event}}",
      body: 'Hello {{name}},\n\nWe have you down for {{event|our event}}, party of {{people}}.\nWhen: {{event_date:date|see your invitation}}\n\nSee you there!',
      wait: true,
    }),
    step('team', 'send_email', 'Notify the team', {
      to: 'team',
      subject: 'New registration: {{name}}, party of {{people}}',
      body: 'Event: {{event|our event}}\nName: {{name}}\nPeople: {{people}}\nEmail: {{email}}\nSpecial requests: {{wishes|none}}',
    }),
    step('bye', 'end', 'End Call', {
      message: "You're registered, {{name|}}, and the confirmation is on its way. Goodbye!",
      outcome: 'success',
    }),
    step('bye_unsent', 'end', 'End call: email not sent', {
      message: "You're registered. I couldn't send the confirmation just now, but I've let our team know. Goodbye!",
      outcome: 'success',
    }),
    step('bye_open', 'end', 'End call: not registered', {
      message: 'No problem. You can register anytime. Goodbye!',
      outcome: 'neutral',
    }),
  ],
  edges: [
    'start.next > who',
    'who.filled > contact',
    'who.no_match > bye_open',
    'who.no_input > bye_open',
    'who.refused > bye_open',
    'contact.filled > confirm',
    'contact.no_match > bye_open',
    'contact.no_input > bye_open',
    'contact.refused > bye_open',
    'confirm.ok > team',
    'confirm.error > team',
    'team.ok > bye',
    'team.error > bye_unsent',
  ].map(way),
};

/** The cards of the gallery, in their order. */
export const workflowTemplates: readonly WorkflowTemplate[] = [
  {
    id: 'lead-qualification',
    name: 'Lead Qualification Flow',
    description: 'Asks new leads about their needs, budget, and timeline, and emails qualified ones to sales.',
    category: 'Sales',
    estimatedTime: '3-5 min',
    features: ['Need, budget, and timeline', 'Qualification check', 'Summary emailed to sales'],
    flow: flowNamed('Lead Qualification Flow'),
  },
  {
    id: 'appointment-booking',
    name: 'Appointment Booking',
    description: 'Finds an open time in your calendar, books it, and emails a confirmation.',
    category: 'Scheduling',
    estimatedTime: '2-3 min',
    features: ['Spoken dates and times', 'Calendar booking', 'Email confirmation'],
    flow: flowNamed('Appointment Booking'),
  },
  {
    id: 'customer-support-triage',
    name: 'Customer Support Triage',
    description: 'Takes down the problem, tries a quick fix, and opens a ticket if that doesn’t help.',
    category: 'Support',
    estimatedTime: '1-2 min',
    features: ['Problem intake', 'Quick fixes', 'Callback tickets'],
    flow: flowNamed('Customer Support Triage'),
  },
  {
    id: 'survey-collection',
    name: 'Survey Collection',
    description: 'Asks for a rating and the reason behind it, and saves every answer with its score.',
    category: 'Research',
    estimatedTime: '5-10 min',
    features: ['Recommendation score', 'Ratings and open-ended answers', 'Skippable questions'],
    flow: flowNamed('Survey Collection'),
  },
  {
    id: 'payment-reminder',
    name: 'Payment Reminder',
    description: 'Checks that it has the right person, reminds them of an open balance, and notes when they’ll pay.',
    category: 'Finance',
    estimatedTime: '1-2 min',
    features: ['Identity check first', 'Amounts and due dates from your data', 'Dispute notes'],
    flow: paymentReminder,
  },
  {
    id: 'event-registration',
    name: 'Event Registration',
    description:
      'Takes registrations, including the number of guests, and emails a confirmation to the attendee and your team.',
    category: 'Events',
    estimatedTime: '2-4 min',
    features: ['Name, seats, and special requests', 'Email confirmation', 'Team notification'],
    flow: eventRegistration,
  },
];
