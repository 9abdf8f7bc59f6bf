import { callNotesApi } from '#domain/calls/call-notes.ts';
import { implement } from '#server/platform/http/implement.ts';
import { addNote, changeNote, listNotes, removeNote } from './call-notes.ts';

export const callNotesRoutes = implement(callNotesApi, {
  list: ({ scope, params }) => listNotes(scope, params.callId),
  create: ({ scope, params, body, exchange }) => addNote(scope, params.callId, body.text, exchange.repeat?.id),
  update: ({ scope, params, body }) => changeNote(scope, params.callId, params.noteId, body.text),
  remove: ({ scope, params }) => removeNote(scope, params.callId, params.noteId),
});
