import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { dayOf, type UsageMeter } from '#domain/usage/usage.ts';
import { gigabyte, usageLimits } from '#domain/usage/usage-analytics.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { readRows } from '#server/platform/db/read-rows.ts';
import type { Services } from '#server/services.ts';
import { tellOfUse } from './tell-of-use.ts';

/**
 * Requests and bytes, counted in memory and added to the figures of the day every few seconds: a write for each would
 * cost more than most requests. A killed server loses what it counted last; nothing of it is ever billed.
 */

type TrafficMeter = Extract<UsageMeter, 'api_calls' | 'bandwidth_bytes'>;

/** Between two writes, in ms. */
const flushEvery = 10_000;

interface Added {
  workspaceId: string;
  day: string;
  meter: TrafficMeter;
  quantity: number;
}

/** Bytes that a workspace may send in a month before its people are told. Nothing is refused. */
const bandwidth = usageLimits.bandwidthGb * gigabyte;

/** Adds to the figures of days, and tells of bandwidth that runs out, in a transaction of the system's. */
async function addTraffic(tx: Tx, services: Services, added: Added[]): Promise<void> {
  const values = added.map(
    ({ workspaceId, day, meter, quantity }) =>
      sql`(${workspaceId}::uuid, ${day}::date, ${meter}::text, ${quantity}::bigint)`,
  );
  const rows = await readRows(
    tx,
    { workspace_id: 'text', day: 'text', added: 'text', sum: 'text' },
    sql`
    with c (workspace_id, day, meter, added) as (values ${sql.join(values, sql`, `)}),
    noted as (
      insert into usage_days as d (workspace_id, day, meter, quantity)
      select c.* from c join workspaces w on w.id = c.workspace_id order by 1, 2, 3
      on conflict (workspace_id, meter, day) do update set quantity = d.quantity + excluded.quantity
      returning d.workspace_id, d.day, d.meter, d.quantity)
    select noted.workspace_id, noted.day::text as day, c.added, noted.quantity + coalesce((
      select sum(o.quantity) from usage_days o where o.workspace_id = noted.workspace_id and o.meter = noted.meter
        and o.day >= date_trunc('month', noted.day) and o.day < noted.day), 0) as sum
    from noted join c on c.workspace_id = noted.workspace_id and c.day = noted.day and c.meter = noted.meter
    where noted.meter = 'bandwidth_bytes'`,
  );
  for (const { workspace_id: workspaceId, day, added: more, sum } of rows) {
    const after = Number(sum);
    const use = { period: day.slice(0, 7), limit: bandwidth, before: after - Number(more), after };
    await tellOfUse(tx, services, workspaceId, {
      type: 'bandwidth-used',
      ...use,
      more: { gb: usageLimits.bandwidthGb },
    });
  }
}

function partsOf(key: string): Omit<Added, 'quantity'> {
  const [workspaceId, day, meter] = key.split(' ') as [string, string, TrafficMeter];
  return { workspaceId, day, meter };
}

class Traffic {
  readonly #services: Services;
  /** By workspace, day and meter. */
  #counts = new Map<string, number>();
  #cancel: (() => void) | undefined;
  #closed = false;
  /** What is on its way. */
  #writing = new Map<string, number>();
  #last = Promise.resolve();

  constructor(services: Services) {
    this.#services = services;
  }

  add(workspaceId: string, meter: TrafficMeter, quantity: number): void {
    if (quantity <= 0) return;
    const key = `${workspaceId} ${dayOf(this.#services.clock.now())} ${meter}`;
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + quantity);
    if (!this.#closed) this.#cancel ??= this.#services.clock.after(flushEvery, () => void this.flush());
  }

  /** What is counted of a workspace and not written yet, by day. */
  waiting(workspaceId: string, meter: TrafficMeter): Map<string, number> {
    const found = new Map<string, number>();
    for (const counts of [this.#counts, this.#writing]) {
      for (const [key, quantity] of counts) {
        const { workspaceId: whose, day, meter: what } = partsOf(key);
        if (whose === workspaceId && what === meter) found.set(day, (found.get(day) ?? 0) + quantity);
      }
    }
    return found;
  }

  /** Writes what was counted, one time after the other. What cannot be written is written with the next. */
  flush(): Promise<void> {
    this.#last = this.#last.then(() => this.#write());
    return this.#last;
  }

  async #write(): Promise<void> {
    this.#cancel?.();
    this.#cancel = undefined;
    this.#writing = this.#counts;
    this.#counts = new Map();
    if (this.#writing.size === 0) return;
    const added = [...this.#writing].map(([key, quantity]) => ({ ...partsOf(key), quantity }));
    try {
      await this.#services.db.system('installation', (tx) => addTraffic(tx, this.#services, added));
    } catch (error) {
      this.#services.log.warn({ err: error }, 'requests and bytes of the last seconds could not be added');
      if (this.#closed) return;
      for (const [key, quantity] of this.#writing) this.#counts.set(key, (this.#counts.get(key) ?? 0) + quantity);
      this.#cancel ??= this.#services.clock.after(flushEvery, () => void this.flush());
    } finally {
      this.#writing = new Map();
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

/** Whose request it is. */
const served = new WeakMap<FastifyRequest, string>();

/** Says for which workspace a request is answered. */
export const noteServed = (request: FastifyRequest, workspaceId: string) => void served.set(request, workspaceId);

/** Counts the bytes that are sent for a workspace. */
export function countTraffic(app: FastifyInstance, services: Services): void {
  const traffic = trafficOf(services);
  const before = new WeakMap<FastifyRequest, number>();
  app.addHook('onRequest', async (request) => void before.set(request, request.raw.socket.bytesWritten));
  app.addHook('onResponse', async (request, reply) => {
    const workspaceId = served.get(request);
    if (workspaceId === undefined) return;
    const sent = request.raw.socket.bytesWritten - (before.get(request) ?? 0);
    // A request without a connection, as tests send them, has what its head says.
    traffic.add(workspaceId, 'bandwidth_bytes', sent > 0 ? sent : Number(reply.getHeader('content-length') ?? 0));
  });
  app.addHook('onClose', () => traffic.close());
}
