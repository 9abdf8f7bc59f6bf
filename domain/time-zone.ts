import { z } from 'zod';

const isZone = (zone: string) => {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: zone });
    // Offsets like +02:00 are no places: they know no summer time.
    return !/^[+-]/.test(zone);
  } catch {
    return false;
  }
};
export const TimeZone = z.string().max(64).refine(isZone, 'There is no such time zone. Choose one like Europe/Berlin.');
