import { useQuery } from '@tanstack/react-query';
import { Contact as ContactIcon, ListFilter, Plus, X } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { href, useNavigate } from 'react-router';
import type { contactSorts } from '#domain/contacts/contact-filters.ts';
import { useCan } from '#web/lib/can.tsx';
import { query } from '#web/lib/query.ts';
import { Button } from '#web/ui/button.tsx';
import { DataList } from '#web/ui/data-list.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { NothingFound } from '#web/ui/nothing-found.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SearchInput } from '#web/ui/search-input.tsx';
import { Select } from '#web/ui/select.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { ContactDialog } from './contact-dialog.tsx';
import { ContactsMenu } from './contacts-menu.tsx';
import { contactColumns } from './contacts-table.tsx';
import { sentenceOf } from './filter/condition-labels.ts';
import { FilterDialog } from './filter/filter-dialog.tsx';
import { SegmentSelect } from './filter/segment-select.tsx';
import { ImportOptions } from './import-options.tsx';
import { useContactCount, useContacts } from './use-contacts.ts';
import { useContactsAddress } from './use-contacts-address.ts';

type Address = ReturnType<typeof useContactsAddress>;

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
      className="w-40 max-sm:w-full"
      options={[{ value: anyTag, label: 'All tags' }, ...listed.map((tag) => ({ value: tag, label: tag }))]}
      value={value || anyTag}
      onChange={(next) => onChange(next === anyTag ? '' : next)}
    />
  );
}

const sortWords: Record<(typeof contactSorts)[number], string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  name: 'By name',
  changed: 'Recently changed',
};
const sorts = Object.entries(sortWords).map(([value, label]) => ({ value: value as keyof typeof sortWords, label }));

/** What the list is narrowed and sorted by, with a chip for each condition. */
function Toolbar({ address }: { address: Address }) {
  const { search, tag, segmentId, filter, sort } = address;
  const [isFiltering, setFiltering] = useState(false);
  const fields = useQuery(query.contactFields.list()).data?.items ?? [];
  return (
    <>
      <div className="mb-3 flex flex-wrap gap-2 max-sm:grid max-sm:grid-cols-2">
        <SearchInput
          placeholder="Search contacts"
          value={search}
          maxLength={100}
          onChange={({ target }) => address.setSearch(target.value)}
          className="w-64 max-sm:col-span-2 max-sm:w-full"
        />
        <SegmentSelect value={segmentId} onChange={address.setSegment} />
        <TagFilter value={tag} onChange={address.setTag} />
        <Button variant="outline" className="max-sm:w-full" onClick={() => setFiltering(true)}>
          <ListFilter aria-hidden /> Filter
        </Button>
        <Select
          aria-label="Order"
          className="w-40 max-sm:w-full max-sm:even:last:col-span-2 sm:ml-auto"
          options={sorts}
          value={sort}
          onChange={address.setSort}
        />
      </div>
      {filter.length > 0 && (
        <ul aria-label="Filter" className="mb-3 flex flex-wrap gap-2">
          {filter.map((condition, at) => {
            const words = sentenceOf(condition, fields);
            return (
              <li
                key={JSON.stringify(condition)}
                className="inline-flex items-center gap-1 rounded-full border border-line bg-sunken py-0.5 pr-1 pl-3 text-sm"
              >
                {words}
                <Button
                  variant="ghost"
                  size="icon"
                  className="size-6 rounded-full"
                  aria-label={`Remove: ${words}`}
                  onClick={() => address.setFilter(filter.filter((_, other) => other !== at))}
                >
                  <X aria-hidden />
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      {isFiltering && (
        <FilterDialog
          filter={filter}
          onClose={() => setFiltering(false)}
          onApply={(next) => {
            address.setFilter(next);
            setFiltering(false);
          }}
          onSaved={(id) => {
            address.setSegment(id);
            setFiltering(false);
          }}
        />
      )}
    </>
  );
}

function NoContacts({ onAdd }: { onAdd: () => void }) {
  const mayWrite = useCan('contacts:write');
  return (
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
        ? 'The people your agents talk to. Add your first contact with a name and number.'
        : 'Your role can view contacts but not add them.'}
    </EmptyState>
  );
}

function nothingWords({ search, tag }: { search: string; tag: string }): string {
  if (search !== '') return `No contacts match “${search}”`;
  return tag === '' ? 'No matching contacts' : `No contacts have the tag “${tag}”`;
}

/** The people of the workspace: searched, filtered, sorted, and changed together. */
export default function ContactsPage() {
  const address = useContactsAddress();
  const { tag, segmentId, filter, sort } = address;
  const search = useDeferredValue(address.search).trim();
  const wanted = { search, tag, segmentId, filter };
  const [adding, setAdding] = useState(false);
  const [chosenIds, setChosen] = useState<ReadonlySet<string>>(new Set());
  const mayWrite = useCan('contacts:write');
  const navigate = useNavigate();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useContacts(wanted, sort);
  const count = useContactCount(wanted);
  const fields = useQuery(query.contactFields.list()).data?.items ?? [];
  const rows = data?.pages.flatMap(({ items }) => items);
  const isFiltered = search !== '' || tag !== '' || segmentId !== '' || filter.length > 0;
  const isEmpty = rows?.length === 0 && !isFiltered;
  const shown = (rows ?? []).map(({ id }) => id);
  // Who was filtered away since is not changed with the others.
  const chosen = (rows ?? []).filter(({ id }) => chosenIds.has(id));
  function choose(ids: readonly string[], isChosen: boolean) {
    const next = new Set(chosenIds);
    for (const id of ids) isChosen ? next.add(id) : next.delete(id);
    setChosen(next);
  }
  return (
    <>
      <PageHeader
        title="Contacts"
        subtitle="The people your agents talk to."
        actions={
          !isEmpty && (
            <>
              <ContactsMenu wanted={wanted} />
              {mayWrite && (
                <Button onClick={() => setAdding(true)}>
                  <Plus aria-hidden /> Add contact
                </Button>
              )}
            </>
          )
        }
      />
      <Toolbar address={address} />
      {rows && rows.length > 0 && count !== undefined && (
        <p aria-live="polite" className="mb-2 text-muted text-sm tabular-nums">
          {count === 1 ? '1 contact' : `${count.toLocaleString('en-US')} contacts`}
        </p>
      )}
      <DataList
        label="Contacts"
        columns={contactColumns(fields, rows, mayWrite ? { shown, chosen: chosenIds, choose } : undefined)}
        rows={rows}
        keyOf={({ id }) => id}
        error={error}
        onRetry={refetch}
        empty={
          isFiltered ? (
            <NothingFound title={nothingWords({ search, tag })} clear="Show all contacts" onClear={address.clear} />
          ) : (
            <NoContacts onAdd={() => setAdding(true)} />
          )
        }
        more={hasNextPage ? { busy: isFetchingNextPage, load: () => void fetchNextPage() } : undefined}
      />
      {mayWrite && <ImportOptions />}
      {chosen.length > 0 && <BulkBar chosen={chosen} onDone={() => setChosen(new Set())} />}
      {adding && (
        <ContactDialog
          onClose={() => setAdding(false)}
          onSaved={({ id }) => void navigate(href('/dashboard/contacts/:contactId', { contactId: id }))}
        />
      )}
    </>
  );
}
