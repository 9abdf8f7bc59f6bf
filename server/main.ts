import './platform/quick-start.ts';
import { readConfig } from './config.ts';
import { exitProcess } from './platform/exit-process.ts';
import { StartError } from './platform/start-error.ts';

/** The process: settings first, since a wrong one is told in half a second so, then all the rest. */

process.on('unhandledRejection', (error) => {
  process.stderr.write(`Unhandled rejection: ${String((error as Error)?.stack ?? error)}\n`);
  exitProcess(70);
});

try {
  const config = readConfig(process.env);
  const { serve } = await import('./serve.ts');
  await serve(config);
} catch (error) {
  const line =
    error instanceof StartError ? error.message : `Parley can’t start: ${String((error as Error).stack ?? error)}`;
  process.stderr.write(`${line}\n`);
  exitProcess(1);
}
