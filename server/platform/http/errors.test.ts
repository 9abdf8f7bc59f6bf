import { DrizzleQueryError } from 'drizzle-orm';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { handleErrors } from './errors.ts';

const ofPostgres = (code: string) =>
  new DrizzleQueryError(
    'insert into secrets',
    [],
    Object.assign(new Error('words of PostgreSQL'), { code, severity: 'ERROR' }),
  );
const ofSocket = Object.assign(new Error('connect ECONNREFUSED 10.0.0.7:5432'), {
  code: 'ECONNREFUSED',
  syscall: 'connect',
});

it.each([
  ['a full disk', ofPostgres('53100'), 507, 'storage_full'],
  ['a server that stops', ofPostgres('57P01'), 503, 'not_ready'],
  ['a statement that took too long', ofPostgres('57014'), 503, 'not_ready'],
  ['no free connection', ofPostgres('53300'), 503, 'not_ready'],
  ['a server that is gone', ofSocket, 503, 'not_ready'],
  ['a pool that is empty', new Error('timeout exceeded when trying to connect'), 503, 'not_ready'],
  ['a broken constraint', ofPostgres('23505'), 500, 'internal'],
  ['a fault of ours', new TypeError('x is undefined'), 500, 'internal'],
])('answers %s without a word from inside', async (_what, error, status, code) => {
  const app = Fastify();
  handleErrors(app);
  app.get('/', () => Promise.reject(error));
  const answer = await app.inject('/');
  expect([answer.statusCode, answer.json().error.code]).toEqual([status, code]);
  expect(answer.headers['retry-after']).toBe(status === 503 ? '5' : undefined);
  expect(answer.body).not.toMatch(/PostgreSQL|insert|10\.0\.0\.7|undefined|connect/);
});
