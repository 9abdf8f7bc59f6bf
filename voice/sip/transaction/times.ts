/** Times of RFC 3261, 17, in ms. */
export const times = { t1: 500, t2: 4_000, t4: 5_000, all: 32_000 } as const;
