import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sdkFiles } from './sdk-files.ts';

/** `node scripts/sdk/generate.ts`: writes what of `sdk/` is made from the contract. A test fails when it's not current. */

for (const [file, text] of Object.entries(sdkFiles())) {
  const whole = path.resolve(import.meta.dirname, '../../sdk', file);
  mkdirSync(path.dirname(whole), { recursive: true });
  writeFileSync(whole, text);
  console.log(`sdk/${file}`);
}
