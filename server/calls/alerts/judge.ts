/** How long a figure has to be fine before an alert is over, in ms: what goes up and down is told of once. */
export const calmMs = 10 * 60_000;

export interface Judged {
  when: 'above' | 'below';
  limit: number;
  /** Null: there was too little to say anything. */
  value: number | null;
  /** The alert that is open, with the worst value so far, and since when the figure is fine again. */
  open: { worst: number; fineSince: number | null } | null;
  /** A person has said that it is over, and the figure was not fine since. */
  quiet: boolean;
  /** Ms. */
  now: number;
}

/** What becomes of a rule's alert. */
export type Verdict =
  | { do: 'raise' }
  | { do: 'note'; worst: number; fineSince: number | null }
  | { do: 'end' }
  | { do: 'nothing'; quiet: boolean };

/** Whether a figure passes its limit. */
export const isPassed = ({ when, limit, value }: Pick<Judged, 'when' | 'limit' | 'value'>): boolean =>
  value !== null && (when === 'above' ? value > limit : value < limit);

/** What a figure means for the alert of its rule. */
export function judge({ when, limit, value, open, quiet, now }: Judged): Verdict {
  const passed = isPassed({ when, limit, value });
  if (open === null) {
    if (passed && !quiet) return { do: 'raise' };
    return { do: 'nothing', quiet: quiet && passed };
  }
  if (!passed) {
    const fineSince = open.fineSince ?? now;
    return now - fineSince >= calmMs ? { do: 'end' } : { do: 'note', worst: open.worst, fineSince };
  }
  const worst = when === 'above' ? Math.max(open.worst, value!) : Math.min(open.worst, value!);
  return { do: 'note', worst, fineSince: null };
}
