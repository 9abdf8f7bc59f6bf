import { createContext, use, useEffect } from 'react';

/** Where the shell hears the name of what a page shows. */
export const PageTitleContext = createContext<(title: string | null) => void>(() => {});

/** Puts a thing's own name ("Front desk") into breadcrumbs and document title in place of the page's ("Agent"). */
export function usePageTitle(title: string | undefined): void {
  const set = use(PageTitleContext);
  useEffect(() => {
    set(title ?? null);
    return () => set(null);
  }, [set, title]);
}
