import { rate, seeded } from './sounds.ts';

/** What lies between a caller and the server: a room, and a network that loses packets. Seeded, as the noises are. */

/** Of a room with hard walls: seconds in which its sound falls by 60 dB, echoes a second, and how loud they are beside the voice, in dB. */
const walls = { seconds: 0.5, echoes: 1_500, db: -6 };

/** A voice as a telephone on a table hears it in a room: the echoes of a room are so many taps of either sign that fade. */
export function inRoom(sound: Float32Array): Float32Array {
  const random = seeded(17);
  const taps = Array.from({ length: Math.round(walls.echoes * walls.seconds) }, () => {
    const at = walls.seconds * random();
    const fade = 10 ** ((-3 * at) / walls.seconds);
    return { samples: Math.round((0.004 + at) * rate), gain: (random() < 0.5 ? -1 : 1) * fade };
  });
  const power = taps.reduce((sum, { gain }) => sum + gain * gain, 0);
  const loud = 10 ** (walls.db / 20) / Math.sqrt(power);
  const heard = Float32Array.from(sound);
  for (const { samples, gain } of taps) {
    const its = gain * loud;
    for (let n = samples; n < heard.length; n++) heard[n]! += sound[n - samples]! * its;
  }
  return heard;
}

/**
 * Sound of which a share of the packets of 20 ms never comes, mostly some in a row, as lines lose them: silence in their
 * place.
 */
export function withLoss(pcm: Int16Array, sampleRate: number, share: number): Int16Array {
  const random = seeded(19);
  const packet = sampleRate / 50;
  /** One in three that follow a lost one is lost, too. */
  const again = 1 / 3;
  const first = (share * (1 - again)) / (1 - share);
  const heard = pcm.slice();
  let lost = false;
  for (let at = 0; at < heard.length; at += packet) {
    lost = random() < (lost ? again : first);
    if (lost) heard.fill(0, at, at + packet);
  }
  return heard;
}
