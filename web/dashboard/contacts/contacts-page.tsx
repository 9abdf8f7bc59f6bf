import { useQuery } from '@tanstack/react-query';
import { Contact as ContactIcon, Plus } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { href, useNavigate, useSearchParams } from 'react-router';
import { messageOf } from '#web/lib/api-error.ts';
import { useCan } from '#web/lib/can.tsx';
import { query } from '#web/lib/query.ts';
import { Button } from '#web/ui/button.tsx';
import { DataList } from '#web/ui/data-list.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { NothingFound } from '#web/ui/nothing-found.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SearchInput } from '#web/ui/search-input.tsx';
import { Select } from '#web/ui/select.tsx';
import { ContactDialog } from './contact-dialog.tsx';
import { contactColumns } from './contacts-table.tsx';
import { ImportOptions } from './import-options.tsx';
import { useContacts } from './use-contacts.ts';

/** What is looked for, kept in the address, so that reload and Back find it as it was. */
function useContactsAddress() {
  const [params, setParams] = useSearchParams();
  const change = (name: string, value: string) => {
    const next = new URLSearchParams(params);
    if (value) next.set(name, value);
    else next.delete(name);
    setParams(next, { replace: true });
  };
  return {
    ...{ search: params.get('q') ?? '', tag: params.get('tag') ?? '' },
    setSearch: (search: string) => change('q', search),
    setTag: (tag: string) => change('tag', tag),
    clear: () => setParams({}, { replace: true }),
  };
}

/** No tag has this name: tags are trimmed. */
const anyTag = ' ';

/** The filter by tag, once there is one. */
function TagFilter({ value, onChange }: { value: string; onChange: (tag: string) => void }) {
  const { data } = useQuery(query.contacts.tags());
  const tags = (data?.items ?? []).map(({ tag }) => tag);
  if (tags.length === 0 && value === '') return null;
  const listed = value === '' || tags.includes(value) ? tags : [value, ...tags];
  return (
    <Select
      aria-label="Tag"
      className="w-48 max-sm:w-full"
      options={[{ value: anyTag, label: 'All tags' }, ...listed.map((tag) => ({ value: tag, label: tag }))]}
      value={value || anyTag}
      onChange={(next) => onChange(next === anyTag ? '' : next)}
    />
  );
}

function NoContacts({ onAdd }: { onAdd: () => void }) {
  const mayWrite = useCan('contacts:write');
  return (
    <>
      <EmptyState
        icon={ContactIcon}
        title="No contacts yet"
        action={
          mayWrite && (
            <Button onClick={onAdd}>
              <Plus aria-hidden /> Add contact
            </Button>
          )
        }
      >
        {mayWrite
          ? 'The people your agents talk with. Add the first one by name and number.'
          : 'Nobody has added a contact to this workspace, and your role may only look.'}
      </EmptyState>
      {mayWrite && <ImportOptions />}
    </>
  );
}

/** The people of the workspace, newest first, searched by any part of what is written about them. */
export default function ContactsPage() {
  const { search, tag, setSearch, setTag, clear } = useContactsAddress();
  const [adding, setAdding] = useState(false);
  const mayWrite = useCan('contacts:write');
  const navigate = useNavigate();
  const wanted = useDeferredValue(search).trim();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useContacts(wanted, tag);
  const rows = data?.pages.flatMap(({ items }) => items);
  const isFiltered = wanted !== '' || tag !== '';
  const isEmpty = rows?.length === 0 && !isFiltered;
  return (
    <>
      <PageHeader
        title="Contacts"
        subtitle="The people your agents talk with."
        actions={
          mayWrite &&
          !isEmpty && (
            <Button onClick={() => setAdding(true)}>
              <Plus aria-hidden /> Add contact
            </Button>
          )
        }
      />
      {!isEmpty && (
        <div className="mb-4 flex flex-wrap gap-2">
          <SearchInput
            placeholder="Search contacts"
            value={search}
            maxLength={100}
            onChange={({ target }) => setSearch(target.value)}
            className="w-64 max-sm:w-full"
          />
          <TagFilter value={tag} onChange={setTag} />
        </div>
      )}
      <DataList
        label="Contacts"
        columns={contactColumns}
        rows={rows}
        keyOf={({ id }) => id}
        problem={error ? messageOf(error) : undefined}
        onRetry={() => void refetch()}
        empty={
          isFiltered ? (
            <NothingFound
              title={wanted === '' ? `No contact has the tag “${tag}”` : `No contact matches “${wanted}”`}
              clear="Show all contacts"
              onClear={clear}
            />
          ) : (
            <NoContacts onAdd={() => setAdding(true)} />
          )
        }
        more={hasNextPage ? { busy: isFetchingNextPage, load: () => void fetchNextPage() } : undefined}
      />
      {adding && (
        <ContactDialog
          onClose={() => setAdding(false)}
          onSaved={({ id }) => void navigate(href('/dashboard/contacts/:contactId', { contactId: id }))}
        />
      )}
    </>
  );
}
