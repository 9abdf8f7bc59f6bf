import { type SQL, sql } from 'drizzle-orm';
import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import type { Tx } from '#server/platform/db/open-database.ts';
import type { Services } from '#server/services.ts';

/** The channel on which processes tell each other of calls that are watched. */
const channel = 'parley_live';
/** Watchers say so again this often, and are believed for so long, in ms. */
const signMs = 10_000;
const goneMs = 25_000;

const News = z.discriminatedUnion('type', [
  /** Someone looks at calls of the workspace. */
  z.object({ type: z.literal('watched'), workspaceId: z.uuid() }),
  /** A call is otherwise than it was. */
  z.object({ type: z.literal('stepped'), workspaceId: z.uuid(), callId: z.uuid() }),
]);

/** Hears which call has changed; null: it may be any. */
export type HearStep = (callId: string | null) => void;

/**
 * Which call has changed, for anyone who watches in this process. A call says so with the step that it stores, and only while
 * someone of its workspace watches, in whatever process: a call that no one watches does nothing more than before.
 */
class LiveNews {
  readonly #services: Services;
  readonly #watching = new Map<string, { hears: Set<HearStep>; cancel: () => void }>();
  readonly #watchedUntil = new Map<string, number>();

  constructor(services: Services) {
    this.#services = services;
  }

  /** Whether someone watches calls of a workspace. */
  isWatched(workspaceId: string): boolean {
    return this.#watching.has(workspaceId) || (this.#watchedUntil.get(workspaceId) ?? 0) > this.#services.clock.now();
  }

  /** Hears of all calls of a workspace until the answered function is called. */
  watch(workspaceId: string, hear: HearStep): () => void {
    const known = this.#watching.get(workspaceId);
    const room = known ?? { hears: new Set<HearStep>(), cancel: () => {} };
    room.hears.add(hear);
    if (!known) {
      this.#watching.set(workspaceId, room);
      this.#sign(workspaceId, room);
    }
    return () => {
      room.hears.delete(hear);
      if (room.hears.size > 0) return;
      room.cancel();
      this.#watching.delete(workspaceId);
    };
  }

  #sign(workspaceId: string, room: { cancel: () => void }): void {
    const { clock, db, log } = this.#services;
    db.system('job', (tx) => tx.execute(notice({ type: 'watched', workspaceId }))).catch((error: unknown) =>
      log.warn({ err: error }, 'that calls are watched could not be told'),
    );
    room.cancel = clock.after(signMs, () => this.#sign(workspaceId, room));
  }

  #hear(payload: string): void {
    const { data: news } = News.safeParse(JSON.parse(payload));
    if (news === undefined) return;
    if (news.type === 'watched') this.#watchedUntil.set(news.workspaceId, this.#services.clock.now() + goneMs);
    else for (const hear of this.#watching.get(news.workspaceId)?.hears ?? []) hear(news.callId);
  }

  /** Listens until the answered function is called. */
  async follow(): Promise<() => Promise<void>> {
    const stop = await this.#services.db.listen(
      channel,
      (payload) => this.#hear(payload),
      () => {
        for (const { hears } of this.#watching.values()) for (const hear of hears) hear(null);
      },
    );
    return async () => {
      await stop();
      for (const { cancel } of this.#watching.values()) cancel();
      this.#watching.clear();
    };
  }
}

const notice = (news: z.infer<typeof News>): SQL => sql`select pg_notify(${channel}, ${JSON.stringify(news)})`;

const all = new WeakMap<Services, LiveNews>();

/** The news of this process. */
export function liveNews(services: Services): LiveNews {
  const own = all.get(services) ?? new LiveNews(services);
  all.set(services, own);
  return own;
}

/** Tells anyone who watches that a call has changed, when the transaction commits. */
export async function tellLive(tx: Tx, services: Services, workspaceId: string, callId: string): Promise<void> {
  if (liveNews(services).isWatched(workspaceId)) await tx.execute(notice({ type: 'stepped', workspaceId, callId }));
}

/**
 * What a statement selects of rows `held (workspace_id, id)` to tell of them, where someone watches: it costs no statement
 * of its own.
 */
export function toldOf(services: Services, workspaceIds: readonly string[]): SQL {
  const watched = [...new Set(workspaceIds)].filter((id) => liveNews(services).isWatched(id));
  if (watched.length === 0) return sql``;
  return sql`, case when workspace_id::text = any(string_to_array(${watched.join(',')}, ',')) then
    pg_notify(${channel}, json_build_object('type', 'stepped', 'workspaceId', workspace_id, 'callId', id)::text) end`;
}

/** Hears from all processes how calls go that are watched here. */
export const liveNewsOf =
  (services: Services): FastifyPluginAsync =>
  async (app) => {
    app.addHook('onClose', await liveNews(services).follow());
  };
