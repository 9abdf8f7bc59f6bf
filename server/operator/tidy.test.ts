import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { manualClock } from '#voice/testing/manual-clock.ts';
import { tidyDataDir } from './operator.jobs.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'parley-tidy-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

test('old mails of the outbox go; everything else stays', async () => {
  const clock = manualClock();
  const tidy = () => tidyDataDir({ clock, config: readConfig({ DATA_DIR: dataDir }) });
  await tidy();
  const add = (name: string, daysAgo: number) => {
    const place = path.join(dataDir, name);
    mkdirSync(path.dirname(place), { recursive: true });
    if (name.includes('.')) writeFileSync(place, 'x');
    else mkdirSync(place);
    const at = clock.now() / 1000 - daysAgo * 86_400;
    utimesSync(place, at, at);
  };
  for (const [name, daysAgo] of [
    ['outbox/old.eml', 91],
    ['outbox/half.eml.new', 91],
    ['outbox/young.eml', 89],
    ['outbox/notes.txt', 400],
    ['postgresql', 400],
    ['secret.key', 400],
  ] as const) {
    add(name, daysAgo);
  }
  await tidy();
  expect(readdirSync(dataDir).sort()).toEqual(['outbox', 'postgresql', 'secret.key']);
  expect(readdirSync(path.join(dataDir, 'outbox')).sort()).toEqual(['notes.txt', 'young.eml']);
});
