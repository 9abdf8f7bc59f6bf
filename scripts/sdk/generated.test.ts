import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { sdkFiles } from './sdk-files.ts';

it.each(Object.entries(sdkFiles()))('sdk/%s is what the contract says', (file, text) => {
  const kept = readFileSync(path.resolve(import.meta.dirname, '../../sdk', file), 'utf8');
  expect(kept === text, 'Write it anew: node scripts/sdk/generate.ts').toBe(true);
});
