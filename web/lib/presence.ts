import { backgroundHeader } from '#domain/platform/background.ts';

/** Whether someone is there: what a page asks for by itself is no activity of a session. */

/** How long after a touch what a page asks for is still someone's doing, in milliseconds. */
const presentMs = 60_000;
const touches = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

let touchedAt = Date.now();

const note = () => {
  touchedAt = Date.now();
};
for (const touch of touches) globalThis.addEventListener?.(touch, note, { capture: true, passive: true });

/** Headers that say so where no one has touched the page for a minute. */
export function presenceHeaders(): Record<string, string> {
  const isThere = Math.abs(Date.now() - touchedAt) < presentMs;
  return isThere ? {} : { [backgroundHeader]: '1' };
}
