import { type ComponentType, lazy, Suspense } from 'react';
import { useLocation, useParams } from 'react-router';
import type { AppPath } from '#web/lib/app-link.tsx';

/**
 * The pages of an agency, by address. They are one module to the router: the list of all routes, which every first load
 * carries, would name each page's own files otherwise.
 */
const pages: Partial<Record<AppPath, ComponentType>> = {
  '/dashboard/affiliate': lazy(() => import('./partners/affiliate-page.tsx')),
  '/dashboard/agency/limits': lazy(() => import('./limits-page.tsx')),
  '/dashboard/agency/partners': lazy(() => import('./partners/partners-page.tsx')),
  '/dashboard/agency/subaccounts': lazy(() => import('./subaccounts-page.tsx')),
  '/dashboard/agency/subaccounts/agents': lazy(() => import('./agent-copies-page.tsx')),
  '/dashboard/agency/subaccounts/templates': lazy(() => import('./templates-page.tsx')),
  '/dashboard/agency/subaccounts/usage': lazy(() => import('./subaccount-usage-page.tsx')),
};

/** Those of one thing, by the parameter that names it. */
const pagesOfOne: Record<string, ComponentType> = {
  partnerId: lazy(() => import('./partners/partner-page.tsx')),
  subaccountId: lazy(() => import('./subaccount-page.tsx')),
};

/** The page at this address. */
export default function AgencyPages() {
  const [ofOne] = Object.keys(useParams()).filter((name) => name in pagesOfOne);
  const { pathname } = useLocation();
  const Page = ofOne ? pagesOfOne[ofOne] : pages[pathname.replace(/\/$/, '') as AppPath];
  return <Suspense>{Page && <Page />}</Suspense>;
}
