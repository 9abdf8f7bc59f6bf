import { describe, expect, it, vi } from 'vitest';
import type { AgentConfiguration } from '#domain/agents/agents.ts';
import type { Draft } from '#domain/agents/drafts.ts';
import { mergeDrafts } from '#domain/agents/flow-edits/merge-draft.ts';
import { sameJson } from '#domain/platform/json.ts';
import { anAgent } from '#web/dashboard/agents/agents.fixture.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { DraftSaver, type DraftWorld, type KeptDraft, saveAfterMs } from './draft-saver.ts';

const { name, persona, greeting, voice, language, speed, flow } = anAgent();
const first: AgentConfiguration = { name, persona, greeting, voice, language, speed, flow };
const draftOf = (configuration: AgentConfiguration, revision: number): Draft => ({
  revision,
  baseVersion: 1,
  configuration,
  problems: [],
  isChanged: revision > 0,
  updatedAt: null,
  changedBy: revision > 0 ? { id: 'them', name: 'Bob' } : null,
});

/** Time that a test turns. */
function aClock() {
  let now = 0;
  let waiting: { at: number; run: () => void }[] = [];
  return {
    after(ms: number, run: () => void) {
      const one = { at: now + ms, run };
      waiting.push(one);
      return () => {
        waiting = waiting.filter((other) => other !== one);
      };
    },
    advance(ms: number) {
      now += ms;
      const due = waiting.filter(({ at }) => at <= now);
      waiting = waiting.filter(({ at }) => at > now);
      for (const { run } of due) run();
    },
  };
}

/** A server with one draft, which can be out of reach, and a browser that keeps. */
function aWorld(kept: KeptDraft<AgentConfiguration> | null = null) {
  const clock = aClock();
  const server = { draft: draftOf(first, 0), isDown: false, saves: 0, answers: [] as (() => void)[], holds: false };
  let stored = kept;
  const put = (configuration: AgentConfiguration) => {
    if (!sameJson(configuration, server.draft.configuration))
      server.draft = draftOf(configuration, server.draft.revision + 1);
    return server.draft;
  };
  const world: DraftWorld<AgentConfiguration, Draft> = {
    merge: mergeDrafts,
    read: async () => server.draft,
    async save(revision, configuration) {
      server.saves += 1;
      if (server.holds) await new Promise<void>((resolve) => server.answers.push(resolve));
      if (server.isDown) throw new ApiError('unreachable', 0, 'Out of reach.');
      if (configuration.greeting === '') throw new ApiError('invalid_input', 400, 'The greeting is missing.');
      if (revision !== server.draft.revision) throw new ApiError('draft_changed', 409, 'Changed.');
      return put(configuration);
    },
    keep: (next) => {
      stored = next;
    },
    kept: () => stored,
    after: clock.after,
  };
  const saver = new DraftSaver(server.draft, world);
  const later = async (ms: number) => {
    clock.advance(ms);
    await vi.waitFor(() => expect(saver.getView().state).not.toBe('saving'));
  };
  const change = (part: Partial<AgentConfiguration>) => saver.change({ ...saver.getView().configuration, ...part });
  return { saver, server, put, later, change, clock, stored: () => stored };
}

describe('a draft on a page', () => {
  it('is saved once, a while after the last change', async () => {
    const { server, later, change, clock, saver, stored } = aWorld();
    change({ greeting: 'Good' });
    clock.advance(saveAfterMs - 1);
    change({ greeting: 'Good day.' });
    expect(stored()?.mine.greeting).toBe('Good day.');
    clock.advance(saveAfterMs - 1);
    expect(server.saves).toBe(0);
    await later(1);
    expect(server).toMatchObject({ saves: 1, draft: { revision: 1, configuration: { greeting: 'Good day.' } } });
    expect([saver.getView().state, stored()]).toEqual(['saved', null]);
  });

  it('has one request on its way, and the newest behind it', async () => {
    const { server, change, clock, saver } = aWorld();
    server.holds = true;
    change({ greeting: 'One.' });
    clock.advance(saveAfterMs);
    for (const text of ['Two.', 'Three.']) {
      change({ greeting: text });
      clock.advance(saveAfterMs);
    }
    expect(server.saves).toBe(1);
    server.holds = false;
    server.answers.pop()!();
    await vi.waitFor(() => {
      clock.advance(1);
      expect(saver.getView()).toMatchObject({ state: 'saved', configuration: { greeting: 'Three.' } });
    });
    expect(server).toMatchObject({ saves: 2, draft: { configuration: { greeting: 'Three.' } } });
  });

  it('is kept in this browser while the server is out of reach, and saved when it is there again', async () => {
    const { server, later, change, saver, stored, clock } = aWorld();
    server.isDown = true;
    change({ greeting: 'Kept.' });
    await later(saveAfterMs);
    expect([saver.getView().state, stored()?.mine.greeting]).toEqual(['offline', 'Kept.']);
    server.isDown = false;
    clock.advance(1_000);
    await vi.waitFor(() => expect(saver.getView().state).toBe('saved'));
    expect([server.draft.configuration.greeting, stored()]).toEqual(['Kept.', null]);
  });

  it('that this browser has kept is taken up again, on what others have saved since', async () => {
    const { server, saver, clock } = aWorld({ revision: 0, base: first, mine: { ...first, greeting: 'Kept.' } });
    clock.advance(0);
    await vi.waitFor(() => expect(saver.getView().state).toBe('saved'));
    expect(server.draft.configuration.greeting).toBe('Kept.');
  });

  it('is put together with what somebody else has saved, and says what both have changed', async () => {
    const { server, put, change, clock, saver } = aWorld();
    put({ ...first, speed: 1.1, name: 'Theirs' });
    change({ greeting: 'Mine.', name: 'My name' });
    clock.advance(saveAfterMs);
    await vi.waitFor(() => {
      clock.advance(1);
      expect(saver.getView().state).toBe('saved');
    });
    const merged = { speed: 1.1, greeting: 'Mine.', name: 'My name' };
    expect(server.draft).toMatchObject({ revision: 2, configuration: merged });
    expect(saver.getView()).toMatchObject({
      configuration: merged,
      takenIn: { by: 'Bob', conflicts: [{ path: 'name', mine: 'My name', theirs: 'Theirs' }] },
    });
  });

  it('shows what somebody else has saved as soon as it hears of it', async () => {
    const { put, saver, clock } = aWorld();
    put({ ...first, greeting: 'Theirs.' });
    saver.hear(1);
    clock.advance(0);
    await vi.waitFor(() => expect(saver.getView().configuration.greeting).toBe('Theirs.'));
    expect(saver.getView()).toMatchObject({ takenIn: null, draft: { revision: 1 } });
  });

  it('that the server refuses says why, and is tried again with the next change', async () => {
    const { change, later, saver, stored } = aWorld();
    change({ greeting: '' });
    await later(saveAfterMs);
    expect(saver.getView()).toMatchObject({ state: 'refused', problem: 'The greeting is missing.' });
    expect(stored()).not.toBeNull();
    change({ greeting: 'Hello.' });
    await later(saveAfterMs);
    expect(saver.getView().state).toBe('saved');
  });
});
