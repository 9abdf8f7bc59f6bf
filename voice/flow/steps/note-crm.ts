import { z } from 'zod';
import { written } from '../talk.ts';
import { actionConfig, actionStep } from './action-step.ts';
import { crmPerson, personIn } from './crm-person.ts';

const Config = z.strictObject({
  ...actionConfig,
  ...crmPerson,
  wait: z.boolean().default(false),
  text: z.string().min(1).max(4000),
});

export const noteCrm = actionStep<z.infer<typeof Config>>({
  type: 'note_crm',
  title: 'Note in CRM',
  description: 'Adds a note to the contact’s history in the CRM.',
  icon: 'notebook-pen',
  help: 'Adds a note to a contact in the CRM, matched by email or number. Needs a connected CRM.',
  config: Config,
  initial: { text: 'Called about {{topic|something}}.' },
  action: 'note_crm',
  tells: () => true,
  texts: ({ email, phone, text }) => [email, phone, text],
  input({ talk, config }) {
    const text = written(talk, config.text).trim();
    return text ? { ...personIn(talk, config), text } : null;
  },
});
