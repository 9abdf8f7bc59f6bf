import type { PhoneKind } from '#domain/contacts/contact-imports.ts';

/** A contact as another service has it. */
export interface SourceContact {
  firstName: string;
  lastName: string;
  company: string;
  emails: string[];
  phones: { kind: PhoneKind; written: string }[];
}

/** Seconds and contacts that a service may take and bring while someone waits. */
export const sourceLimits = { seconds: 40, contacts: 20_000 };
