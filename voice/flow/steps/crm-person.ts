import { z } from 'zod';
import { type Talk, written } from '../talk.ts';

/** By what a step says who is meant in a CRM; on the phone the caller, where neither is known. */
export const crmPerson = {
  email: z.string().max(320).default('{{email|}}'),
  phone: z.string().max(200).default('{{phone|}}'),
};

/** The same with the values of the conversation. */
export function personIn(talk: Talk, { email, phone }: { email: string; phone: string }) {
  const of = (text: string) => written(talk, text).trim() || null;
  return { email: of(email), phone: of(phone) };
}
