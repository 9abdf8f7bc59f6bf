import type { ColumnField, DuplicateRule, encodings, RowOutcome } from '#domain/contacts/contact-imports.ts';

/** What a column can be for, in words; a field of the workspace has its own name. */
export const fieldWords: Record<Exclude<ColumnField, 'own'>, string> = {
  name: 'Name',
  first_name: 'First name',
  middle_name: 'Middle name',
  external_id: 'External ID',
  last_name: 'Last name',
  company: 'Company',
  phone: 'Phone',
  email: 'Email',
  tags: 'Tags',
  note: 'Note',
  skip: 'Skip',
};

export const ruleWords: Record<DuplicateRule, string> = {
  fill: 'Fill in missing values',
  skip: 'Leave unchanged',
  overwrite: 'Overwrite existing values',
  both: 'Add another contact',
};

export const outcomeWords: Record<RowOutcome, string> = {
  new: 'New',
  changed: 'Changed',
  same: 'Automatic',
  refused: 'Rejected',
};

export const encodingWords: Record<(typeof encodings)[number], string> = {
  'utf-8': 'Unicode (UTF-8)',
  'utf-16le': 'Unicode (UTF-16)',
  'utf-16be': 'Unicode (UTF-16, big-endian)',
  'windows-1252': 'Western European',
  'windows-1250': 'Central European',
  'windows-1251': 'Cyrillic',
};
