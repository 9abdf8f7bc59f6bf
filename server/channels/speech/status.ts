import { lastFallback } from '#server/platform/speech-metrics.ts';
import type { Services } from '#server/services.ts';

/** Milliseconds: for so long a fallback counts as trouble. */
const troubleFor = 5 * 60_000;

async function databaseState({ db, log }: Services): Promise<'ok' | 'down'> {
  try {
    await db.ping();
    return 'ok';
  } catch (error) {
    log.warn({ reason: (error as Error).message }, 'the database does not answer');
    return 'down';
  }
}

/** How the parts of this server do, asked now. */
export async function serverStatus(services: Services) {
  const { calls, clock } = services;
  const parts = {
    database: await databaseState(services),
    speech: clock.now() - lastFallback(services) < troubleFor ? ('degraded' as const) : ('ok' as const),
    calls: calls.draining ? ('stopping' as const) : calls.full ? ('full' as const) : ('ok' as const),
  };
  const isWell = Object.values(parts).every((state) => state === 'ok');
  return { status: isWell ? ('ok' as const) : ('degraded' as const), parts };
}
