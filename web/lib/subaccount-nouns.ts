/** What changes with subaccounts: the list, the limits, and the workspaces that one can go to. */
export const subaccountNouns = ['subaccounts', 'margins', 'limits', 'agentCopies', 'workspaces'] as const;
