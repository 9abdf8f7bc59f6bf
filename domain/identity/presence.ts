/** How a person wants to be seen by those they work with. */
export const presenceChoices = ['online', 'away', 'invisible'] as const;
export type PresenceChoice = (typeof presenceChoices)[number];
/** How a person is seen: online only while a dashboard of theirs is open. */
export const presences = ['online', 'away', 'offline'] as const;
export type Presence = (typeof presences)[number];

/** Seconds between two signs of life of an open dashboard, and after how many without one a person is offline. */
export const presenceSeconds = { sign: 60, offlineAfter: 150 } as const;
