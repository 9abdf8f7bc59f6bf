import { z } from 'zod';

/** What callers of nearly every business ask, and the answers that all of its agents give. */
export const businessFacts = {
  address: {
    label: 'Address',
    hint: 'Your address and how to get in.',
    example: 'We’re at 12 Mill Lane, on the second floor.',
  },
  parking: {
    label: 'Parking',
    hint: 'Where to park and what parking costs.',
    example: 'You can park behind the building.',
  },
  prices: { label: 'Prices', hint: 'The prices people ask about most.', example: 'A checkup is 60 dollars.' },
  people: { label: 'Team', hint: 'Who works here and what they do.', example: 'Dr. Brooks and Dr. Lee see patients.' },
  payment: { label: 'Payment', hint: 'How people can pay.', example: 'You can pay in cash or by card.' },
} as const;
export type BusinessFact = keyof typeof businessFacts;
export const businessFactNames = Object.keys(businessFacts) as [BusinessFact, ...BusinessFact[]];

/** Stands for a file where a fact answers: they are in no document. */
export const factsId = '00000000-0000-4000-8000-00000000fac0';

/** Characters of one: it is said aloud. */
export const businessFactLength = 500;

const Text = z.string().trim().max(businessFactLength, `Use ${businessFactLength} characters or fewer.`);

/** Facts by name; what is left out or empty is not known. */
export const BusinessFacts = z
  .partialRecord(z.enum(businessFactNames), Text)
  .transform((facts) => Object.fromEntries(Object.entries(facts).filter(([, text]) => text !== '')))
  .pipe(z.partialRecord(z.enum(businessFactNames), z.string()));
export type BusinessFacts = z.infer<typeof BusinessFacts>;
