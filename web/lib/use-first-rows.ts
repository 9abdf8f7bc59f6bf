import { useState } from 'react';

/** Rows that are shown at once, unless they are tall ones. */
const rowsAtOnce = 100;

/** The first rows of a list that is loaded as a whole, and what shows more of them. */
export function useFirstRows<T>(rows: readonly T[] | undefined, step = rowsAtOnce) {
  const [shown, setShown] = useState(step);
  const more = rows && rows.length > shown ? { busy: false, load: () => setShown(shown + step) } : undefined;
  return { first: rows?.slice(0, shown), more };
}
