import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { baseImage, tryImage } from './try-image.ts';

/** The image's last stage in a folder: a tree that is read-only, and a user who may write to /data alone. */

const image = await tryImage();
let isStopped = false;
afterAll(async () => {
  if (!isStopped) await image.stop();
});
const tree = path.join(image.folder, 'app');

test('is small, and holds no tests, tools or declarations', () => {
  expect(image.bytes + baseImage.unpacked).toBeLessThan(480e6);
  expect(globSync('**/*.{test.ts,d.ts,map}', { cwd: tree })).toEqual([]);
  expect(globSync('{bench,e2e,web,docs}', { cwd: tree })).toEqual([]);
  for (const name of ['vite', 'typescript', 'vitest', 'lucide-react', '@biomejs'])
    expect(globSync(`node_modules/${name}`, { cwd: tree })).toEqual([]);
  expect(globSync('node_modules/fastify/LICENSE', { cwd: tree })).toHaveLength(1);
});

test('serves pages and the API from it', async () => {
  const home = await fetch(image.url);
  expect([home.status, home.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect((await fetch(`${image.url}/openapi.json`)).status).toBe(200);
  expect((await fetch(`${image.url}/v1/agents`)).status).toBe(401);
  expect(image.output()).not.toMatch(/EROFS|EACCES|EPERM|"level":(50|60)/);
});

test('has every package that the server names', async () => {
  const { dependencies } = JSON.parse(readFileSync(path.join(tree, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const there = Object.keys(dependencies).filter((name) => globSync(`node_modules/${name}`, { cwd: tree }).length > 0);
  expect(there.length).toBeGreaterThan(40);
  const code = `const lost = [];
    for (const name of ${JSON.stringify(there)}) await import(name).catch((error) => {
      // Packages of files and of programs alone have nothing to import.
      if (!/exports|"main"|Unknown file extension|Cannot find package .* imported from/.test(error.message) || /\\/node_modules\\/.*\\/node_modules\\//.test(error.message))
        lost.push(name + ': ' + error.message);
    });
    console.log(JSON.stringify(lost)); process.exit();`;
  expect(await image.run('--input-type=module', '-e', code)).toBe('[]\n');
});

test('has the commands of operators, and stops when it is told to', async () => {
  const said = await image.run('scripts/doctor.ts');
  expect(said).toMatch(/^ok {3}upgrade +the database is that of version/m);
  expect(said).toMatch(/^ok {3}English voices/m);
  expect(said).toMatch(/^off {2}metrics +not at all: set METRICS_TOKEN|from this machine only/m);
  isStopped = true;
  expect(await image.stop()).toBe(0);
});
