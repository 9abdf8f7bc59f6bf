import { join } from 'node:path';
import { build } from 'vite';

/** The script for customers' websites, as one file that needs nothing else. */
export async function buildWidget(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      lib: { entry: join(import.meta.dirname, '../web/widget/loader.ts'), formats: ['iife'], name: 'parleyWidget' },
    },
  });
  const [output] = [built].flat();
  if (output === undefined || !('output' in output)) throw new Error('The widget wasn’t built.');
  return output.output[0].code;
}
