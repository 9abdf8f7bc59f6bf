import { createHash } from 'node:crypto';

/**
 * What marks something in a CRM that was made by one run, so that another try of the run finds it there: CRMs know no keys
 * of requests. No one learns the run's id of it.
 */
export const onceMark = (once: string) => `Parley ref ${createHash('sha256').update(once).digest('hex').slice(0, 20)}`;
