/** Where a contact came from. */
export const contactSources = ['contact_form', 'by_hand', 'api', 'import'] as const;
