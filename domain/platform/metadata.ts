import { z } from 'zod';
import { AppError } from './errors.ts';

/** Keys of one thing's metadata. */
export const metadataLimit = 50;

const keyForm = /^(?!__proto__$)[\w.-]{1,40}$/;
const noNul = (text: string) => !text.includes('\0');
const Value = z
  .string('Send text.')
  .max(500, 'Use 500 characters or fewer.')
  .refine(noNul, 'Remove NUL characters from the text.');
const Key = z.string().regex(keyForm, 'Use up to 40 letters, digits, underscores, hyphens, or periods in a key.');
const isFew = (keys: object) => Object.keys(keys).length <= metadataLimit;
const tooMany = `Use up to ${metadataLimit} keys.`;

/** Your own keys and values on a thing: kept, filtered by, and sent in each event. Parley gives them no meaning. */
export const Metadata = z.record(Key, Value).refine(isFew, tooMany);
export type Metadata = z.infer<typeof Metadata>;

/** Keys that are sent replace what they had; null takes one away, and the others stay. */
export const MetadataChanges = z.record(Key, Value.nullable()).refine(isFew, tooMany);
export type MetadataChanges = z.infer<typeof MetadataChanges>;

/** What a thing is called in your own system. */
export const ExternalId = z
  .string('Send text.')
  .trim()
  .min(1, 'Enter the ID.')
  .max(200, 'Use 200 characters or fewer.')
  .refine(noNul, 'Remove NUL characters from the text.');

/** One key and its value, as a query names them: `order:4711`. */
export const MetadataFilter = z
  .string()
  .regex(/^(?!__proto__:)[\w.-]{1,40}:[^\0]{0,500}$/, 'Enter a key and its value, such as order:4711.');

/** What a record is to your own system, as answers and events tell it. */
export const ownTerms = { externalId: z.string().nullable(), metadata: Metadata };
export interface OwnTerms {
  externalId: string | null;
  metadata: Metadata;
}

/** The same as it is given where a record is made. */
export const ownTermsGiven = { externalId: ExternalId.nullable().default(null), metadata: Metadata.default({}) };

/** The same as it is changed: what is left out stays. */
export const ownTermsChanged = { externalId: ExternalId.nullable().optional(), metadata: MetadataChanges.optional() };

/** What a list is filtered by. */
export const ownTermsFilter = {
  externalId: ExternalId.optional(),
  /** A key of the metadata and its value: `order:4711`. */
  metadata: MetadataFilter.optional(),
};

/** Metadata as it is after changes. @throws AppError limit_reached */
export function changedMetadata(before: Metadata, changes: MetadataChanges): Metadata {
  const after = Object.entries({ ...before, ...changes }).filter(
    (entry): entry is [string, string] => entry[1] !== null,
  );
  if (after.length > metadataLimit)
    throw new AppError('limit_reached', `Metadata can have up to ${metadataLimit} keys.`);
  return Object.fromEntries(after);
}

/** What a filter asks for, as metadata that a thing has to have. */
export function wantedMetadata(filter: string): Metadata {
  const colon = filter.indexOf(':');
  return { [filter.slice(0, colon)]: filter.slice(colon + 1) };
}
