import { z } from 'zod';
import { actionConfig, actionStep } from './action-step.ts';
import { crmPerson, personIn } from './crm-person.ts';

const Config = z.strictObject({ ...actionConfig, ...crmPerson });

export const findCrmContact = actionStep<z.infer<typeof Config>>({
  type: 'find_crm_contact',
  title: 'Find in CRM',
  description: 'Looks up the caller in the CRM and saves what it finds.',
  icon: 'user-search',
  help: 'Finds the contact by email or number and saves the name, email, phone, company, or URL in variables. Takes the Error path if the CRM doesn’t have the contact.',
  config: Config,
  initial: {},
  action: 'find_crm_contact',
  texts: ({ email, phone }) => [email, phone],
  input: ({ talk, config }) => personIn(talk, config),
});
