import { createHash, randomBytes } from 'node:crypto';

/** What stands in an invitation's link. */
export const newInvitationToken = () => randomBytes(32).toString('base64url');

/** What is kept of it: it is random enough that nothing slower is needed. */
export const hashOfInvitation = (token: string) => createHash('sha256').update(token).digest('base64url');
