import type { ActionNeed } from '#domain/actions/action-templates.data.ts';
import { noCrm } from '#server/contacts/crm-connections.ts';

/** What a workspace lacks, and where it gets it. */
export const lacking: Record<ActionNeed, string> = {
  phone_number: 'This workspace has no phone number yet. Connect one under Phone Numbers.',
  crm: noCrm,
};
