import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { importQuickly } from './quick-imports.ts';

/**
 * First in every process that loads the server, before the rest is imported (`node --import`): half of a start is compiling
 * and finding files, so what was compiled is kept, here and in threads and children, for the next one.
 */
process.env.NODE_COMPILE_CACHE ??= path.resolve(import.meta.dirname, '../../node_modules/.cache/parley/compiled');
enableCompileCache(process.env.NODE_COMPILE_CACHE);
importQuickly();
