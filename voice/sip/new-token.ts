import { randomBytes } from 'node:crypto';

/** What tells one request, call or end of it from another. @param bytes of chance */
export const newToken = (bytes = 9): string => randomBytes(bytes).toString('hex');
