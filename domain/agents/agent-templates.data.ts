import type { agentLanguages } from '#domain/platform/agent-languages.ts';
import type { Json } from '#domain/platform/json.ts';
import type { agentVoices } from './agents.ts';
import type { Flow, FlowEdge, FlowNode } from './workflows.ts';

/** What a new agent starts from: who it is, how it sounds, and a flow that runs to its end as it stands. */
export interface AgentTemplate {
  id: string;
  name: string;
  /** Shown as the agent's type. */
  type: string;
  description: string;
  features: string[];
  personality: string;
  persona: string;
  greeting: string;
  voice: (typeof agentVoices)[number]['id'];
  language: (typeof agentLanguages)[number]['tag'];
  speed: number;
  flow: Flow;
}

/** Nodes stand in a column, in the order in which a call that goes well meets them. */
const column = (nodes: [id: string, type: string, title: string, config: Record<string, Json>][]): FlowNode[] =>
  nodes.map(([id, type, title, config], index) => ({ id, type, title, config, x: 0, y: index * 140 }));

/** `from.port > to` */
const edges = (lines: string[]): FlowEdge[] =>
  lines.map((line) => {
    const [from = '', port = '', to = ''] = line.split(/\.| > /);
    return { from, port, to };
  });

/** What the sales team is told of someone who called. */
const newLead = {
  to: 'team',
  subject: 'New lead: {{name|no name given}}, {{company|no company given}}',
  body: 'Name: {{name|not given}}\nCompany: {{company|not given}}\nEmail: {{email|not given}}\nPhone: {{phone|not given}}\nBudget in dollars: {{budget|not given}}\nTimeline: {{timeline|not given}}\n\nWhat they need:\n{{need}}\n',
};

const leadQualification: Flow = {
  name: 'Lead Qualification Flow',
  nodes: column([
    ['start', 'start', 'Start Call', { greeting: 'Hello, and thank you for calling!' }],
    [
      'who',
      'ask',
      'Ask for name and company',
      {
        intro: 'I have a few short questions, and then the right person will get back to you.',
        slots: [
          { name: 'name', type: 'name', prompt: 'May I have your name, please?', confirm: 'implicit', prefill: true },
          {
            name: 'company',
            type: 'text',
            prompt: 'And what company are you with?',
            required: false,
          },
        ],
      },
    ],
    [
      'need',
      'ask',
      'Ask what they need',
      {
        slots: [
          {
            name: 'need',
            type: 'text',
            prompt: 'What are you looking for help with?',
            reprompts: ['In a sentence or two, what would you like help with?'],
          },
        ],
      },
    ],
    [
      'plans',
      'ask',
      'Ask for budget, timeline, and email',
      {
        slots: [
          {
            name: 'budget',
            type: 'number',
            prompt: 'Roughly what budget do you have in mind, in dollars?',
            reprompts: ['A rough figure is fine, like five thousand dollars. What would you say?'],
            required: false,
            min: 0,
          },
          {
            name: 'timeline',
            type: 'choice',
            prompt: 'When would you like to get started: right away, within three months, or later?',
            choices: [
              {
                value: 'now',
                label: 'right away',
                synonyms: [
                  'now',
                  'immediately',
                  'as soon as possible',
                  'asap',
                  'before christmas',
                  'the sooner the better',
                  'as soon as we can',
                  'as soon as you can',
                  'this week',
                  'next week',
                  'this month',
                  'today',
                  'soon',
                  'yesterday',
                ],
              },
              {
                value: 'quarter',
                label: 'within three months',
                synonyms: [
                  'three months',
                  'in the new year',
                  'early next year',
                  'two months',
                  'next month',
                  'a few weeks',
                  'couple of weeks',
                  'two weeks',
                  'three weeks',
                  'a month',
                  'this year',
                  'end of the year',
                  'a few months',
                  'couple of months',
                  'this quarter',
                  'next quarter',
                ],
              },
              {
                value: 'later',
                label: 'later',
                synonyms: [
                  'next year',
                  'not before',
                  'next summer',
                  'not decided',
                  "haven't decided",
                  'no date yet',
                  'whenever',
                  'six months',
                  'no rush',
                  'no hurry',
                  'not sure',
                  'just looking',
                  'just browsing',
                  'someday',
                ],
              },
            ],
          },
          {
            name: 'email',
            type: 'email',
            prompt: 'What email address can we reach you at?',
            prefill: true,
          },
        ],
      },
    ],
    [
      'reachable',
      'decision',
      'Email given?',
      {
        branches: [{ port: 'yes', label: 'Email given', when: { op: 'is_set', args: [{ var: 'email' }] } }],
      },
    ],
    [
      'call_back',
      'ask',
      'Ask for a phone number instead',
      { slots: [{ name: 'phone', type: 'phone', prompt: 'What number can we call you back at?' }] },
    ],
    [
      'qualified',
      'decision',
      'Qualified?',
      {
        branches: [
          {
            port: 'yes',
            label: 'Budget and time fit',
            when: {
              op: 'and',
              args: [
                {
                  op: 'or',
                  args: [
                    { op: 'gte', args: [{ var: 'budget' }, 1000] },
                    { op: 'not', args: [{ op: 'is_set', args: [{ var: 'budget' }] }] },
                  ],
                },
                { op: 'in', args: [{ var: 'timeline' }, 'now', 'quarter'] },
              ],
            },
          },
        ],
      },
    ],
    ['tell_sales', 'send_email', 'Email the sales team', newLead],
    ['note_sales', 'send_email', 'Email the sales team: no contact details', newLead],
    [
      'bye_qualified',
      'end',
      'End Call',
      {
        message:
          'Thank you very much. Someone from our sales team will get back to you within one business day. Goodbye!',
        outcome: 'success',
      },
    ],
    [
      'bye_later',
      'end',
      'End call: not ready yet',
      {
        message: "Thank you for telling me about your plans. Whenever you're ready, just give us a call. Goodbye!",
        outcome: 'neutral',
      },
    ],
    [
      'bye_refused',
      'end',
      'End call: refused',
      { message: "That's all right. Thank you for calling. Goodbye!", outcome: 'neutral' },
    ],
  ]),
  edges: edges([
    'start.next > who',
    'who.filled > need',
    'need.filled > plans',
    'plans.filled > reachable',
    'reachable.yes > qualified',
    'reachable.else > call_back',
    'qualified.yes > tell_sales',
    'qualified.else > bye_later',
    'tell_sales.ok > bye_qualified',
    'who.refused > need',
    'need.refused > bye_refused',
    // Who gives no address may be called, and a lead without either is still one.
    'plans.refused > call_back',
    'call_back.filled > qualified',
    'call_back.refused > note_sales',
    'note_sales.ok > bye_refused',
  ]),
};

const supportTriage: Flow = {
  name: 'Customer Support Triage',
  nodes: column([
    ['start', 'start', 'Start Call', { greeting: 'Hello, this is the support line.' }],
    [
      'problem',
      'ask',
      'Ask about the problem',
      {
        slots: [
          {
            name: 'problem',
            type: 'text',
            prompt: 'What can I help you with today?',
            reprompts: ["In a sentence, what's going wrong?"],
          },
          {
            name: 'topic',
            type: 'choice',
            prompt: 'Is this about a bill, a technical problem, your account, or something else?',
            choices: [
              {
                value: 'billing',
                label: 'a bill',
                synonyms: ['billing', 'invoice', 'payment', 'charge', 'charged', 'refund', 'money', 'price'],
              },
              {
                value: 'technical',
                label: 'a technical problem',
                synonyms: [
                  'technical',
                  'tech',
                  'bug',
                  'error',
                  'broken',
                  'not working',
                  "doesn't work",
                  'crash',
                  'login',
                  'slow',
                  'app',
                  'website',
                ],
              },
              {
                value: 'account',
                label: 'your account',
                synonyms: ['account', 'my account', 'password', 'profile', 'subscription', 'cancel my account'],
              },
              {
                value: 'other',
                label: 'something else',
                synonyms: ['other', 'else', 'none of those', 'neither', 'different'],
              },
            ],
          },
        ],
      },
    ],
    [
      'is_technical',
      'decision',
      'Technical?',
      { branches: [{ port: 'yes', label: 'Technical', when: { op: 'eq', args: [{ var: 'topic' }, 'technical'] } }] },
    ],
    [
      'quick_fix',
      'ask',
      'Try a quick fix',
      {
        intro: "Restarting often fixes this. Please give it a try. I'll wait.",
        slots: [
          {
            name: 'solved',
            type: 'yes_no',
            prompt: 'Did that solve the problem?',
            reprompts: ['Is it working now?'],
            maxAttempts: 3,
          },
        ],
      },
    ],
    [
      'is_solved',
      'decision',
      'Solved?',
      { branches: [{ port: 'yes', label: 'Solved', when: { op: 'eq', args: [{ var: 'solved' }, true] } }] },
    ],
    [
      'contact',
      'ask',
      'Ask about urgency and contact details',
      {
        intro: "I'll open a ticket so a colleague can look into it.",
        slots: [
          {
            name: 'urgent',
            type: 'yes_no',
            prompt: 'Is this stopping you from working?',
          },
          { name: 'name', type: 'name', prompt: 'Could I have your name, please?', confirm: 'implicit', prefill: true },
          { name: 'phone', type: 'phone', prompt: 'What number can we call you back at?', prefill: true },
          {
            name: 'email',
            type: 'email',
            prompt: 'What email address should we send a copy to?',
            required: false,
            prefill: true,
          },
        ],
      },
    ],
    [
      'ticket',
      'send_email',
      'Email the ticket',
      {
        to: 'team',
        subject: 'Support ticket: {{topic|no topic}}, {{name}}, urgent: {{urgent}}',
        body: 'Name: {{name}}\nPhone: {{phone}}\nEmail: {{email|not given}}\nTopic: {{topic|not given}}\nUrgent: {{urgent}}\n\nProblem:\n{{problem|not described}}\n',
      },
    ],
    [
      'bye_ticket',
      'end',
      'End Call',
      {
        message: 'Thank you, {{name}}. Your ticket is open, and a colleague will call you back. Goodbye!',
        outcome: 'success',
      },
    ],
    [
      'bye_solved',
      'end',
      'End call: solved',
      { message: "I'm glad it's working again. Thank you for calling. Goodbye!", outcome: 'success' },
    ],
  ]),
  edges: edges([
    'start.next > problem',
    'problem.filled > is_technical',
    'is_technical.yes > quick_fix',
    'is_technical.else > contact',
    'quick_fix.filled > is_solved',
    'quick_fix.no_match > contact',
    'quick_fix.refused > contact',
    'is_solved.yes > bye_solved',
    'is_solved.else > contact',
    'contact.filled > ticket',
    'ticket.ok > bye_ticket',
    'problem.refused > contact',
  ]),
};

const appointmentBooking: Flow = {
  name: 'Appointment Booking',
  nodes: column([
    ['start', 'start', 'Start Call', { greeting: 'Hello, and thank you for calling!' }],
    [
      'service',
      'ask',
      'Ask for the service',
      {
        slots: [
          {
            name: 'service',
            type: 'text',
            prompt: 'What would you like an appointment for?',
            reprompts: ["In a few words, what's the appointment for? A consultation, say, or a checkup?"],
          },
        ],
      },
    ],
    [
      'contact',
      'ask',
      'Ask for name and contact details',
      {
        slots: [
          {
            name: 'name',
            type: 'name',
            prompt: 'What name should I put that under?',
            confirm: 'implicit',
            prefill: true,
          },
          {
            name: 'email',
            type: 'email',
            prompt: 'What email address should I send the confirmation to?',
            prefill: true,
          },
          {
            name: 'phone',
            type: 'phone',
            prompt: 'And is there a phone number where we can reach you?',
            required: false,
            prefill: true,
          },
        ],
      },
    ],
    [
      'book',
      'schedule',
      'Schedule Meeting',
      {
        prompt: 'When would you like to come in?',
        title: 'Appointment with {{name}}',
        durationMinutes: 30,
        notes: '{{service}}',
      },
    ],
    [
      'confirmation',
      'send_email',
      'Email the confirmation',
      {
        to: '{{email}}',
        subject: 'Your appointment on {{appointment_spoken}}',
        body: 'Hello {{name}},\n\nYour appointment is booked.\n\nWhat: {{service}}\nWhen: {{appointment_spoken}}\n\nOpen the attached file to add it to your calendar. If you need to change your appointment, just call us.\n\nSee you soon!\n',
        attach_appointment: true,
      },
    ],
    [
      'bye_booked',
      'end',
      'End Call',
      {
        message: 'See you on {{appointment_spoken}}, {{name}}. The confirmation is on its way to your email. Goodbye!',
        asksForMore: true,
        outcome: 'success',
      },
    ],
    [
      'bye_without_email',
      'end',
      'End call: no email',
      { message: "Thank you, {{name}}. We'll see you then. Goodbye!", asksForMore: true, outcome: 'success' },
    ],
  ]),
  edges: edges([
    'start.next > service',
    'service.filled > contact',
    'contact.filled > book',
    'book.booked > confirmation',
    'confirmation.ok > bye_booked',
    'confirmation.no_address > bye_without_email',
  ]),
};

const survey: Flow = {
  name: 'Survey Collection',
  nodes: column([
    ['start', 'start', 'Start Call', { greeting: 'Hello!' }],
    [
      'consent',
      'ask',
      'Ask for consent',
      {
        slots: [
          {
            name: 'consent',
            type: 'yes_no',
            prompt: 'It takes about five minutes. May I ask you a few questions?',
            reprompts: ['Is it OK if I ask you a few questions?'],
          },
        ],
      },
    ],
    [
      'has_consent',
      'decision',
      'Consent?',
      { branches: [{ port: 'yes', label: 'Agreed', when: { op: 'eq', args: [{ var: 'consent' }, true] } }] },
    ],
    [
      'recommend',
      'ask',
      'Ask for a recommendation score',
      {
        slots: [
          {
            name: 'recommend',
            type: 'rating',
            prompt: 'On a scale of zero to ten, how likely are you to recommend us to a friend?',
            reprompts: ['Please give me a number from zero to ten. How likely are you to recommend us?'],
            min: 0,
            max: 10,
            required: false,
          },
        ],
      },
    ],
    [
      'reason',
      'ask',
      'Ask for the reason',
      { slots: [{ name: 'reason', type: 'text', prompt: "What's the main reason for that?", required: false }] },
    ],
    [
      'satisfaction',
      'ask',
      'Ask about satisfaction',
      {
        slots: [
          {
            name: 'satisfaction',
            type: 'rating',
            prompt: 'Overall, how satisfied are you on a scale of one to five, with five being very satisfied?',
            reprompts: ['Please give me a number from one to five. How satisfied are you?'],
            min: 1,
            max: 5,
            required: false,
          },
        ],
      },
    ],
    [
      'liked',
      'ask',
      'Ask what they liked',
      { slots: [{ name: 'liked', type: 'text', prompt: 'What did you like most?', required: false }] },
    ],
    [
      'improve',
      'ask',
      'Ask what to improve',
      { slots: [{ name: 'improve', type: 'text', prompt: 'And what could we do better?', required: false }] },
    ],
    [
      'follow_up',
      'ask',
      'Ask about a follow-up',
      {
        slots: [
          {
            name: 'follow_up',
            type: 'yes_no',
            prompt: 'Last question: may we contact you about your answers?',
            required: false,
          },
        ],
      },
    ],
    [
      'bye_done',
      'end',
      'End Call',
      { message: "That's everything. Thank you so much for your time. Goodbye!", outcome: 'success' },
    ],
    [
      'bye_declined',
      'end',
      'End call: declined',
      { message: 'No problem at all. Have a good day. Goodbye!', outcome: 'neutral' },
    ],
  ]),
  edges: edges([
    'start.next > consent',
    'consent.filled > has_consent',
    'consent.refused > bye_declined',
    'consent.no_match > bye_declined',
    'has_consent.yes > recommend',
    'has_consent.else > bye_declined',
    'recommend.filled > reason',
    'recommend.no_match > satisfaction',
    'recommend.refused > reason',
    'reason.filled > satisfaction',
    'reason.no_match > satisfaction',
    'satisfaction.filled > liked',
    'satisfaction.no_match > liked',
    'satisfaction.refused > liked',
    'liked.filled > improve',
    'liked.no_match > improve',
    'improve.filled > follow_up',
    'improve.no_match > follow_up',
    'follow_up.filled > bye_done',
    'follow_up.no_match > bye_done',
    'follow_up.refused > bye_done',
  ]),
};

/** The cards of the template picker, in their order. */
export const agentTemplates: AgentTemplate[] = [
  {
    id: 'sales-assistant',
    name: 'Sales Assistant',
    type: 'Sales Assistant',
    description: 'Talks to new leads, finds out what they need, and passes qualified ones to your sales team.',
    features: ['Lead qualification', 'Budget and timeline', 'Summary emailed to sales'],
    personality: 'Friendly, curious, and to the point',
    persona:
      "You're a phone sales assistant. You're friendly and brief. You ask one question at a time, listen, and never pressure anyone. You don't make promises about prices or features.",
    greeting: "Hello, and thank you for calling! I'm Michael, the automated sales assistant.",
    voice: 'michael',
    language: 'en-US',
    speed: 1,
    flow: leadQualification,
  },
  {
    id: 'customer-support',
    name: 'Customer Support',
    type: 'Customer Support',
    description: 'Takes problem reports around the clock, tries a quick fix, and opens a ticket for your team.',
    features: ['Problem intake', 'Quick fixes', 'Callback tickets'],
    personality: 'Patient, calm, and helpful',
    persona:
      "You're a phone support assistant. You're patient and calm, and you take every problem seriously. You say what happens next and never guess at a cause.",
    greeting: "Hello, this is the support line. I'm Sarah, the automated assistant.",
    voice: 'sarah',
    language: 'en-US',
    speed: 1,
    flow: supportTriage,
  },
  {
    id: 'appointment-scheduler',
    name: 'Appointment Scheduler',
    type: 'Appointment Scheduler',
    description: 'Finds an open time in your calendar, books it, and emails a confirmation with a calendar invite.',
    features: ['Calendar booking', 'Spoken dates and times', 'Email confirmation'],
    personality: 'Organized, warm, and efficient',
    persona:
      "You're an appointment scheduler on the phone. You're warm and efficient. You offer a few times at once, read back the details, and book only after a clear yes.",
    greeting:
      "Hello, and thank you for calling! I'm Emma, the automated assistant, and I can book an appointment for you.",
    voice: 'emma',
    language: 'en-US',
    speed: 1,
    flow: appointmentBooking,
  },
  {
    id: 'survey-collector',
    name: 'Survey Collector',
    type: 'Survey Collector',
    description: 'Runs a short satisfaction survey and stores every answer with its score.',
    features: ['Recommendation score', 'Ratings and open-ended answers', 'Skippable questions'],
    personality: 'Neutral, polite, and quick',
    persona:
      "You're a phone survey assistant. You're polite, neutral, and quick. You never judge an answer, and you don't push when someone would rather not answer.",
    greeting: "Hello! I'm David, an automated assistant, and I'm calling about your experience with us.",
    voice: 'david',
    language: 'en-US',
    speed: 1,
    flow: survey,
  },
];
