import { z } from 'zod';

/**
 * What a CRM of one's own is sent and answers: one address, a signed POST for each request, JSON both ways. docs/crm.md
 * has the same in words.
 */

const line = (most: number) => z.string().max(most);

/** A contact as a CRM of one's own answers it. */
export const AnsweredContact = z.object({
  id: line(200).min(1),
  name: line(400).nullish(),
  email: line(320).nullish(),
  phone: line(60).nullish(),
  company: line(400).nullish(),
  /** Where people see it. */
  url: z
    .url({ protocol: /^https?$/ })
    .max(2000)
    .nullish(),
});

/** What each request has to be answered with, by its type. */
export const crmAnswers = {
  'connection.test': z.object({ name: z.string().trim().min(1).max(100) }),
  'contact.find': z.object({ contact: AnsweredContact.nullable() }),
  /** `next` is the cursor of the part behind it; null where there is none. */
  'contact.list': z.object({ contacts: z.array(AnsweredContact).max(500), next: line(1_000).nullish() }),
  'contact.save': z.object({ contact: AnsweredContact, made: z.boolean() }),
  'note.add': z.object({ id: line(200).min(1) }),
  'deal.create': z.object({ id: line(200).min(1) }),
} as const;
export type CrmRequestType = keyof typeof crmAnswers;
export type CrmAnswerOf<T extends CrmRequestType> = z.infer<(typeof crmAnswers)[T]>;
