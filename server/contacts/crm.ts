/**
 * What a CRM can be asked for. HubSpot is one, any program that answers signed requests another; anyone who adds a third
 * implements this, and passes `conformance.test.ts`.
 */

/** Who the credentials belong to. */
export interface CrmAccount {
  /** The CRM's own name of the account, such as a portal's number. */
  id: string;
  name: string;
  /** What the credentials do not permit, in the CRM's words, though some of the verbs need it. */
  lacks: string[];
}

/** By what someone is known. One of both is there. */
export interface CrmPerson {
  /** In lower case. */
  email: string | null;
  /** E.164 */
  phone: string | null;
}

export interface CrmContact {
  id: string;
  name: string | null;
  email: string | null;
  phone: string | null;
  company: string | null;
  /** Where people see it. */
  url: string | null;
}

/** Values of a contact by the CRM's names; `name`, `email`, `phone` and `company` are known everywhere. */
export type CrmFields = Readonly<Record<string, string>>;

export interface CrmDeal {
  name: string;
  /** A plain number, as in 1200.50. */
  amount: string | null;
  /** As the CRM names it; null for the first. */
  stage: string | null;
  text: string | null;
}

/**
 * `once` is the same in each try of one thing that is made, and nothing else's: anyone who has made it answers that, and
 * makes no second.
 */
export interface Crm {
  account(): Promise<CrmAccount>;
  find(person: CrmPerson): Promise<CrmContact | null>;
  /** Writes these fields to the contact, which is made where there is none. */
  save(person: CrmPerson, fields: CrmFields, once: string): Promise<{ contact: CrmContact; made: boolean }>;
  /** @returns its id */
  note(contactId: string, note: { text: string; at: Date }, once: string): Promise<string>;
  /** @returns its id */
  deal(contactId: string, deal: CrmDeal, once: string): Promise<string>;
}
