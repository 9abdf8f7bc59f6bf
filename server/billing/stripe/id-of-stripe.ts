import { createHash } from 'node:crypto';

/** An id that is the same for the same thing at Stripe, and stands among others where its moment does. */
export function idOfStripe({ id, created }: { id: string; created: number }, what: string): string {
  const time = (created * 1000).toString(16).padStart(12, '0');
  const hash = createHash('sha256').update(`${what}:${id}`).digest('hex');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hash.slice(0, 3)}-8${hash.slice(3, 6)}-${hash.slice(6, 18)}`;
}
