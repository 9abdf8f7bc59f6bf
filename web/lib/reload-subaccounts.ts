import { invalidate } from './query.ts';

/** What changes with subaccounts: the list, the limits, and the workspaces that one can go to. */
export const reloadSubaccounts = () =>
  Promise.all(
    (['subaccounts', 'margins', 'limits', 'agentCopies', 'workspaces'] as const).map((noun) => invalidate(noun)),
  );
