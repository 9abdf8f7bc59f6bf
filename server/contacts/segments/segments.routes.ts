import { contactSegmentsApi } from '#domain/contacts/contact-segments.ts';
import { implement } from '#server/platform/http/implement.ts';
import { createSegment, listSegments, removeSegment, updateSegment } from './segments.ts';

export const contactSegmentsRoutes = implement(contactSegmentsApi, {
  list: ({ scope }) => listSegments(scope),
  create: ({ scope, body }) => createSegment(scope, body),
  update: ({ scope, params, body }) => updateSegment(scope, params.segmentId, body),
  remove: ({ scope, params }) => removeSegment(scope, params.segmentId),
});
