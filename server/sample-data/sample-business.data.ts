import type { ActionConfiguration } from '#domain/actions/action-configurations.ts';
import type { BusinessFacts } from '#domain/identity/business-facts.ts';
import type { FaqEntry } from '#server/knowledge/faq.ts';

/** What the made-up dental practice has set up beside its agents. */

const plain = { phrasings: [], longerAnswer: '' };

/** What all of its agents answer, as Account Preferences have it. */
export const sampleFacts: BusinessFacts = {
  address: 'We’re at 12 Harbor Street, on the ground floor.',
  parking: 'There are six parking spaces behind the practice, on Harbor Street. They’re free for patients.',
  prices: 'A checkup is 60 dollars without insurance.',
  people: 'Dr. Brooks and Dr. Lee see patients.',
  payment: 'You can pay in cash, by card, or by check.',
};

/** Questions that its agents answer, and the folder they lie in. */
export const sampleQuestions: readonly { folder: string; entry: FaqEntry }[] = [
  {
    folder: 'FAQ',
    entry: {
      ...plain,
      question: 'Which insurance do you take?',
      phrasings: ['Do you take my dental insurance?'],
      spokenAnswer: 'We take most dental plans, including Delta Dental, MetLife, and Cigna.',
    },
  },
  {
    folder: 'FAQ',
    entry: {
      ...plain,
      question: 'How much is a cleaning?',
      phrasings: ['How much does a teeth cleaning cost?'],
      spokenAnswer: 'A cleaning is 120 dollars without insurance.',
    },
  },
  {
    folder: 'General',
    entry: {
      ...plain,
      question: 'How do I cancel an appointment?',
      spokenAnswer: 'Call us at least a day ahead. After that, there’s a 40 dollar fee.',
    },
  },
];

/** Longer texts, which are read as any document is. */
export const sampleTexts: readonly { folder: string; title: string; text: string }[] = [
  {
    folder: 'General',
    title: 'After a filling',
    text: 'You can eat again two hours after a filling. Your gums may be sore for two days.\n\nCall us if it hurts when you bite.',
  },
  {
    folder: 'Sales Scripts',
    title: 'Plans for teams',
    text: 'Companies with ten or more people can get our team plan. It’s 25 dollars per person per month.\n\nThe plan covers two cleanings and one checkup a year.',
  },
];

/** Its own actions. The first has run behind calls that booked. */
export const sampleActions: readonly {
  name: string;
  configuration: ActionConfiguration;
  variables: { name: string; type: 'text'; sample: string }[];
}[] = [
  {
    name: 'Tell the front desk',
    variables: [
      { name: 'name', type: 'text', sample: 'Ann Lee' },
      { name: 'service', type: 'text', sample: 'a checkup' },
    ],
    configuration: {
      template: 'send-email',
      to: 'team',
      subject: 'Booked: {{name|a caller}}',
      body: '{{name|A caller}} has booked {{service|an appointment}}.',
    },
  },
  {
    name: 'Text directions',
    variables: [{ name: 'phone', type: 'text', sample: '+12125550103' }],
    configuration: {
      template: 'send-sms',
      to: '{{phone}}',
      text: 'Harbor Dental is at 12 Harbor Street. Parking is behind the practice.',
    },
  },
];

export const sampleWorkflows = ['appointment-booking', 'customer-support-triage'] as const;

export const sampleNumberName = 'Front desk';
/** The campaign that made the calls of the survey, and one that is being set up. */
export const sampleSurvey = 'How was your visit?';
export const sampleDraft = {
  name: 'Checkup reminder',
  text: 'Hello {{first_name}}, it’s time for your checkup. Reply to this text and we’ll find a time.',
};
