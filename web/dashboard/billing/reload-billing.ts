import { invalidate } from '#web/lib/query.ts';

/** Loads again what a change of the plan changes: the plan itself, its invoices, and the minutes in the menu. */
export const reloadBilling = () => Promise.all([invalidate('billing'), invalidate('workspaces')]);
