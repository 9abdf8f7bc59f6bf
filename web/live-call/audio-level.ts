/** Where the level meter begins: quieter than -54 dB below full scale counts as silence. */
const floorDecibels = -54;

export interface LevelMeter {
  /** How loud it is now, 0 (silence) to 1 (full scale), linear in decibels as ears are. */
  level(): number;
}

/** The loudness of what flows through an analyser. */
export function meter(analyser: AnalyserNode): LevelMeter {
  const samples = new Float32Array(analyser.fftSize);
  return {
    level() {
      analyser.getFloatTimeDomainData(samples);
      const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
      const decibels = power === 0 ? floorDecibels : 10 * Math.log10(power);
      return Math.min(1, Math.max(0, 1 - decibels / floorDecibels));
    },
  };
}
