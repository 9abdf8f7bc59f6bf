import type { FieldProblem } from '#domain/platform/errors.ts';

/** What the form holds, and the key that makes a repeat of it one message. */
export interface ContactMessage {
  name: string;
  email: string;
  company: string;
  subject: string;
  message: string;
  website: string;
  key: string;
}

/** Null when the message is stored, else why not and which fields are to blame. */
export type Refusal = { text: string; fields: FieldProblem[] } | null;

/** Milliseconds to wait for an answer. */
const limitMs = 20_000;

/** Delivers a message of the contact form. Not through `#web/lib/api.ts`: that would bring every schema to this page. */
export async function sendMessage(message: ContactMessage): Promise<Refusal> {
  let response: Response;
  try {
    response = await fetch('/v1/contact', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(limitMs),
    });
  } catch {
    return { text: 'The server didn’t respond. Check your connection, then send your message again.', fields: [] };
  }
  if (response.ok) return null;
  const answer = (await response.json().catch(() => null)) as {
    error?: { message?: string; details?: FieldProblem[] };
  } | null;
  const fields = answer?.error?.details ?? [];
  const text =
    answer?.error?.message ??
    `The server responded with status ${response.status}. Send your message again in a moment.`;
  // The server's paths begin with the part of the request: `body.email`.
  return { text, fields: fields.map(({ path, message }) => ({ path: path.replace(/^body\./, ''), message })) };
}
