/** Milliseconds that this thread worked, the machine's other work left out. */
function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** A fixed piece of work: some milliseconds on a quiet machine. */
function referenceWork(): void {
  let seed = 1;
  const words = Array.from({ length: 10_000 }, () => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return seed.toString(36);
  });
  words.sort();
  words.join(' ').replace(/[a-z]+/g, (part) => part.toUpperCase());
}

function referenceMs(): number {
  const each = Array.from({ length: 3 }, () => {
    const before = threadMs();
    referenceWork();
    return threadMs() - before;
  });
  return Math.min(...each);
}

/**
 * How much work this thread has with something, as a multiple of a fixed piece of work measured beside it (some
 * milliseconds on a quiet machine): a bound holds on a machine of any speed. For faults that show a hundredfold, like a pattern that goes back
 * over what it read.
 */
export async function effort(work: () => unknown): Promise<number> {
  const before = referenceMs();
  const begun = threadMs();
  await work();
  const took = threadMs() - begun;
  return took / Math.max(before, referenceMs());
}
