import { useSearchParams } from 'react-router';
import { readSort, type Sort, writeSort } from './sort-rows.ts';

/** Search and sort of a list, kept in the address, so that reload and Back find it as it was. */
export function useListAddress() {
  const [params, setParams] = useSearchParams();

  function change(name: string, value: string) {
    const next = new URLSearchParams(params);
    if (value) next.set(name, value);
    else next.delete(name);
    setParams(next, { replace: true });
  }

  return {
    search: params.get('q') ?? '',
    setSearch: (search: string) => change('q', search),
    sort: readSort(params.get('sort')),
    setSort: (sort: Sort | undefined) => change('sort', sort ? writeSort(sort) : ''),
  };
}
