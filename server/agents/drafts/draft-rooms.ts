import { sql } from 'drizzle-orm';
import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { type DraftEvents, draftSeconds, Present } from '#domain/agents/drafts.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import type { Services } from '#server/services.ts';

/** The channel on which processes tell each other of drafts. */
const channel = 'parley_drafts';

/** `draftId` is the id of the agent or the workflow that is being built. */
const place = { workspaceId: z.uuid(), draftId: z.uuid() };
const DraftNews = z.discriminatedUnion('type', [
  z.object({ type: z.literal('present'), ...place, person: Present }),
  z.object({ type: z.literal('draft'), ...place, revision: z.int() }),
]);
type DraftNews = z.infer<typeof DraftNews>;

/** Tells all processes when the transaction commits. */
export async function tellDrafts(tx: Tx, news: DraftNews): Promise<void> {
  await tx.execute(sql`select pg_notify(${channel}, ${JSON.stringify(news)})`);
}

export type HearDraft = <Name extends keyof DraftEvents>(event: Name, data: DraftEvents[Name]) => void;

/** Who is at one draft, and who hears of it. */
interface Room {
  people: Map<string, { person: Present; forget: () => void }>;
  listeners: Set<HearDraft>;
}

/**
 * Who has which draft open, as this process has heard. Nothing of it is stored: everyone says again every few seconds
 * that they are there, and a process that has just started knows as soon as they do.
 */
class DraftRooms {
  readonly #services: Services;
  readonly #rooms = new Map<string, Room>();

  constructor(services: Services) {
    this.#services = services;
  }

  #room(key: string): Room {
    const room = this.#rooms.get(key) ?? { people: new Map(), listeners: new Set() };
    this.#rooms.set(key, room);
    return room;
  }

  #tell(room: Room): void {
    for (const hear of room.listeners) hear('people', this.#peopleOf(room));
  }

  #peopleOf = (room: Room): DraftEvents['people'] => ({ items: [...room.people.values()].map(({ person }) => person) });

  #leave(key: string, room: Room): void {
    if (room.people.size === 0 && room.listeners.size === 0) this.#rooms.delete(key);
  }

  #present(key: string, person: Present): void {
    const room = this.#room(key);
    const before = room.people.get(person.id);
    before?.forget();
    const forget = this.#services.clock.after(draftSeconds.gone * 1000, () => {
      room.people.delete(person.id);
      this.#tell(room);
      this.#leave(key, room);
    });
    room.people.set(person.id, { person, forget });
    if (before?.person.nodeId !== person.nodeId || before.person.name !== person.name) this.#tell(room);
  }

  #hear(payload: string): void {
    const { data: news } = DraftNews.safeParse(JSON.parse(payload));
    if (news === undefined) return;
    const key = `${news.workspaceId} ${news.draftId}`;
    if (news.type === 'present') this.#present(key, news.person);
    else for (const hear of this.#rooms.get(key)?.listeners ?? []) hear('draft', { revision: news.revision });
  }

  /** Listens until the answered function is called. */
  async follow(): Promise<() => Promise<void>> {
    const stop = await this.#services.db.listen(channel, (payload) => this.#hear(payload));
    return async () => {
      await stop();
      for (const { people } of this.#rooms.values()) for (const { forget } of people.values()) forget();
      this.#rooms.clear();
    };
  }

  /** Hears of a draft of a workspace, first who is there now, until the answered function is called. */
  listen(workspaceId: string, draftId: string, hear: HearDraft): () => void {
    const key = `${workspaceId} ${draftId}`;
    const room = this.#room(key);
    room.listeners.add(hear);
    hear('people', this.#peopleOf(room));
    return () => {
      room.listeners.delete(hear);
      this.#leave(key, room);
    };
  }
}

const rooms = new WeakMap<Services, DraftRooms>();

/** The rooms of this process. */
export function draftRooms(services: Services): DraftRooms {
  const own = rooms.get(services) ?? new DraftRooms(services);
  rooms.set(services, own);
  return own;
}

/** Hears from all processes who works on which draft. */
export const draftNews =
  (services: Services): FastifyPluginAsync =>
  async (app) => {
    app.addHook('onClose', await draftRooms(services).follow());
  };
