import { and, eq, gte, isNotNull, isNull, lt } from 'drizzle-orm';
import { agentTemplates } from '#domain/agents/agent-templates.data.ts';
import { toneOf } from '#domain/agents/tone.ts';
import { sampleDays } from '#domain/sample-data/sample-data.ts';
import { insertAgent } from '#server/agents/insert-agent.ts';
import { keeperOf } from '#server/contacts/task-people.ts';
import { advisoryLock } from '#server/platform/db/advisory-lock.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { agents } from '#server/platform/db/schema/agents.table.ts';
import { calls } from '#server/platform/db/schema/calls.table.ts';
import { contacts } from '#server/platform/db/schema/contacts.table.ts';
import { workspaces } from '#server/platform/db/schema/workspaces.table.ts';
import { findSeal } from '#server/platform/secrets/find-seal.ts';
import { findRow } from '#server/records/agent-rows.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import type { TestSubject } from '#voice/flow/agent-tests/test-call.ts';
import { storedFlow } from '#voice/flow/stored-flow.ts';
import { playSampleDay } from './play-sample-calls.ts';
import { sampleAgents, sampleCallers } from './sample-callers.data.ts';
import { addActions, addKnowledge, addWorkflows, numberOfSample } from './set-up-sample.ts';
import { type Place, storeSampleCall } from './store-sample-calls.ts';
import { storeSampleCampaigns } from './store-sample-campaigns.ts';
import { clearWhatFollowed, storeWhatFollowed } from './store-what-followed.ts';

const dayMs = 86_400_000;
/** The range that Analytics shows at first, today with it. */
const recentDays = 30;
/** The same business for everyone. */
const seed = 20_261_125;

/** A server that took too long may still fill while another has begun: each step is done by one at a time, and done once. */
function inTurn<T>({ services, workspaceId }: Scope, work: (tx: Tx) => Promise<T>): Promise<T> {
  return services.db.tenant(workspaceId, async (tx) => {
    await advisoryLock(tx, `sample:${workspaceId}`);
    return work(tx);
  });
}

/** The four agents, made where they are not there yet. */
async function agentsOf(scope: Scope): Promise<{ id: string; name: string; template: string }[]> {
  const all: { id: string; name: string; template: string }[] = [];
  for (const { template } of sampleAgents) {
    const { name, persona, greeting, voice, speed, flow } = agentTemplates.find(({ id }) => id === template)!;
    const made = { name, persona, greeting, voice, speed, language: 'en-US' as const, flow: storedFlow(flow) };
    const id = await inTurn(scope, async (tx) => {
      const [known] = await tx
        .select({ id: agents.id })
        .from(agents)
        .where(and(eq(agents.workspaceId, scope.workspaceId), eq(agents.template, template)))
        .limit(1);
      return known?.id ?? insertAgent(tx, scope, template, made);
    });
    all.push({ id, name, template });
  }
  return all;
}

/** Whom the made-up business knows. Added once. */
async function addContacts({ services, workspaceId }: Scope): Promise<void> {
  await inTurn({ services, workspaceId, actor: null }, async (tx) => {
    const [one] = await tx
      .select({ id: contacts.id })
      .from(contacts)
      .where(eq(contacts.workspaceId, workspaceId))
      .limit(1);
    if (one !== undefined) return;
    const at = new Date(services.clock.now());
    await tx.insert(contacts).values(
      sampleCallers.map(({ name, phone, tags }) => ({
        workspaceId,
        id: newId(),
        name,
        phone,
        phoneAsEntered: phone,
        tags,
        source: 'by_hand' as const,
        email: `${name.toLowerCase().replace(' ', '.')}@example.com`,
        company: null,
        createdAt: at,
        changedAt: at,
      })),
    );
  });
}

function subjectsOf(scope: Scope, ids: readonly string[]): Promise<TestSubject[]> {
  return scope.services.db.tenant(scope.workspaceId, async (tx) => {
    const subjects: TestSubject[] = [];
    for (const id of ids) {
      const { flow, name, greeting, language, persona } = (await findRow(tx, scope, id)).configuration;
      const tone = toneOf(persona);
      subjects.push({ flow, agentName: name, greeting, language, ...(tone && { tone }) });
    }
    return subjects;
  });
}

/** The time zone of a workspace of made-up data; null where it is none, or was removed. */
async function sampleZone(services: Services, workspaceId: string): Promise<string | null> {
  const [workspace] = await services.db.system('account', (tx) =>
    tx
      .select({ timeZone: workspaces.timeZone })
      .from(workspaces)
      .where(and(eq(workspaces.id, workspaceId), isNotNull(workspaces.sample), isNull(workspaces.deletedAt))),
  );
  return workspace?.timeZone ?? null;
}

/** What calls need that are to be stored: what the business has set up. */
async function setUp(scope: Scope, made: readonly { id: string; name: string }[], timeZone: string): Promise<Place> {
  const { services, workspaceId } = scope;
  const scheduler = made[0]!.id;
  await addKnowledge(scope);
  await addWorkflows(scope);
  const actionId = await addActions(scope, scheduler);
  const number = await numberOfSample(scope, scheduler);
  const keeperId = await services.db.tenant(workspaceId, (tx) => keeperOf(tx, workspaceId, scheduler));
  const now = services.clock.now();
  return { workspaceId, timeZone, agents: made, number, actionId, keeperId, now };
}

/**
 * Fills a workspace with the made-up calls of the days before and what came of them, each day in a transaction of its
 * own. Begun again it begins anew; it ends where the workspace is removed meanwhile.
 */
export async function fillSampleWorkspace(
  services: Services,
  workspaceId: string,
  signal?: AbortSignal,
): Promise<void> {
  const scope: Scope = { services, workspaceId, actor: null };
  const timeZone = await sampleZone(services, workspaceId);
  if (timeZone === null) return;
  const made = await agentsOf(scope);
  await addContacts(scope);
  await services.db.tenant(workspaceId, async (tx) => {
    await clearWhatFollowed(tx, workspaceId);
    await tx.delete(calls).where(eq(calls.workspaceId, workspaceId));
  });
  const place = await setUp(scope, made, timeZone);
  const subjects = await subjectsOf(
    scope,
    made.map(({ id }) => id),
  );
  const today = services.clock.now();
  const taken = new Set<number>();
  for (let back = sampleDays; back >= 1 && !signal?.aborted; back--) {
    if ((await sampleZone(services, workspaceId)) === null) return;
    const day = today - back * dayMs;
    const played = playSampleDay(subjects, day, timeZone, seed, { taken, isEarlier: back >= recentDays });
    const from = new Date(Math.floor(day / dayMs) * dayMs);
    const until = new Date(from.getTime() + dayMs);
    await inTurn(scope, async (tx) => {
      const ofDay = and(gte(calls.startedAt, from), lt(calls.startedAt, until));
      const [there] = await tx
        .select({ id: calls.id })
        .from(calls)
        .where(and(eq(calls.workspaceId, workspaceId), ofDay))
        .limit(1);
      // Another server was faster.
      if (there !== undefined) return;
      const seal = await findSeal(tx, services, workspaceId);
      for (const call of played) {
        const stored = await storeSampleCall(tx, seal, place, call);
        await storeWhatFollowed(tx, seal, place, stored);
      }
    });
  }
  if (signal?.aborted) throw new Error('The server is shutting down. The sample data will be added at the next start.');
  await inTurn(scope, async (tx) => {
    await storeSampleCampaigns(tx, place, made.at(-1)!.id);
    await tx.update(agents).set({ status: 'active' }).where(eq(agents.workspaceId, workspaceId));
  });
  await services.db.system('account', (tx) =>
    tx.update(workspaces).set({ sample: 'ready' }).where(eq(workspaces.id, workspaceId)),
  );
}
