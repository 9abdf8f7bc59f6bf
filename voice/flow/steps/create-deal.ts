import { z } from 'zod';
import { written } from '../talk.ts';
import { actionConfig, actionStep } from './action-step.ts';
import { crmPerson, personIn } from './crm-person.ts';

const Config = z.strictObject({
  ...actionConfig,
  ...crmPerson,
  wait: z.boolean().default(false),
  name: z.string().min(1).max(200),
  amount: z.string().max(60).default(''),
  stage: z.string().max(100).default(''),
  text: z.string().max(4000).default(''),
});

export const createDeal = actionStep<z.infer<typeof Config>>({
  type: 'create_deal',
  title: 'Create Deal',
  description: 'Creates a deal in the CRM for the caller.',
  icon: 'handshake',
  help: 'Creates a deal for a contact, and creates the contact if there isn’t one. Needs a connected CRM.',
  config: Config,
  initial: { name: 'Request by phone' },
  action: 'create_deal',
  tells: () => true,
  texts: ({ email, phone, name, amount, text }) => [email, phone, name, amount, text],
  input({ talk, config }) {
    const of = (text: string) => written(talk, text).trim() || null;
    const name = of(config.name);
    const { amount, stage, text } = config;
    return name && { ...personIn(talk, config), name, amount: of(amount), stage: stage.trim() || null, text: of(text) };
  },
});
