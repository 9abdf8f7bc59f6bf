import { z } from 'zod';
import { E164 } from '#domain/carriers/phone-numbers.ts';
import type { Protocol } from '#domain/platform/http.ts';

/** The part of Retell's API that calls, as its clients know it. `server/channels/clients/retell` has the routes. */
export const retellPrefix = '/retell';

/** `{ status: 'error', message }`, and no second try where it cannot help. */
export const retell: Protocol = {
  name: 'Retell',
  error: z.object({ status: z.literal('error'), message: z.string() }),
  refuse({ status, message, details }) {
    const first = details?.[0];
    const mayPass = status === 429 || status >= 500;
    return {
      status,
      body: { status: 'error', message: first?.message ?? message },
      ...(!mayPass && { headers: { 'x-should-retry': 'false' } }),
    };
  },
};

const text = z.string();
const Variables = z.record(z.string(), z.unknown()).nullish();
const AnyMetadata = z.record(z.string(), z.unknown()).nullish();
const Part = z.record(z.string(), z.unknown()).nullish();
const Override = z.object({ agent: Part, retell_llm: Part, conversation_flow: Part }).nullish();

const common = {
  metadata: AnyMetadata,
  retell_llm_dynamic_variables: Variables,
  agent_override: Override,
};

export const RetellPhoneCall = z.object({
  from_number: z.string('from_number is missing.'),
  to_number: E164,
  override_agent_id: text.nullish(),
  override_agent_version: z.unknown().optional(),
  custom_sip_headers: z.unknown().optional(),
  ...common,
});
export const RetellWebCall = z.object({
  agent_id: z.string('agent_id is missing.'),
  agent_version: z.unknown().optional(),
  ...common,
});

const EnumFilter = z.object({ value: z.array(text).min(1) });
const IdFilter = z.object({ agent_id: text });
/** A list of words, of older clients; newer ones name the kind of comparison. */
const Choice = z.union([z.array(text).min(1), EnumFilter.transform(({ value }) => value)]).nullish();

/** What calls are filtered by here. Another filter would be ignored in silence. */
export const RetellFilter = z.strictObject({
  agent: z.array(IdFilter).nullish(),
  agent_id: z.array(text).nullish(),
  call_status: Choice,
  call_type: Choice,
  direction: Choice,
});
export const RetellList = z.object({
  filter_criteria: RetellFilter.nullish(),
  limit: z.int().min(1).nullish(),
  pagination_key: text.nullish(),
  skip: z.int().min(0).nullish(),
  sort_order: text.nullish(),
  include_total: z.boolean().nullish(),
});
