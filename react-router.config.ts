import type { Config } from '@react-router/dev/config';
import { docPaths } from './scripts/docs/build-docs.ts';
import { publicPaths } from './web/marketing/public-paths.ts';

export default {
  appDirectory: 'web',
  // Static files only: public pages are prerendered, /dashboard runs from the fallback page.
  ssr: false,
  prerender: [...publicPaths, ...docPaths()],
} satisfies Config;
