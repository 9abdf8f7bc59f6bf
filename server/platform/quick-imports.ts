import { registerHooks } from 'node:module';

/**
 * Node looks up how a package's files are written (`type`) and named (`exports`) in its package.json, and takes that apart
 * anew for every import. Drizzle's has 179 kB, in 900 imports: half of a start. What one import found is kept for the next.
 */

const root = new URL('../..', import.meta.url).href;
const large = '/node_modules/drizzle-orm/';
const isLarge = (specifier: string) => specifier === 'drizzle-orm' || specifier.startsWith('drizzle-orm/');

/** Has imports of this process that come after it found quickly. */
export function importQuickly(): void {
  const found = new Map<string, { url: string; format: string | null | undefined }>();
  registerHooks({
    resolve(specifier, context, next) {
      const { parentURL = '', conditions } = context;
      if (specifier.startsWith('.') && specifier.endsWith('.js') && parentURL.includes(large)) {
        // All of its files with this ending are modules.
        return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
      }
      if (specifier.endsWith('.ts') && parentURL.startsWith(root) && !parentURL.includes('/node_modules/')) {
        const from = specifier.startsWith('#') ? root + specifier.slice(1) : new URL(specifier, parentURL).href;
        return { url: from, format: 'module-typescript', shortCircuit: true };
      }
      // Only from files of ours, which all find the same one.
      if (!isLarge(specifier) || parentURL.includes('/node_modules/')) return next(specifier, context);
      const key = `${specifier} ${conditions.join()}`;
      const known = found.get(key);
      if (known !== undefined) return { ...known, shortCircuit: true };
      const { url, format } = next(specifier, context);
      found.set(key, { url, format });
      return { url, format, shortCircuit: true };
    },
  });
}

/** What Node is told to start a program that loads the server, in tests and benchmarks as in package.json. */
export const quickStart = ['--import', new URL('./quick-start.ts', import.meta.url).href];
