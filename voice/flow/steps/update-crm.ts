import { z } from 'zod';
import { written } from '../talk.ts';
import { actionConfig, actionStep } from './action-step.ts';

const Field = z.strictObject({ name: z.string().min(1).max(80), value: z.string().max(2000) });

const Config = z.strictObject({
  ...actionConfig,
  wait: z.boolean().default(false),
  /** The contact is found by e-mail or phone, and made when there is none. */
  fields: z.array(Field).min(1).max(30),
  note: z.string().max(4000).default(''),
});

export const updateCrm = actionStep<z.infer<typeof Config>>({
  type: 'update_crm',
  title: 'Update CRM',
  description: 'Saves what the caller said to the CRM.',
  icon: 'contact',
  help: 'Finds the contact by email or number, or creates one, and saves what was said. Needs a connected CRM.',
  config: Config,
  initial: { fields: [{ name: 'email', value: '{{email|}}' }] },
  action: 'update_crm',
  tells: () => true,
  texts: ({ fields, note }) => [note, ...fields.map(({ value }) => value)],
  input: ({ talk, config }) => ({
    fields: config.fields
      .map(({ name, value }) => ({ name, value: written(talk, value).trim() }))
      .filter(({ value }) => value),
    note: written(talk, config.note).trim() || null,
  }),
});
