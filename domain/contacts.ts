import { z } from 'zod';
import { contactFormLimits as limits } from './contact-form-limits.ts';
import { endpoints, Id, Moment, page } from './http.ts';

/** Marks a contact who wrote through the contact form of the site. */
export const demoRequestTag = 'Demo request';
/** Where a contact came from. */
export const contactSources = ['contact_form'] as const;

export const Contact = z.object({
  id: Id,
  name: z.string(),
  email: z.string().nullable(),
  /** Required where a person adds a contact by hand; who asks for a demo gives none. */
  phone: z.string().nullable(),
  company: z.string().nullable(),
  tags: z.array(z.string()),
  source: z.enum(contactSources),
  /** The newest of the contact's notes. */
  note: z.string().nullable(),
  createdAt: Moment,
});
export type Contact = z.infer<typeof Contact>;

/** Blanks, line breaks, control characters and marks that turn the direction of text become one blank. */
const oneLine = (text: string) => text.replace(/[\s\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim();

/** Line breaks of every kind become one kind (Word pastes vertical tabs); other control characters go. */
const manyLines = (text: string) =>
  text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();

const tooLong = (most: number) => `Use at most ${most} characters.`;
/** Text of one line; `missing` is said when there is none. */
const line = (most: number, missing: string) => z.string(missing).overwrite(oneLine).max(most, tooLong(most));
const needed = (most: number, missing: string) => line(most, missing).min(1, missing);

const noText = 'Send text.';
const noEmail = 'Enter an email address like name@company.com.';
const noMessage = 'Write a message.';

/** What browsers take for an e-mail address, and a dot in the domain. */
const emailPattern =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/;

/** A message as the contact form sends it. */
export const ContactMessage = z.object({
  name: needed(limits.name, 'Tell us your name.'),
  email: z
    .string(noEmail)
    .trim()
    .toLowerCase()
    .max(limits.email, { error: tooLong(limits.email), abort: true })
    .regex(emailPattern, noEmail),
  company: needed(limits.company, 'Tell us your company.'),
  subject: line(limits.subject, noText).default(''),
  message: z.string(noMessage).overwrite(manyLines).min(1, noMessage).max(limits.message, tooLong(limits.message)),
  /** A field that people do not see. Whoever fills it is a program, and gets an answer like everybody. */
  website: z.string().default(''),
  /** Made by the page for each filled form: what is sent twice with it, unchanged, is one message. */
  key: z.uuid('Send a new UUID with each filled form.'),
});
export type ContactMessage = z.infer<typeof ContactMessage>;

export const contactsApi = endpoints({
  list: {
    method: 'GET',
    path: '/v1/contacts',
    summary: 'List contacts, newest first; search in name, e-mail, phone, company and tags',
    can: 'contacts:read',
    query: z.object({
      search: line(100, noText).optional(),
      cursor: Id.optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    reply: page(Contact),
  },
  sendMessage: {
    method: 'POST',
    path: '/v1/contact',
    summary: 'Send a message through the contact form of the site; 5 a minute and 20 a day from one address',
    can: 'public',
    audit: null,
    body: ContactMessage,
    errors: ['too_many_requests'],
    // Beside the limits on messages: repeats, mistyped fields and spam are requests too.
    perMinute: 60,
    example: {
      body: {
        name: 'Ada Lovelace',
        email: 'ada@example.com',
        company: 'Analytical Engines',
        message: 'Please show us an agent that takes appointments.',
        key: '3f2b8c1e-5d47-4a69-8e0b-7c9d2a1f6e34',
      },
    },
  },
});
