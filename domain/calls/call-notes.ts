import { z } from 'zod';
import { endpoints, Id, Moment } from '#domain/platform/http.ts';

/** Notes of one call. */
export const callNotesLimit = 100;

/** What a person noted of a call. */
export const CallNote = z.object({
  id: Id,
  text: z.string(),
  /** Null where no one knows any more. */
  author: z.object({ id: Id, name: z.string() }).nullable(),
  /** Whether the requester wrote it, and so may change it. */
  own: z.boolean(),
  createdAt: Moment,
  /** Null where it stands as it was written. */
  updatedAt: Moment.nullable(),
});
export type CallNote = z.infer<typeof CallNote>;

const Text = z.string().trim().min(1, 'Enter the note.').max(2_000, 'Use 2,000 characters or fewer.');
const CallParams = z.object({ callId: Id });
const NoteParams = CallParams.extend({ noteId: Id });
const example = { body: { text: 'Wants a call before noon.' } };

export const callNotesApi = endpoints({
  list: {
    method: 'GET',
    path: '/v1/calls/:callId/notes',
    summary: 'List a call’s notes, oldest first',
    can: 'calls:read',
    params: CallParams,
    reply: z.object({ items: z.array(CallNote) }),
  },
  create: {
    method: 'POST',
    path: '/v1/calls/:callId/notes',
    summary: 'Add a note to a call',
    can: 'calls:write',
    audit: 'call.noted',
    idempotent: 'long',
    params: CallParams,
    body: z.object({ text: Text }),
    reply: CallNote,
    status: 201,
    errors: ['limit_reached'],
    example,
  },
  update: {
    method: 'PATCH',
    path: '/v1/calls/:callId/notes/:noteId',
    summary: 'Update your own note',
    can: 'calls:write',
    audit: 'call.note-changed',
    params: NoteParams,
    body: z.object({ text: Text }),
    reply: CallNote,
    example,
  },
  remove: {
    method: 'DELETE',
    path: '/v1/calls/:callId/notes/:noteId',
    summary: 'Delete your own note',
    can: 'calls:write',
    audit: 'call.note-deleted',
    params: NoteParams,
  },
});
