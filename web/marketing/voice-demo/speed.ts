/** Speeds of the demo: 1 is normal. */
export const demoSpeed = { min: 0.8, max: 1.2, step: 0.1, default: 1 } as const;

/** How a speed reads: `1.0x`. */
export const speedLabel = (speed: number): string => `${speed.toFixed(1)}x`;

/** It is kept as a list of one number, as sliders with several handles have it. */
export const formatSpeed = (speed: number): string => JSON.stringify([speed]);

/** The speed in what was stored; undefined when it is none of ours. */
export function parseStoredSpeed(stored: string): number | undefined {
  const digits = /^\[(\d+(?:\.\d+)?)\]$/.exec(stored)?.[1];
  const speed = Number(digits);
  return digits && speed >= demoSpeed.min && speed <= demoSpeed.max ? speed : undefined;
}
