// Apart from the schemas, so that pages have them without zod.

export const digests = ['immediate', 'hourly', 'daily', 'weekly', 'never'] as const;
export type Digest = (typeof digests)[number];
export const defaultDigest: Digest = 'daily';
/** Hour of the day at which daily and weekly digests go, in the member's time zone. */
export const defaultDigestHour = 8;

/** Days after which what was read is forgotten, and what never was. */
export const keepReadDays = 90;
export const keepUnreadDays = 365;

/** Browsers that a member may be told in. */
export const devicesLimit = 10;
/** Webhooks of a workspace. */
export const targetsLimit = 5;
/** Days of failures after which a webhook is disabled. */
export const failingDays = 3;
