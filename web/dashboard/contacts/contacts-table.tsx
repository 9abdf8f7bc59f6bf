import { href } from 'react-router';
import type { ContactField, ContactFieldValue } from '#domain/contacts/contact-fields.ts';
import type { Contact } from '#domain/contacts/contacts.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { PhoneNumber } from '#web/ui/phone-number.tsx';
import { RowLink } from '#web/ui/row-link.tsx';
import { ContactTags } from './contact-tags.tsx';
import { editContact } from './edit/edit-contact.ts';
import { EditableCell } from './edit/editable-cell.tsx';
import { shownOf, typedOf } from './fields/field-inputs.tsx';
import { tagsOf } from './tags-of.ts';

/** Who is there, who of them is chosen, and how others are. */
interface Choosing {
  shown: readonly string[];
  chosen: ReadonlySet<string>;
  choose: (ids: readonly string[], isChosen: boolean) => void;
}

/** Fields of the workspace's own that the table shows. */
const mostFields = 3;

const chooseColumn = ({ shown, chosen, choose }: Choosing): Column<Contact> => ({
  id: 'choose',
  title: 'Choose',
  heading: (
    <Checkbox
      label={<span className="sr-only">Select all shown contacts</span>}
      checked={shown.length > 0 && shown.every((id) => chosen.has(id))}
      onChange={(isChosen) => choose(shown, isChosen)}
    />
  ),
  className: 'w-8',
  skeleton: 'size-4',
  cell: ({ id, name }) => (
    <Checkbox
      className="relative z-10"
      label={<span className="sr-only">Choose {name}</span>}
      checked={chosen.has(id)}
      onChange={(isChosen) => choose([id], isChosen)}
    />
  ),
});

/**
 * Contacts with how they are reached. A row opens its contact; who may change contacts can choose several, and changes a cell in
 * its place.
 */
export const contactColumns = (
  fields: readonly ContactField[],
  rows: readonly Contact[] | undefined,
  choosing?: Choosing,
): Column<Contact>[] => [
  ...(choosing ? [chooseColumn(choosing)] : []),
  nameColumn(choosing !== undefined),
  lineColumn('phone', 'Phone', 'tel', choosing !== undefined),
  lineColumn('email', 'Email', 'email', choosing !== undefined),
  // What no one shown has leaves its room to the others.
  ...(hasCompany(rows) ? [lineColumn('company', 'Company', 'text', choosing !== undefined)] : []),
  tagsColumn(choosing !== undefined),
  ...fields.slice(0, mostFields).map((field) => fieldColumn(field, choosing !== undefined)),
  addedColumn,
];

const hasCompany = (rows: readonly Contact[] | undefined) => rows === undefined || rows.some(({ company }) => company);

const nameColumn = (mayEdit: boolean): Column<Contact> => ({
  id: 'name',
  title: 'Name',
  className: 'w-full max-w-0 md:w-1/4',
  skeleton: 'h-9 w-40 max-w-full',
  cell(contact) {
    const { id, name, company, phone, optedOut } = contact;
    const shown = (
      <>
        <RowLink to={href('/dashboard/contacts/:contactId', { contactId: id })}>{name}</RowLink>
        {company && (
          <span dir="auto" className="block truncate text-left text-muted max-sm:hidden xl:hidden">
            {company}
          </span>
        )}
        <span className="block truncate text-muted sm:hidden">
          {optedOut && 'Do not call · '}
          {phone ? <PhoneNumber number={phone} /> : company}
        </span>
      </>
    );
    if (!mayEdit) return shown;
    const label = `${name}’s name`;
    return (
      <EditableCell
        label={label}
        value={name}
        isLink
        save={(typed) => editContact(contact, { label, change: { name: typed }, before: { name } })}
      >
        {shown}
      </EditableCell>
    );
  },
});

const looks = {
  phone: { className: 'min-w-36 max-sm:hidden', cellClassName: 'whitespace-nowrap tabular-nums', skeleton: 'h-4 w-28' },
  email: { className: 'max-lg:hidden', cellClassName: 'max-w-56', skeleton: 'h-4 w-40' },
  company: { className: 'max-xl:hidden', cellClassName: 'max-w-48', skeleton: 'h-4 w-28' },
} as const;

/** One line of a contact, which may be empty. */
const lineColumn = (
  id: keyof typeof looks,
  title: string,
  type: 'tel' | 'email' | 'text',
  mayEdit: boolean,
): Column<Contact> => ({
  id,
  title,
  ...looks[id],
  cell(contact) {
    const value = contact[id];
    // Of a number every digit counts.
    const shown = (
      <span className={id === 'phone' ? 'block whitespace-nowrap' : 'block truncate'}>
        {id === 'phone' && value ? <PhoneNumber number={value} /> : (value ?? '–')}
      </span>
    );
    if (!mayEdit) return shown;
    const label = `${title} of ${contact.name}`;
    const before = { [id]: id === 'phone' ? (contact.phoneAsEntered ?? value) : value };
    const save = (typed: string) => editContact(contact, { label, change: { [id]: typed || null }, before });
    return (
      <EditableCell label={label} value={value ?? ''} type={type} save={save}>
        {shown}
      </EditableCell>
    );
  },
});

const tagsColumn = (mayEdit: boolean): Column<Contact> => ({
  id: 'tags',
  title: 'Tags',
  className: 'max-md:hidden',
  skeleton: 'h-5 w-16',
  cell(contact) {
    const { tags, optedOut, name } = contact;
    const shown = <ContactTags tags={tags} optedOut={optedOut} most={2} />;
    if (!mayEdit) return shown;
    const label = `${name}’s tags`;
    return (
      <EditableCell
        label={label}
        value={tags.join(', ')}
        save={(typed) => editContact(contact, { label, change: { tags: tagsOf(typed) }, before: { tags } })}
      >
        {tags.length === 0 && !optedOut ? '–' : shown}
      </EditableCell>
    );
  },
});

const fieldColumn = (field: ContactField, mayEdit: boolean): Column<Contact> => ({
  id: `field-${field.key}`,
  title: field.name,
  className: 'max-xl:hidden',
  cellClassName: 'max-w-40',
  skeleton: 'h-4 w-16',
  cell(contact) {
    const value = contact.fields[field.key];
    const shown = <span className="block truncate">{value === undefined ? '–' : shownOf(value)}</span>;
    if (!mayEdit) return shown;
    const label = `${field.name} of ${contact.name}`;
    const made = (one: ContactFieldValue | null) => ({ fields: { [field.key]: one } });
    const save = (typed: string) =>
      editContact(contact, { label, change: made(typed || null), before: made(value ?? null) });
    return (
      <EditableCell label={label} value={typedOf(value)} field={field} save={save}>
        {shown}
      </EditableCell>
    );
  },
});

const addedColumn: Column<Contact> = {
  id: 'added',
  title: 'Added',
  className: 'max-xl:hidden',
  cellClassName: 'whitespace-nowrap text-muted',
  skeleton: 'h-4 w-20',
  cell: ({ createdAt }) => <Moment iso={createdAt} />,
};
