import { availableParallelism } from 'node:os';

/** Threads that a model may compute with: one core is left for the calls themselves. */
export const spareThreads = (): number => Math.min(4, Math.max(1, availableParallelism() - 1));
