import { z } from 'zod';
import { ConsentPurpose } from './consents.ts';
import { contactSources } from './contact-sources.ts';

const conditionsLimit = 10;
const text = (missing: string) => z.string(missing).trim().min(1, missing).max(100, 'Use 100 characters or fewer.');
const days = z.int('Enter a number of days.').min(1, 'Enter at least 1 day.').max(3_650, 'Enter 3,650 days or fewer.');

/** Something that contacts of a list have in common. */
export const ContactCondition = z.discriminatedUnion('of', [
  z.object({ of: z.literal('tag'), is: z.enum(['has', 'has_not']), value: text('Choose a tag.') }),
  z.object({ of: z.literal('source'), is: z.enum(['is', 'is_not']), value: z.enum(contactSources) }),
  z.object({ of: z.literal('company'), is: z.literal('contains'), value: text('Enter part of the company name.') }),
  z.object({ of: z.literal('given'), is: z.enum(['has', 'has_not']), value: z.enum(['phone', 'email', 'company']) }),
  z.object({
    of: z.literal('number'),
    is: z.enum(['begins', 'begins_not']),
    value: z.string().regex(/^\+\d{1,10}$/, 'Enter the number’s prefix, such as +49.'),
  }),
  z.object({ of: z.literal('added'), is: z.enum(['within', 'not_within']), value: days }),
  z.object({ of: z.literal('called'), is: z.enum(['within', 'not_within']), value: days }),
  z.object({ of: z.literal('opted_out'), is: z.enum(['yes', 'no']) }),
  z.object({ of: z.literal('consent'), is: z.enum(['has', 'has_not']), value: ConsentPurpose }),
  z.object({
    of: z.literal('field'),
    /** Its key. */
    field: z.string().min(1).max(40),
    is: z.enum(['is', 'is_not', 'contains', 'more', 'less', 'given', 'missing']),
    value: z.string().trim().max(100, 'Use 100 characters or fewer.').default(''),
  }),
]);
export type ContactCondition = z.infer<typeof ContactCondition>;

/** A list of contacts by what they have in common: all of the conditions hold. None: everyone. */
export const ContactFilter = z
  .array(ContactCondition)
  .max(conditionsLimit, `A filter can have up to ${conditionsLimit} conditions.`);
export type ContactFilter = z.infer<typeof ContactFilter>;

/** A filter in an address, as JSON. */
export const FilterText = z
  .string()
  .max(8_000)
  .transform((json, context): ContactFilter => {
    const read = ContactFilter.safeParse(parsed(json));
    if (read.success) return read.data;
    const [first] = read.error.issues;
    context.addIssue({ code: 'custom', message: first?.message ?? 'The filter is invalid. Send it as JSON.' });
    return z.NEVER;
  });

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

export const contactSorts = ['newest', 'oldest', 'name', 'changed'] as const;
