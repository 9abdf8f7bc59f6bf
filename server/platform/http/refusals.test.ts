import Fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import pino from 'pino';
import { expect, it } from 'vitest';
import { AppError } from '#domain/platform/errors.ts';
import { metricsOf } from '#server/platform/metrics.ts';
import type { Services } from '#server/services.ts';
import { manualClock } from '#voice/testing/manual-clock.ts';
import { handleErrors } from './errors.ts';
import { noteRefusals } from './refusals.ts';

const lines: Record<string, unknown>[] = [];
const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });
const clock = manualClock(0);
const services = { clock } as unknown as Services;
const app = Fastify({
  loggerInstance: log as FastifyBaseLogger,
  logController: new LogController({ disableRequestLogging: true }),
});
handleErrors(app);
noteRefusals(app, services);
app.get('/refused/:code', async (request) => {
  throw new AppError((request.params as { code: 'forbidden' }).code);
});

it('counts 401, 403 and 429 by route, and logs them without what was sent', async () => {
  const headers = { authorization: 'Bearer sk-secret' };
  for (const code of ['session_required', 'forbidden', 'too_many_requests', 'not_found']) {
    await app.inject({ url: `/refused/${code}?token=hush`, headers });
  }
  const shown = lines.map(({ msg, status, route, method, ip }) => ({ msg, status, route, method, ip }));
  const line = (status: number) => ({
    msg: 'request refused',
    status,
    route: '/refused/:code',
    method: 'GET',
    ip: '127.0.0.1',
  });
  expect(shown).toEqual([line(401), line(403), line(429)]);
  expect(JSON.stringify(lines)).not.toMatch(/hush|sk-secret/);
  const metrics = await metricsOf(services).metrics();
  for (const status of [401, 403, 429]) {
    expect(metrics).toContain(`http_refusals_total{status="${status}",route="/refused/:code"} 1`);
  }
});

it('does not let a flood of refusals fill the log', async () => {
  clock.advance(60_000);
  lines.length = 0;
  for (let n = 0; n < 100; n++) await app.inject('/refused/forbidden');
  expect(lines).toHaveLength(61);
  expect(lines.at(-1)).toMatchObject({ msg: 'further refusals of this minute are only counted' });
  expect(await metricsOf(services).metrics()).toContain('{status="403",route="/refused/:code"} 101');
});
