import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import type { Page } from './dashboard/page.ts';
import { pages } from './dashboard/pages.tsx';
import { authPages, sitePages } from './marketing/public-paths.ts';

/** Every page of the dashboard's table, with the pages below it. */
function dashboardRoutes(page: Page): RouteConfigEntry[] {
  const path = page.path.replace('/dashboard/', '');
  const own = route(path, page.file, { id: page.path });
  return [own, ...[...(page.children ?? []), ...(page.details ?? [])].flatMap(dashboardRoutes)];
}

/** Routes of public pages; a page with two paths has two routes. */
const publicRoutes = (files: Record<string, string>): RouteConfigEntry[] =>
  Object.entries(files).map(([path, file]) =>
    path === '/' ? index(file) : route(path.slice(1), file, { id: path.slice(1) }),
  );

export default [
  layout('marketing/chrome/site-layout.tsx', [
    ...publicRoutes(sitePages),
    route('docs/*', 'docs/doc-page.tsx', { id: 'docs/*' }),
    route('*', 'marketing/not-found-page.tsx'),
  ]),
  route('widget/:key', 'widget/panel/panel-page.tsx'),
  route('shared-calls/:token', 'shared-call/shared-call-page.tsx'),
  layout('auth/auth-layout.tsx', [...publicRoutes(authPages), route('checkout/:planId', 'auth/checkout-page.tsx')]),
  route('dashboard', 'dashboard/shell/dashboard-layout.tsx', [
    index('dashboard/shell/dashboard-index.tsx'),
    layout('dashboard/shell/page-frame.tsx', [
      ...pages.flatMap(dashboardRoutes),
      // In no menu: every primitive once, as `e2e/primitives.spec.ts` looks at them.
      route('primitives', 'dashboard/shell/primitives/primitives-page.tsx'),
      route('*', 'dashboard/shell/unknown-page.tsx'),
    ]),
  ]),
] satisfies RouteConfig;
