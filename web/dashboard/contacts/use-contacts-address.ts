import { useSearchParams } from 'react-router';
import { ContactFilter, type contactSorts } from '#domain/contacts/contact-filters.ts';

type Sort = (typeof contactSorts)[number];

function filterIn(text: string | null): ContactFilter {
  if (!text) return [];
  try {
    return ContactFilter.parse(JSON.parse(text));
  } catch {
    // An address that someone wrote by hand, or of another version: as good as none.
    return [];
  }
}

/** What is looked for, kept in the address, so that reload and Back find it as it was. */
export function useContactsAddress() {
  const [params, setParams] = useSearchParams();
  const change = (changes: Record<string, string>) => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    setParams(next, { replace: true });
  };
  return {
    search: params.get('q') ?? '',
    tag: params.get('tag') ?? '',
    segmentId: params.get('segment') ?? '',
    filter: filterIn(params.get('filter')),
    sort: (params.get('sort') ?? 'newest') as Sort,
    setSearch: (search: string) => change({ q: search }),
    setTag: (tag: string) => change({ tag }),
    setSegment: (segment: string) => change({ segment, filter: '' }),
    setFilter: (filter: ContactFilter) => change({ filter: filter.length > 0 ? JSON.stringify(filter) : '' }),
    setSort: (sort: Sort) => change({ sort: sort === 'newest' ? '' : sort }),
    clear: () => setParams({}, { replace: true }),
  };
}
