/** Pixels. Fixed, so that a layout needs no measuring and no card moves its neighbours when it appears. */
export const card = { width: 256, head: 48, text: 48, row: 28, open: 22, foot: 4 } as const;
