import { recoverRuns } from '#server/actions/recover-runs.ts';
import type { Services } from '#server/services.ts';
import { hearNews } from './hear-news.ts';
import { renewMs } from './lease.ts';
import { renewLeases } from './renew-leases.ts';
import { sweepCalls } from './stored/sweep-calls.ts';
import { warmUp } from './warm-up.ts';

/** How often calls and runs are looked for whose process is gone, in ms. */
const sweepMs = 10_000;

/**
 * From the start of the server to its stop: keeps the leases of its calls, ends calls that a killed server left and
 * no one took up again, and finishes what they had begun. Warms the conversation engine up first.
 */
export async function recoverCalls(services: Services): Promise<void> {
  const { clock, log } = services;
  const startedAt = clock.now();
  const every = (ms: number, work: () => Promise<unknown>) => {
    clock.after(ms, async () => {
      // A server that stops has only to see its last calls off.
      if (services.calls.draining && services.calls.size === 0) return;
      await work().catch((error: unknown) => log.error({ err: error }, 'the upkeep of calls failed'));
      every(ms, work);
    });
  };
  void warmUp(startedAt).catch((error: unknown) => log.error({ err: error }, 'the engine could not be warmed up'));
  await hearNews(services);
  services.calls.load.start();
  every(renewMs, () => renewLeases(services));
  every(sweepMs, () => sweepCalls(services, startedAt));
  every(sweepMs, () => recoverRuns(services));
}
