import { createContext } from 'react';

/** Where a page's head stands in the top bar, when the page fills the window; null where it stands on the page. */
export const HeaderSlot = createContext<HTMLElement | null>(null);
