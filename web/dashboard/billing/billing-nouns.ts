/** What changes with the plan: the plan itself, its invoices, and the minutes in the menu. */
export const billingNouns = ['billing', 'workspaces'] as const;
