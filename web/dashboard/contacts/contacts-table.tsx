import { href } from 'react-router';
import type { Contact } from '#domain/contacts.ts';
import type { Column } from '#web/ui/data-table.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { RowLink } from '#web/ui/row-link.tsx';
import { ContactTags } from './contact-tags.tsx';

/** Contacts with how they are reached. A row opens its contact. */
export const contactColumns: Column<Contact>[] = [
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
