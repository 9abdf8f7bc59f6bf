import type { Json } from '#domain/platform/json.ts';
import { Lost, stayingThreads } from '#server/platform/worker-thread.ts';

export interface ToCheck {
  schema: Record<string, Json>;
  result: unknown;
}

/** How a result stands to the schema of its tool. late: telling that takes longer than any honest schema. */
export type Checked = 'fits' | 'differs' | 'late';

/**
 * In threads of their own: schema and result are a stranger’s, and a pattern in the one can take hours over the other. The first
 * check of a thread waits for what it loads, some tenths of a second.
 */
const ask = stayingThreads<ToCheck, boolean>(new URL('./check-result.worker.ts', import.meta.url), {
  patience: 3_000,
  staysFor: 60_000,
  most: 2,
  heapMb: 64,
  lost: 'A tool result took too long to check.',
});

/** Whether what a tool returned is as its schema says. */
export async function checkResult(task: ToCheck): Promise<Checked> {
  try {
    return (await ask(task)) ? 'fits' : 'differs';
  } catch (error) {
    if (error instanceof Lost) return 'late';
    throw error;
  }
}
