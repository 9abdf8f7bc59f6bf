import { and, type Column, eq, type SQL, sql } from 'drizzle-orm';
import {
  changedMetadata,
  type Metadata,
  type MetadataChanges,
  type OwnTerms,
  wantedMetadata,
} from '#domain/platform/metadata.ts';

/** Which records a list is asked for, by what they are to the asker's own system. */
export interface OwnTermsFilter {
  externalId?: string | undefined;
  /** A key and its value: `order:4711`. */
  metadata?: string | undefined;
}

/** Those records, as a condition. Undefined: all of them. */
export const ofOwnTerms = (
  columns: { externalId: Column; metadata: Column },
  { externalId, metadata }: OwnTermsFilter,
): SQL | undefined =>
  and(
    externalId === undefined ? undefined : eq(columns.externalId, externalId),
    // The index holds those that have any.
    metadata === undefined
      ? undefined
      : sql`${columns.metadata} <> '{}' and ${columns.metadata} @> ${JSON.stringify(wantedMetadata(metadata))}::jsonb`,
  );

/** What is written of changes to those; what is left out stays. @throws AppError limit_reached */
export const changedOwnTerms = (
  before: { metadata: Metadata },
  { externalId, metadata }: { externalId?: string | null | undefined; metadata?: MetadataChanges | undefined },
): Partial<OwnTerms> => ({
  ...(externalId !== undefined && { externalId }),
  ...(metadata !== undefined && { metadata: changedMetadata(before.metadata, metadata) }),
});

/** What a record is to the asker's own system, as answers and events tell it. */
export const ownTermsOf = ({ externalId, metadata }: OwnTerms): OwnTerms => ({ externalId, metadata });
