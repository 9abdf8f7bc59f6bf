import './older-compiler.ts';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describeApi } from '#server/describe-api.ts';

/**
 * `node scripts/contract/generate-types.ts FOLDER`: TypeScript of the OpenAPI document by the two generators that most
 * clients are made with. The contract's test compiles it.
 */

const folder = process.argv[2]!;
mkdirSync(folder, { recursive: true });
const document = path.join(folder, 'openapi.json');
writeFileSync(document, JSON.stringify(describeApi('https://parley.invalid', 'Parley')));

// Loaded now, when they get the compiler that they can use.
const [heyApi, { default: openApiTypes, astToString }] = await Promise.all([
  import('@hey-api/openapi-ts'),
  import('openapi-typescript'),
]);
await heyApi.createClient({
  input: document,
  output: { path: path.join(folder, 'hey-api') },
  plugins: ['@hey-api/typescript'],
  logs: { level: 'silent' },
});
writeFileSync(
  path.join(folder, 'openapi-typescript.ts'),
  astToString(await openApiTypes(JSON.parse(JSON.stringify(describeApi('https://parley.invalid', 'Parley'))))),
);
