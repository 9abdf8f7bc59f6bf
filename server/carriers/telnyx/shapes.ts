import { z } from 'zod';

/** Answers of Telnyx's API, as far as they are needed: developers.telnyx.com, and its own library's types. */

const Text = z
  .string()
  .nullish()
  .transform((text) => text ?? '');

export const Summary = z.object({ data: z.object({ user_id: z.string().min(1).max(64), user_email: Text }) });
export const Named = z.object({ data: z.object({ id: z.string().min(1).max(64) }) });
export const Listed = z.object({ data: z.array(z.object({ id: z.string().min(1).max(64) })) });

export const Offered = z.object({
  data: z
    .array(
      z.object({
        phone_number: z.string(),
        region_information: z.array(z.object({ region_name: Text, region_type: Text })).nullish(),
        features: z.array(z.object({ name: Text })).nullish(),
        cost_information: z.object({ currency: Text, monthly_cost: Text }).nullish(),
      }),
    )
    .nullish(),
});

export const Owned = z.object({
  id: z.string().min(1).max(64),
  phone_number: z.string(),
  status: Text,
  customer_reference: Text,
  connection_id: Text,
  connection_name: Text,
  messaging_profile_id: Text,
});
export const Texting = z.object({
  id: z.string(),
  features: z.object({ sms: z.unknown() }).partial().nullish(),
});
export const Application = z.object({
  data: z.object({ voice_url: Text, voice_fallback_url: Text, status_callback: Text }),
});
export const Profile = z.object({ data: z.object({ webhook_url: Text }) });
export const Order = z.object({
  data: z.object({
    status: Text,
    phone_numbers: z.array(z.object({ status: Text, requirements_met: z.boolean().nullish() })).nullish(),
  }),
});

/** What is answered to a call that is wanted names no call, as it is documented; where it does, that is read. */
export const Placed = z.object({ sid: z.string().nullish(), call_sid: z.string().nullish(), status: Text });
export const Call = z.object({ sid: z.string().min(1).max(200), status: Text, direction: Text, date_created: Text });
export const Calls = z.object({ calls: z.array(Call).nullish() });

export const Sent = z.object({ data: z.object({ id: z.string().min(1).max(64) }) });
export const Records = z.object({
  data: z
    .array(z.object({ uuid: Text, delivery_status: Text, status: Text, direction: Text, created_at: Text }))
    .nullish(),
});
