import { z } from 'zod';

/** Whether it is the name of a place's zone. */
export const isZone = (zone: string): boolean => {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: zone });
    // Offsets like +02:00 are no places: they know no summer time.
    return !/^[+-]/.test(zone);
  } catch {
    return false;
  }
};
const regions = new Intl.DisplayNames('en', { type: 'region' });
/** A country by its two letters (ISO 3166), as numbers without a country code are read in it. */
export const Country = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{2}$/, 'Enter a two-letter country code, like US.')
  .refine(
    (code) => !/^[A-Z]{2}$/.test(code) || regions.of(code) !== code,
    'Unknown country. Use a two-letter code, like US.',
  );

export const TimeZone = z.string().max(64).refine(isZone, 'Unknown time zone. Choose one like Europe/Berlin.');
