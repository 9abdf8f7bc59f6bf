import { z } from 'zod';
import { Id, Moment } from '#domain/platform/http.ts';

/** Something that agents know of a contact before it says a word. */
export const RememberedFact = z.object({
  /** As flows name it: an answer of this name that a flow prefills begins with it, and is read back. */
  name: z.string(),
  spoken: z.string(),
  /** contact: it stands with the contact. call: it was said and confirmed in a conversation. */
  from: z.enum(['contact', 'call']),
  /** The conversation, for those who may see calls. */
  callId: Id.nullable(),
  at: Moment,
});
export type RememberedFact = z.infer<typeof RememberedFact>;
