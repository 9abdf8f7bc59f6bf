import type { Clock } from '#voice/clock.ts';

/** How long someone who asked is kept waiting for a carrier, in ms. What it says later is stored, and seen then. */
const patienceMs = 3_000;

/** Waits for work as long as someone waits who asked for it; it goes on without them. */
export function whilePatient(clock: Clock, work: Promise<unknown>): Promise<void> {
  return new Promise((done, fail) => {
    const cancel = clock.after(patienceMs, done);
    work.finally(cancel).then(() => done(), fail);
  });
}
