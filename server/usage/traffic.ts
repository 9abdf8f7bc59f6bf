import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { dayOf, type UsageMeter } from '#domain/usage.ts';
import { inLane } from '#server/infra/db/lanes.ts';
import type { Services } from '#server/services.ts';

/**
 * Requests and bytes, counted in memory and added to the figures of the day every few seconds: a write for each would
 * cost more than most requests. A killed server loses what it counted last; nothing of it is ever billed.
 */

type TrafficMeter = Extract<UsageMeter, 'api_calls' | 'bandwidth_bytes'>;

/** Between two writes, in ms. */
const flushEvery = 10_000;

class Traffic {
  readonly #services: Services;
  /** By workspace, day and meter. */
  #counts = new Map<string, number>();
  #cancel: (() => void) | undefined;
  #closed = false;

  constructor(services: Services) {
    this.#services = services;
  }

  add(workspaceId: string, meter: TrafficMeter, quantity: number): void {
    if (quantity <= 0) return;
    const key = `${workspaceId} ${dayOf(this.#services.clock.now())} ${meter}`;
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + quantity);
    if (!this.#closed) this.#cancel ??= this.#services.clock.after(flushEvery, () => void this.flush());
  }

  /** Writes what was counted. What cannot be written now is written with the next. */
  async flush(): Promise<void> {
    this.#cancel?.();
    this.#cancel = undefined;
    const counts = this.#counts;
    this.#counts = new Map();
    if (counts.size === 0) return;
    const rows = [...counts].map(([key, quantity]) => {
      const [workspaceId, day, meter] = key.split(' ');
      return sql`(${workspaceId}::uuid, ${day}::date, ${meter}::text, ${quantity}::bigint)`;
    });
    try {
      await inLane('background', () =>
        this.#services.db.system((tx) =>
          tx.execute(sql`
            insert into usage_days as d (workspace_id, day, meter, quantity)
            select c.* from (values ${sql.join(rows, sql`, `)}) as c (workspace_id, day, meter, quantity)
              join workspaces w on w.id = c.workspace_id
            order by 1, 2, 3
            on conflict (workspace_id, meter, day) do update set quantity = d.quantity + excluded.quantity`),
        ),
      );
    } catch (error) {
      this.#services.log.warn({ err: error }, 'requests and bytes of the last seconds could not be added');
      if (this.#closed) return;
      for (const [key, quantity] of counts) this.#counts.set(key, (this.#counts.get(key) ?? 0) + quantity);
      this.#cancel ??= this.#services.clock.after(flushEvery, () => void this.flush());
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.flush();
  }
}

const open = new WeakMap<Services, Traffic>();

/** What a server counts. */
export function trafficOf(services: Services): Traffic {
  const known = open.get(services) ?? new Traffic(services);
  open.set(services, known);
  return known;
}

/** Whose request it is; whether a program sent it, with an access token. */
const served = new WeakMap<FastifyRequest, { workspaceId: string; byToken: boolean }>();

/** Says for which workspace a request is answered. */
export const noteServed = (request: FastifyRequest, workspaceId: string, byToken: boolean) =>
  void served.set(request, { workspaceId, byToken });

/** Counts every request of programs, and the bytes that are sent for a workspace. */
export function countTraffic(app: FastifyInstance, services: Services): void {
  const traffic = trafficOf(services);
  const before = new WeakMap<FastifyRequest, number>();
  app.addHook('onRequest', async (request) => void before.set(request, request.raw.socket.bytesWritten));
  app.addHook('onResponse', async (request, reply) => {
    const whose = served.get(request);
    if (whose === undefined) return;
    const { workspaceId, byToken } = whose;
    if (byToken) traffic.add(workspaceId, 'api_calls', 1);
    const sent = request.raw.socket.bytesWritten - (before.get(request) ?? 0);
    // A request without a connection, as tests send them, has what its head says.
    traffic.add(workspaceId, 'bandwidth_bytes', sent > 0 ? sent : Number(reply.getHeader('content-length') ?? 0));
  });
  app.addHook('onClose', () => traffic.close());
}
