/** What the run that notes a call in the CRM is known by within its call: the engine's own runs end with a figure. */
export const crmNoteRun = 'crm-note';
