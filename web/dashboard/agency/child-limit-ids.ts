import { limitIds } from '#domain/usage/limits.ts';

/** What a subaccount can have a limit of: it has no subaccounts, and what people own is not its own. */
export const childLimitIds = limitIds.filter((id) => id !== 'subaccounts' && id !== 'workspaces');
