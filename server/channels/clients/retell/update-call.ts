import { z } from 'zod';
import { toMetadata } from '#domain/notifications/call-forms/any-metadata.ts';
import type { Metadata, MetadataChanges } from '#domain/platform/metadata.ts';
import { parseInput } from '#server/channels/speech/compatible/other-api.ts';
import { refuseGiven } from '../make-calls.ts';

const Update = z.object({ metadata: z.record(z.string(), z.unknown()) });

/** Changes that leave a call with exactly the metadata that is sent, as Retell's update does. @throws AppError invalid_input */
export function metadataChanges(input: unknown, before: Metadata): MetadataChanges {
  refuseGiven((input ?? {}) as Record<string, unknown>, {
    override_dynamic_variables: 'Set a live call’s values with POST /v1/live-calls/{id}/values.',
    data_storage_setting: 'Call retention is a workspace setting.',
    custom_attributes: 'Use metadata.',
  });
  const { metadata } = parseInput(Update, input);
  const gone = Object.fromEntries(Object.keys(before).map((key) => [key, null]));
  return { ...gone, ...toMetadata(metadata) };
}
