import type { consentPurposes } from '#domain/contacts/consents.ts';
import type { ContactField } from '#domain/contacts/contact-fields.ts';
import type { ContactCondition } from '#domain/contacts/contact-filters.ts';
import type { contactSources } from '#domain/contacts/contact-sources.ts';

type Of = ContactCondition['of'];

export const sourceWords: Record<(typeof contactSources)[number], string> = {
  contact_form: 'Contact form',
  by_hand: 'Added manually',
  api: 'Added via API',
  import: 'Imported',
};

export const purposeWords: Record<(typeof consentPurposes)[number], string> = {
  calls: 'Calls',
  marketing_calls: 'Marketing calls',
  messages: 'Messages',
  marketing_messages: 'Marketing messages',
};

/** How the value of a condition is given: from a list, as text, as a number of days, or not at all. */
type Value = { from: Record<string, string> } | 'text' | 'days' | null;

interface ConditionWords {
  title: string;
  is: Record<string, string>;
  value: Value;
  /** What stands in an empty field. */
  placeholder?: string;
}

/** What a filter can ask for, in words: its name, how it is compared, and with what. */
export const conditionWords: Record<Of, ConditionWords> = {
  tag: { title: 'Tag', is: { has: 'is', has_not: 'is not' }, value: 'text' },
  source: { title: 'Source', is: { is: 'is', is_not: 'is not' }, value: { from: sourceWords } },
  company: { title: 'Company', is: { contains: 'contains' }, value: 'text' },
  given: {
    title: 'Is known',
    is: { has: 'has', has_not: 'has no' },
    value: { from: { phone: 'phone number', email: 'email', company: 'company' } },
  },
  number: {
    title: 'Phone number',
    is: { begins: 'begins with', begins_not: 'doesn’t start with' },
    value: 'text',
    placeholder: '+49',
  },
  added: { title: 'Added', is: { within: 'in the last', not_within: 'not in the last' }, value: 'days' },
  called: { title: 'Phone call', is: { within: 'in the last', not_within: 'not in the last' }, value: 'days' },
  opted_out: { title: 'Do not call', is: { yes: 'is on the list', no: 'is not on the list' }, value: null },
  consent: { title: 'Agreed to', is: { has: 'has', has_not: 'has not' }, value: { from: purposeWords } },
  field: {
    title: 'Field',
    is: {
      is: 'is',
      is_not: 'is not',
      contains: 'contains',
      more: 'is more than',
      less: 'is less than',
      given: 'has a value',
      missing: 'has no value',
    },
    value: 'text',
  },
};

/** Whether a condition needs a value. */
export const needsValue = ({ of, is }: { of: Of; is: string }): boolean =>
  conditionWords[of].value !== null && !(of === 'field' && (is === 'given' || is === 'missing'));

/** A condition as it is added: the first way to compare, with nothing yet to compare with. */
export function newCondition(of: Of, field = ''): ContactCondition {
  const { is, value } = conditionWords[of];
  const first = Object.keys(is)[0];
  const begin = value === 'days' ? 30 : value !== null && typeof value === 'object' ? Object.keys(value.from)[0] : '';
  return {
    of,
    is: first,
    ...(of === 'field' && { field }),
    ...(value !== null && { value: begin }),
  } as ContactCondition;
}

/** A condition as a sentence, for the chip that stands for it. */
export function sentenceOf(condition: ContactCondition, fields: readonly ContactField[]): string {
  const words = conditionWords[condition.of];
  const name =
    condition.of === 'field'
      ? (fields.find(({ key }) => key === condition.field)?.name ?? condition.field)
      : words.title;
  const how = words.is[condition.is];
  if (!('value' in condition) || !needsValue(condition)) return `${name} ${how}`;
  const { value } = words;
  const what =
    value !== null && typeof value === 'object' ? value.from[String(condition.value)] : String(condition.value);
  return `${name} ${how} ${what}${value === 'days' ? ' days' : ''}`;
}
