/** Keys of a telephone as sound (ITU-T Q.23): two tones at once, of the key's row and its column. */

const rows = [697, 770, 852, 941];
const columns = [1_209, 1_336, 1_477];
const keypad = ['123', '456', '789', '*0#'];
/** Milliseconds: a key, the pause behind it, and what `w` waits. */
const times = { key: 100, pause: 80, wait: 500 };
/** Of each of the two tones: together they stay clear of full scale. */
const loud = 8_000;

/** The sound of keys that are pressed one after the other; `w` waits half a second, what is no key is passed over. */
export function keypadTones(digits: string, sampleRate: number): Int16Array {
  const parts = [...digits].map((digit) => {
    if (digit === 'w') return new Int16Array((sampleRate * times.wait) / 1000);
    const row = keypad.findIndex((keys) => keys.includes(digit));
    if (row < 0) return new Int16Array(0);
    const tones = [rows[row]!, columns[keypad[row]!.indexOf(digit)]!];
    const sounding = (sampleRate * times.key) / 1000;
    const samples = new Int16Array(sounding + (sampleRate * times.pause) / 1000);
    for (let n = 0; n < sounding; n++) {
      const value = tones.reduce((sum, hertz) => sum + Math.sin((2 * Math.PI * hertz * n) / sampleRate), 0);
      samples[n] = Math.round(loud * value);
    }
    return samples;
  });
  const whole = new Int16Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
