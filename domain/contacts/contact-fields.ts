import { z } from 'zod';
import { endpoints, Id } from '#domain/platform/http.ts';

/** What a field of contacts holds. */
export const contactFieldKinds = ['text', 'number', 'date', 'choice', 'yes_no'] as const;
export type ContactFieldKind = (typeof contactFieldKinds)[number];
/** Fields of one workspace, and what one choice can be. */
export const contactFieldsLimit = 50;
const optionsLimit = 50;
const textLimit = 500;

/** A field that a workspace has for its contacts. */
export const ContactField = z.object({
  id: Id,
  /** As programs and flows call it; it stays when the name changes. */
  key: z.string(),
  name: z.string(),
  kind: z.enum(contactFieldKinds),
  /** What a choice can be; empty for other kinds. */
  options: z.array(z.string()),
});
export type ContactField = z.infer<typeof ContactField>;

/** Values of one contact, by the key of the field. Null takes one away. */
export const ContactFieldValues = z.record(
  z.string().max(40),
  z.union([z.string().max(textLimit, `Use ${textLimit} characters or fewer.`), z.number(), z.boolean()]).nullable(),
);
export type ContactFieldValues = z.infer<typeof ContactFieldValues>;
export type ContactFieldValue = string | number | boolean;

/** The key of a field by its name: `Customer since` is `customer_since`. Empty where the name has no letter or digit. */
export const keyOfField = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .replace(/^(?=\d)/, 'field_')
    .slice(0, 40);

const isoDate = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const yesNo = new Map<unknown, boolean>([
  [true, true],
  ['true', true],
  ['yes', true],
  [false, false],
  ['false', false],
  ['no', false],
]);

/**
 * A value as its field keeps it, or the sentence that says what it has to be. Words of forms and files are read, too:
 * `12` is a number, `yes` is true.
 */
export function readFieldValue(
  { name, kind, options }: Pick<ContactField, 'name' | 'kind' | 'options'>,
  value: ContactFieldValue,
): { value: ContactFieldValue } | { problem: string } {
  const text = String(value).trim();
  switch (kind) {
    case 'text':
      return { value: text };
    case 'number': {
      const number = typeof value === 'number' ? value : text === '' ? Number.NaN : Number(text);
      return Number.isFinite(number) ? { value: number } : { problem: `${name} must be a number.` };
    }
    case 'date': {
      const isReal = isoDate.test(text) && new Date(`${text}T00:00:00Z`).toISOString().startsWith(text);
      return isReal ? { value: text } : { problem: `${name} must be a date, such as 2026-05-31.` };
    }
    case 'choice': {
      const option = options.find((one) => one.toLowerCase() === text.toLowerCase());
      return option === undefined ? { problem: `${name} must be one of ${options.join(', ')}.` } : { value: option };
    }
    case 'yes_no': {
      const read = yesNo.get(typeof value === 'string' ? text.toLowerCase() : value);
      return read === undefined ? { problem: `${name} must be yes or no.` } : { value: read };
    }
  }
}

const Name = z
  .string('Enter a name for the field.')
  .trim()
  .min(1, 'Enter a name for the field.')
  .max(40, 'Use 40 characters or fewer.');
const Options = z
  .array(z.string().trim().min(1, 'Enter the choice.').max(60, 'Use 60 characters or fewer.'))
  .max(optionsLimit, `A field can have up to ${optionsLimit} choices.`)
  .overwrite((options) => [...new Set(options)]);
const Params = z.object({ fieldId: Id });

export const contactFieldsApi = endpoints({
  list: {
    method: 'GET',
    path: '/v1/contact-fields',
    summary: 'List the workspace’s custom contact fields',
    can: 'contacts:read',
    reply: z.object({ items: z.array(ContactField) }),
  },
  create: {
    method: 'POST',
    path: '/v1/contact-fields',
    idempotent: 'whole',
    summary: 'Add a custom contact field',
    can: 'contacts:manage',
    audit: 'contact-field.created',
    body: z.object({ name: Name, kind: z.enum(contactFieldKinds), options: Options.default([]) }),
    reply: ContactField,
    status: 201,
    errors: ['conflict', 'limit_reached'],
    example: { body: { name: 'Plan', kind: 'choice', options: ['Basic', 'Plus'] } },
  },
  update: {
    method: 'PATCH',
    path: '/v1/contact-fields/:fieldId',
    summary: 'Rename a custom contact field or change its choices; existing values are kept',
    can: 'contacts:manage',
    audit: 'contact-field.updated',
    params: Params,
    body: z.object({ name: Name.optional(), options: Options.optional() }),
    reply: ContactField,
    example: { body: { name: 'Tariff' } },
  },
  remove: {
    method: 'DELETE',
    path: '/v1/contact-fields/:fieldId',
    summary: 'Delete a custom field and all its values',
    can: 'contacts:manage',
    audit: 'contact-field.deleted',
    params: Params,
  },
});
