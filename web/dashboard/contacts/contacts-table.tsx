import { href } from 'react-router';
import type { Contact } from '#domain/contacts.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { RowLink } from '#web/ui/row-link.tsx';
import { ContactTags } from './contact-tags.tsx';

/** Who is there, who of them is chosen, and how others are. */
interface Choosing {
  shown: readonly string[];
  chosen: ReadonlySet<string>;
  choose: (ids: readonly string[], isChosen: boolean) => void;
}

const chooseColumn = ({ shown, chosen, choose }: Choosing): Column<Contact> => ({
  id: 'choose',
  title: 'Choose',
  heading: (
    <Checkbox
      label={<span className="sr-only">Choose all that are shown</span>}
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

/** Contacts with how they are reached. A row opens its contact; who may change contacts can choose several. */
export const contactColumns = (choosing?: Choosing): Column<Contact>[] => [
  ...(choosing ? [chooseColumn(choosing)] : []),
  ...ownColumns,
];

const ownColumns: Column<Contact>[] = [
  {
    id: 'name',
    title: 'Name',
    className: 'w-full max-w-0 md:w-1/4',
    skeleton: 'h-9 w-40 max-w-full',
    cell: ({ id, name, company, phone, optedOut }) => (
      <>
        <RowLink to={href('/dashboard/contacts/:contactId', { contactId: id })}>{name}</RowLink>
        {company && (
          <span dir="auto" className="block truncate text-left text-muted max-sm:hidden">
            {company}
          </span>
        )}
        <span className="block truncate text-muted sm:hidden">
          {optedOut && 'Do not call · '}
          {phone ?? company}
        </span>
      </>
    ),
  },
  {
    id: 'phone',
    title: 'Phone',
    className: 'max-sm:hidden',
    cellClassName: 'whitespace-nowrap tabular-nums',
    skeleton: 'h-4 w-28',
    cell: ({ phone }) => phone ?? '–',
  },
  {
    id: 'email',
    title: 'Email',
    className: 'max-lg:hidden',
    cellClassName: 'max-w-56',
    skeleton: 'h-4 w-40',
    cell: ({ email }) => <span className="block truncate">{email ?? '–'}</span>,
  },
  {
    id: 'tags',
    title: 'Tags',
    className: 'max-md:hidden',
    skeleton: 'h-5 w-16',
    cell: ({ tags, optedOut }) => <ContactTags tags={tags} optedOut={optedOut} most={2} />,
  },
  {
    id: 'added',
    title: 'Added',
    className: 'max-xl:hidden',
    cellClassName: 'whitespace-nowrap text-muted',
    skeleton: 'h-4 w-20',
    cell: ({ createdAt }) => <Moment iso={createdAt} />,
  },
];
