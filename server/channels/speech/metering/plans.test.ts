import { describe, expect, it } from 'vitest';
import { speechApi } from '#domain/channels/speech.ts';
import { speechPlansApi } from '#domain/channels/speech-plans.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { speechPlans } from '#server/platform/db/schema/speech.table.ts';
import { startSpeechApp } from '#server/testing/speech-app.ts';
import { fakeSpeech } from '#voice/testing/fake-speech.ts';

const server = await startSpeechApp({ SPEECH_FREE_CHARACTERS: '100' }, fakeSpeech());
// The first who signs up runs the installation.
const operator = await server.newOwner();
const setPlan = (workspaceId: string, name: string, characters: number | null) =>
  operator.call(speechPlansApi.set, { params: { workspaceId }, body: { name, characters } });

describe('a plan', () => {
  it('is set by the operator, and holds from the next request on', async () => {
    const { owner, post } = await server.newSpeaker();
    expect(await owner.call(speechApi.usage)).toMatchObject({ plan: 'Free', limit: 100 });
    expect((await post('/v1/tts', { text: 'x'.repeat(101) })).status).toBe(429);
    const plan = await setPlan(owner.workspaceId, 'Pro', 1_000);
    expect(plan).toMatchObject({ workspaceId: owner.workspaceId, name: 'Pro', characters: 1_000 });
    const heard = await post('/v1/tts', { text: 'x'.repeat(901) });
    expect([heard.status, heard.headers['x-quota-limit'], heard.headers['x-quota-remaining']]).toEqual([
      ...[200, '1000', '99'],
    ]);
    expect(await owner.call(speechApi.usage)).toMatchObject({ plan: 'Pro', used: 901, limit: 1_000, remaining: 99 });
    const { items } = await operator.call(speechPlansApi.list);
    expect(items).toContainEqual(plan);
    await operator.call(speechPlansApi.remove, { params: { workspaceId: owner.workspaceId } });
    const refused = await post('/v1/tts', { text: 'x' });
    expect(refused.json().error.message).toContain('only 0 are left this month');
    expect(await owner.call(speechApi.usage)).toMatchObject({ plan: 'Free', used: 901, limit: 100, remaining: 0 });
  });

  it('can be without a limit, or allow nothing', async () => {
    const { owner, post } = await server.newSpeaker();
    await setPlan(owner.workspaceId, 'Enterprise', null);
    const heard = await post('/v1/tts', { text: 'x'.repeat(5_000) });
    expect([heard.status, heard.headers['x-quota-limit']]).toEqual([200, undefined]);
    expect(await owner.call(speechApi.usage)).toMatchObject({ plan: 'Enterprise', limit: null, remaining: null });
    await setPlan(owner.workspaceId, 'Closed', 0);
    expect((await post('/v1/tts', { text: 'x' })).status).toBe(429);
  });

  it('is exact under fifty requests at once, as the free tier is', async () => {
    const { owner, post } = await server.newSpeaker();
    await setPlan(owner.workspaceId, 'Small', 407);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => post('/v1/tts', { text: `text no. ${n + 10}` })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(37);
    expect((await owner.call(speechApi.usage)).used).toBe(407);
  });

  it('belongs to the operator alone: others find nothing there, and cannot write it past the rules', async () => {
    const { owner, get } = await server.newSpeaker();
    const address = `/v1/operator/speech-plans/${owner.workspaceId}`;
    expect((await owner.send('GET', '/v1/operator/speech-plans')).status).toBe(404);
    expect((await owner.send('PUT', address, { name: 'Pro', characters: null })).status).toBe(404);
    expect((await owner.send('DELETE', address)).status).toBe(404);
    expect((await get('/v1/operator/speech-plans')).status).toBe(403);
    const { workspaceId } = owner;
    const values = { workspaceId, name: 'Pro', characters: null, since: new Date(server.clock.now()) };
    const written = server.services.db.tenant(workspaceId, (tx) => tx.insert(speechPlans).values(values));
    await expect(written).rejects.toThrow();
    expect(await owner.call(speechApi.usage)).toMatchObject({ plan: 'Free', limit: 100 });
  });

  it('of a workspace that is not there, or of no number, is refused', async () => {
    const put = (workspaceId: string, body: object) =>
      operator.send('PUT', `/v1/operator/speech-plans/${workspaceId}`, body);
    expect((await put(newId(), { name: 'Pro', characters: 5 })).status).toBe(404);
    for (const body of [{ name: '', characters: 5 }, { name: 'Pro' }, { name: 'Pro', characters: -1 }]) {
      expect((await put(operator.workspaceId, body)).status).toBe(400);
    }
    expect((await put(operator.workspaceId, { name: 'Pro', characters: 1.5 })).status).toBe(400);
    expect((await operator.send('DELETE', `/v1/operator/speech-plans/${newId()}`)).status).toBe(404);
  });
});
