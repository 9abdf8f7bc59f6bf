export interface Point {
  x: number;
  y: number;
}

/** Share of the way to its leader that a dot goes in a sixtieth of a second. */
const pull = 0.38;
const frameMs = 1000 / 60;

/**
 * Where the dots are after `elapsed` milliseconds: each follows the one before it, the first follows the pointer. The same
 * way on a slow and on a fast screen.
 */
export function follow(dots: readonly Point[], pointer: Point, elapsed: number): Point[] {
  const share = 1 - (1 - pull) ** (elapsed / frameMs);
  let leader = pointer;
  return dots.map((dot) => {
    const moved = { x: dot.x + (leader.x - dot.x) * share, y: dot.y + (leader.y - dot.y) * share };
    leader = moved;
    return moved;
  });
}

/** Whether all dots have arrived, to a third of a pixel. */
export const arrived = (dots: readonly Point[], pointer: Point): boolean =>
  dots.every((dot) => Math.abs(dot.x - pointer.x) < 0.3 && Math.abs(dot.y - pointer.y) < 0.3);
