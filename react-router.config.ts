import type { Config } from '@react-router/dev/config';
import { publicPaths } from './web/marketing/public-paths.ts';

export default {
  appDirectory: 'web',
  // Static files only: public pages are prerendered, /dashboard runs from the fallback page.
  ssr: false,
  prerender: publicPaths,
} satisfies Config;
