import { z } from 'zod';
import { E164 } from '#domain/carriers/phone-numbers.ts';

/** The part of ElevenLabs' agents that calls, as its clients know it. `server/channels/clients/elevenlabs` has the routes. */

const text = z.string();
const AnyObject = z.record(z.string(), z.unknown());
const Part = AnyObject.nullish();

/** What a client says of its conversation before it begins. */
export const Initiation = z.object({
  conversation_config_override: z
    .object({
      agent: Part,
      tts: z.looseObject({ voice_id: text.nullish(), speed: z.number().nullish() }).nullish(),
      conversation: z.looseObject({ text_only: z.boolean().nullish() }).nullish(),
    })
    .nullish(),
  dynamic_variables: AnyObject.nullish(),
  user_id: text.nullish(),
});
export type Initiation = z.infer<typeof Initiation>;

export const OutboundCall = z.object({
  agent_id: z.string('agent_id is missing.'),
  agent_phone_number_id: z.string('agent_phone_number_id is missing.'),
  to_number: E164,
  conversation_initiation_client_data: Initiation.nullish(),
});

export const ConversationList = z.looseObject({
  agent_id: text.optional(),
  cursor: text.optional(),
  page_size: z.coerce.number().int().min(1).max(100).default(30),
});
