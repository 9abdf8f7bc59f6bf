/** The categories of workflow templates, in the order of the gallery. */
export const workflowCategories = ['Sales', 'Scheduling', 'Support', 'Research', 'Finance', 'Events'] as const;
