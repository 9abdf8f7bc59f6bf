import { z } from 'zod';
import { endpoints, Id, Moment } from '#domain/platform/http.ts';
import { ContactFilter } from './contact-filters.ts';

/** Segments of one workspace. */
export const segmentsLimit = 200;

/** A filter of contacts under a name. Who is in it is looked up each time. */
export const ContactSegment = z.object({
  id: Id,
  name: z.string(),
  filter: ContactFilter,
  createdAt: Moment,
  updatedAt: Moment,
});
export type ContactSegment = z.infer<typeof ContactSegment>;

const Name = z
  .string('Enter a name for the segment.')
  .trim()
  .min(1, 'Enter a name for the segment.')
  .max(60, 'Use 60 characters or fewer.');
const Params = z.object({ segmentId: Id });
const example = [{ of: 'tag', is: 'has', value: 'Customer' }];

export const contactSegmentsApi = endpoints({
  list: {
    method: 'GET',
    path: '/v1/contact-segments',
    summary: 'List contact segments, by name',
    can: 'contacts:read',
    reply: z.object({ items: z.array(ContactSegment) }),
  },
  create: {
    method: 'POST',
    path: '/v1/contact-segments',
    idempotent: 'whole',
    summary: 'Save a contact filter as a segment',
    can: 'contacts:write',
    audit: 'contact-segment.created',
    body: z.object({ name: Name, filter: ContactFilter.min(1, 'Add a condition.') }),
    reply: ContactSegment,
    status: 201,
    errors: ['conflict', 'limit_reached'],
    example: { body: { name: 'Customers', filter: example } },
  },
  update: {
    method: 'PATCH',
    path: '/v1/contact-segments/:segmentId',
    summary: 'Update a contact segment’s name or filter',
    can: 'contacts:write',
    audit: 'contact-segment.updated',
    params: Params,
    body: z.object({ name: Name.optional(), filter: ContactFilter.min(1, 'Add a condition.').optional() }),
    reply: ContactSegment,
    errors: ['conflict'],
    example: { body: { name: 'Our customers' } },
  },
  remove: {
    method: 'DELETE',
    path: '/v1/contact-segments/:segmentId',
    summary: 'Delete a segment; its contacts are kept',
    can: 'contacts:write',
    audit: 'contact-segment.deleted',
    params: Params,
  },
});
