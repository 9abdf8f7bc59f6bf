import type { Clock } from '#voice/clock.ts';
import type { Understood } from './bad-line.ts';
import type { LiveCall } from './live-call.ts';
import type { Party, Sound } from './party.ts';

/** How long sound takes that no one hears: a sentence, in ms. */
export const soundMs = 2_500;
/** How long someone thinks before an answer, in ms. */
const thinksMs = 700;

/** One that goes by a script: it hears nothing, in the time that hearing takes. */
export const scriptedParty = (clock: Clock): Party => ({
  hears: (_sound: Sound, done) => clock.after(soundMs, done),
  listened: () => {},
});

/**
 * Someone who answers whenever they are listened to and nothing is played.
 * @param call null before it has begun
 * @param nth what is understood of the nth answer; null: they say nothing more
 */
export function answeringParty(
  clock: Clock,
  call: () => LiveCall | null,
  nth: (n: number) => Understood | null,
): Party {
  let [listened, playing, said] = [false, 0, 0];
  let cancel = () => {};
  const wait = () => {
    cancel();
    if (!listened || playing > 0) return;
    cancel = clock.after(thinksMs, () => {
      const words = nth(said);
      if (words === null) return;
      call()?.deeds.add({ type: 'says', ...words });
      said += 1;
    });
  };
  return {
    hears(sound, done) {
      playing += 1;
      let isOver = false;
      const end = () => {
        if (isOver) return;
        isOver = true;
        playing -= 1;
        wait();
      };
      cancel();
      const stop = scriptedParty(clock).hears(sound, () => {
        end();
        done();
      });
      return () => {
        stop();
        end();
      };
    },
    listened(is) {
      listened = is;
      wait();
    },
  };
}
