import { expect, it } from 'vitest';
import { filledPair, leaksOfApi, leaksOfDatabase } from '#server/testing/cross-tenant.ts';
import { startApp } from '#server/testing/start-app.ts';

/** Workspaces are kept apart. `npm run mutants` shows that this test sees it when they are not. */

// Each file that is uploaded would be read in a process of its own, beside the requests.
const server = await startApp({ RATE_LIMIT: '100000' }, undefined, { work: false });
// The first of an installation runs it, and what that one sells is for everybody to see.
await server.newOwner();

it('no endpoint tells of another workspace or changes it, with its ids, with ids of both, or with none', async () => {
  expect(await leaksOfApi(server)).toEqual([]);
}, 120_000);

it('no table shows rows of another workspace to its role, or lets it change them', async () => {
  expect(await leaksOfDatabase(server, await filledPair(server))).toEqual([]);
});
