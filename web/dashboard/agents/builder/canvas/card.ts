import type { CSSProperties } from 'react';

/** Pixels. Fixed, so that a layout needs no measuring and no card moves its neighbours when it appears. */
export const card = { width: 256, head: 48, text: 48, row: 28, open: 22, foot: 4 } as const;

/** The height of a part of a card, in px, as `canvas.css` reads it. */
export const heightOf = (px: number) => ({ '--height': `${px}px` }) as CSSProperties;
