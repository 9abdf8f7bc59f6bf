import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { AppError } from '#domain/platform/errors.ts';
import { endpoints } from '#domain/platform/http.ts';
import type { Services } from '#server/services.ts';
import { handleErrors } from './errors.ts';
import { type Callers, implement, mount } from './implement.ts';
import { acceptJsonBodies } from './json-body.ts';

const table = endpoints({
  show: {
    method: 'GET',
    path: '/v1/things/:thingId',
    summary: 'Show a thing',
    can: 'public',
    params: z.object({ thingId: z.uuid() }),
    reply: z.object({ name: z.string(), parts: z.array(z.object({ id: z.number() })) }),
  },
  rename: {
    method: 'PATCH',
    path: '/v1/things',
    summary: 'Rename a thing',
    can: 'public',
    body: z.object({ name: z.string() }),
    reply: z.object({ name: z.string() }),
  },
  wrong: {
    method: 'GET',
    path: '/v1/wrong',
    summary: 'Break its promise',
    can: 'public',
    reply: z.object({ name: z.string() }),
  },
  refuse: { method: 'GET', path: '/v1/refuse', summary: 'Refuse', can: 'agents:read' },
});

const row = { name: 'lamp', secret: 'hunter2', parts: [{ id: 1, cost: 9 }] };

const app = Fastify();
handleErrors(app);
acceptJsonBodies(app);
const callers: Callers = {
  account: () => Promise.reject(new AppError('session_required')),
  scope: () => Promise.reject(new AppError('forbidden')),
  token: () => Promise.reject(new AppError('session_required')),
};
const services = { config: { rateLimit: 1 } } as Services;
mount(
  app,
  services,
  callers,
  implement(table, {
    show: () => row,
    rename: ({ body }) => body,
    // A column of the wrong type, as a careless migration would make it.
    wrong: () => ({ name: 7 }) as never,
    refuse: () => undefined,
  }),
);

it('cuts off what a reply does not promise, at every depth', async () => {
  const answer = await app.inject({ url: '/v1/things/0199b1c5-0000-7000-8000-000000000000' });
  expect(answer.json()).toEqual({ name: 'lamp', parts: [{ id: 1 }] });
});

it('answers 500 without a word about it when a handler breaks the promise', async () => {
  const answer = await app.inject({ url: '/v1/wrong' });
  expect(answer.statusCode).toBe(500);
  expect(answer.body).not.toMatch(/expected|string|name|zod/i);
});

it('takes an id that is none for one that does not exist', async () => {
  expect((await app.inject({ url: '/v1/things/7' })).statusCode).toBe(404);
});

it('refuses members that nobody expects, and names them', async () => {
  const answer = await app.inject({ method: 'PATCH', url: '/v1/things', payload: { name: 'x', owner: 'me' } });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().error.details).toEqual([{ path: 'body', message: 'Unknown: owner.' }]);
});

it('names a few of very many, and not in full', async () => {
  const payload = Object.fromEntries(Array.from({ length: 5_000 }, (_, n) => [`${'k'.repeat(100)}${n}`, n]));
  const answer = await app.inject({ method: 'PATCH', url: '/v1/things', payload: { name: 'x', ...payload } });
  expect(answer.statusCode).toBe(400);
  expect(answer.body.length).toBeLessThan(1_000);
});

it('asks who it is before it looks at what is sent', async () => {
  expect((await app.inject({ url: '/v1/refuse?nonsense=1' })).statusCode).toBe(403);
});
