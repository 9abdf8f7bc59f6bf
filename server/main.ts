import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { readConfig } from './config.ts';
import { importQuickly } from './infra/quick-imports.ts';
import { StartError } from './infra/start-error.ts';

/**
 * The process: settings first, since a wrong one is told in half a second so, then all the rest. A third of a start is
 * compiling, so what was compiled is kept, here and in threads and children, for the next one.
 */

const compiled = path.resolve(import.meta.dirname, '../node_modules/.cache/parley/compiled');
process.env.NODE_COMPILE_CACHE ??= compiled;
enableCompileCache(process.env.NODE_COMPILE_CACHE);
importQuickly();

process.on('unhandledRejection', (error) => {
  process.stderr.write(`Unhandled rejection: ${String((error as Error)?.stack ?? error)}\n`);
  process.exit(70);
});

try {
  const config = readConfig(process.env);
  const { serve } = await import('./serve.ts');
  await serve(config);
} catch (error) {
  const line =
    error instanceof StartError ? error.message : `Parley cannot start: ${String((error as Error).stack ?? error)}`;
  process.stderr.write(`${line}\n`);
  process.exit(1);
}
