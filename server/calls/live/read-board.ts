import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Flow } from '#domain/agents/workflows.ts';
import { type LiveCall, quietChatMinutes } from '#domain/calls/live-calls.ts';
import { AppError } from '#domain/platform/errors.ts';
import type { callChannels } from '#domain/records/call-states.ts';
import { textChannels } from '#domain/records/call-states.ts';
import { contactsOfNumbers } from '#server/contacts/contacts-of-numbers.ts';
import { namesOf } from '#server/identity/names-of.ts';
import type { ContentCipher, Encrypted } from '#server/platform/content-cipher.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { readRows } from '#server/platform/db/read-rows.ts';
import { findSeal } from '#server/platform/secrets/find-seal.ts';
import { keptPlace } from '#server/platform/secrets/kept-content.ts';
import { findVersion } from '#server/records/agent-rows.ts';
import { showTurn, type TurnRow } from '#server/records/open-turn.ts';
import type { Services } from '#server/services.ts';

/** What of a stored call's state the board shows: little of it, so no more is read. */
const Place = z.object({
  frames: z.array(z.object({ workflow: z.string().nullable(), node: z.string() })),
});
const Standing = z.object({
  awaits: z.enum(['flow', 'action', 'caller', 'end']),
  unheard: z.array(z.unknown()),
  taken: z.string().optional(),
});

/** A call of the board, with the account of who has taken it. */
export type BoardCall = Omit<LiveCall, 'takenOverBy'> & { takenOverBy: string | null };

interface Row {
  id: string;
  agent_id: string | null;
  agent_version: number;
  agent_name: string;
  channel: (typeof callChannels)[number];
  started_at: string;
  test: boolean;
  direction: 'inbound' | 'outbound' | null;
  own_number: string | null;
  other_number: string | null;
  page: string | null;
  snapshot: Encrypted<unknown> | null;
  memory: Encrypted<unknown> | null;
  turns: number;
  seq: number | null;
  role: 'agent' | 'caller' | null;
  text: Encrypted<string> | null;
  hidden: number[] | null;
  said_by: string | null;
  answer_ms: number | null;
}

/** Titles of the steps of an agent's version, by workflow and node. */
type Titles = ReadonlyMap<string, string>;
const keyOf = (workflow: string | null, node: string) => `${workflow ?? ''}/${node}`;

function titlesOf(flow: Flow): Titles {
  const graphs = [[null, flow] as const, ...Object.entries(flow.workflows ?? {})];
  return new Map(
    graphs.flatMap(([workflow, { nodes }]) => nodes.map(({ id, title }) => [keyOf(workflow, id), title] as const)),
  );
}

/** Versions whose titles are kept: those of calls that go on. */
const mostVersions = 200;

const among = (ids: readonly string[]) => sql`c.id::text = any(string_to_array(${ids.join(',')}, ','))`;

/** Reads calls of a workspace that go on, as the board shows them. */
export class BoardReader {
  readonly #services: Services;
  readonly #workspaceId: string;
  readonly #titles = new Map<string, Titles>();

  constructor(services: Services, workspaceId: string) {
    this.#services = services;
    this.#workspaceId = workspaceId;
  }

  /** All of them, or those of some ids. */
  async load(ids: readonly string[] | null): Promise<LiveCall[]> {
    const { db } = this.#services;
    const calls = await db.tenant(this.#workspaceId, (tx) =>
      this.#read(tx, sql`c.status = 'live' and ${ids === null ? this.#shown() : among(ids)}`),
    );
    const nameOf = await namesOf(
      this.#services,
      calls.map(({ takenOverBy }) => takenOverBy),
    );
    return calls.map(({ takenOverBy, ...call }) => ({
      ...call,
      takenOverBy: takenOverBy === null ? null : nameOf(takenOverBy),
    }));
  }

  /** One call, also where it has ended. */
  readOne(tx: Tx, id: string): Promise<BoardCall[]> {
    return this.#read(tx, sql`c.id = ${id}::uuid`);
  }

  #shown(): SQL {
    const quiet = new Date(this.#services.clock.now() - quietChatMinutes * 60_000).toISOString();
    const text = textChannels.join(',');
    return sql`(not c.channel = any(string_to_array(${text}, ',')) or c.lease_until > ${quiet}::timestamptz)`;
  }

  async #read(tx: Tx, which: SQL): Promise<BoardCall[]> {
    const rows = await readRows<Row>(
      tx,
      {
        id: 'text',
        agent_id: 'text?',
        agent_version: 'number',
        agent_name: 'text',
        channel: 'text',
        started_at: 'text',
        test: 'boolean',
        direction: 'text?',
        own_number: 'text?',
        other_number: 'text?',
        page: 'text?',
        snapshot: 'json',
        memory: 'json',
        turns: 'number',
        seq: 'number?',
        role: 'text?',
        text: 'json',
        hidden: 'json',
        said_by: 'text?',
        answer_ms: 'number?',
      },
      sql`
      select c.id, c.agent_id, c.agent_version, c.agent_name, c.channel, c.started_at, c.test, c.direction, c.own_number,
        c.other_number, c.page, c.snapshot, c.memory, last.seq, last.role, last.text, last.hidden, last.said_by,
        coalesce(last.seq + 1, 0) as turns,
        (select (t.timings ->> 'firstAudio')::float8 from call_turns t
          where t.workspace_id = c.workspace_id and t.call_id = c.id and t.timings ->> 'firstAudio' is not null
          order by t.seq desc limit 1) as answer_ms
      from calls c left join lateral (
        select t.seq, t.role, t.text, t.hidden, t.said_by from call_turns t
        where t.workspace_id = c.workspace_id and t.call_id = c.id order by t.seq desc limit 1
      ) last on true
      where c.workspace_id = ${this.#workspaceId}::uuid and ${which}
      order by c.started_at, c.id limit 1000`,
    );
    if (rows.length === 0) return [];
    const seal = await findSeal(tx, this.#services, this.#workspaceId);
    const numbers = rows.flatMap(({ other_number }) => other_number ?? []);
    const contactOf = await contactsOfNumbers(tx, this.#workspaceId, numbers);
    const shown: BoardCall[] = [];
    for (const row of rows) {
      const contact = contactOf.get(row.other_number ?? '') ?? null;
      shown.push(showRow(seal, row, await this.#titlesOf(tx, row), contact));
    }
    return shown;
  }

  async #titlesOf(tx: Tx, { agent_id, agent_version }: Row): Promise<Titles> {
    if (agent_id === null) return new Map();
    const key = `${agent_id} ${agent_version}`;
    const known = this.#titles.get(key);
    if (known) return known;
    const scope = { services: this.#services, workspaceId: this.#workspaceId, actor: null };
    const titles = await findVersion(tx, scope, agent_id, agent_version).then(
      ({ flow }) => titlesOf(flow),
      (error: unknown): Titles => {
        if (error instanceof AppError) return new Map();
        throw error;
      },
    );
    if (this.#titles.size >= mostVersions) this.#titles.clear();
    this.#titles.set(key, titles);
    return titles;
  }
}

function showRow(
  seal: ContentCipher,
  row: Row,
  titles: Titles,
  contact: { id: string; name: string } | null,
): BoardCall {
  const { id } = row;
  const place = row.snapshot && Place.safeParse(seal.open(keptPlace('calls', 'snapshot', id), row.snapshot)).data;
  const standing = row.memory && Standing.safeParse(seal.open(keptPlace('calls', 'memory', id), row.memory)).data;
  const frame = place?.frames.at(-1);
  return {
    id,
    agentId: row.agent_id,
    agentName: row.agent_name,
    channel: row.channel,
    test: row.test,
    page: row.page,
    startedAt: new Date(row.started_at).toISOString(),
    phone: row.direction && {
      direction: row.direction,
      ownNumber: row.own_number ?? '',
      otherNumber: row.other_number,
      contact,
    },
    state: stateOf(standing ?? null),
    step: frame
      ? {
          workflow: frame.workflow,
          nodeId: frame.node,
          title: titles.get(keyOf(frame.workflow, frame.node)) ?? frame.node,
        }
      : null,
    lastMessage: lastWordsOf(seal, row),
    turns: row.turns,
    answerMs: row.answer_ms === null ? null : Math.round(row.answer_ms),
    takenOverBy: standing?.taken ?? null,
  };
}

function stateOf(standing: z.infer<typeof Standing> | null): LiveCall['state'] {
  if (standing === null) return 'working';
  if (standing.awaits === 'end') return 'ending';
  if (standing.unheard.length > 0) return 'speaking';
  return standing.awaits === 'caller' || standing.taken !== undefined ? 'listening' : 'working';
}

function lastWordsOf(seal: ContentCipher, { id, seq, role, text, hidden, said_by }: Row): LiveCall['lastMessage'] {
  if (seq === null || role === null || text === null) return null;
  const shown = showTurn(seal, { callId: id, seq, text, hidden, intended: null } as TurnRow).text;
  return { role, text: shown.slice(0, 300), byPerson: said_by !== null };
}
