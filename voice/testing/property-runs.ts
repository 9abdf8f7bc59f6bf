/** How often each property is tried: `PROPERTY_RUNS=10` tries those whose runs cost tens of ms ten times as often. */
const factor = Number(process.env.PROPERTY_RUNS ?? 1);

/** Runs of a property, for fast-check's `numRuns`. */
export const propertyRuns = (runs: number): number => Math.ceil(runs * factor);
