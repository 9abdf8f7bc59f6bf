import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useShortcuts } from '#web/lib/shortcuts.ts';
import { SearchInput } from '#web/ui/search-input.tsx';
import { type SearchedPart, searchDocs } from './search-docs.ts';

let index: Promise<SearchedPart[]> | undefined;

/** The index, fetched once, when someone goes to the search. */
function readIndex(): Promise<SearchedPart[]> {
  index ??= fetch('/docs/search.json')
    .then((answer) => (answer.ok ? (answer.json() as Promise<SearchedPart[]>) : Promise.reject(new Error('no index'))))
    .catch((error) => {
      index = undefined;
      throw error;
    });
  return index;
}

/** Searches all pages, in the browser. `/` leads here; arrow keys and Enter choose. */
export function DocSearch() {
  const [search, setSearch] = useState('');
  const [parts, setParts] = useState<SearchedPart[] | 'failed'>([]);
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  useShortcuts({ '/': () => field.current?.focus() });

  const failed = parts === 'failed';
  const hits = failed ? [] : searchDocs(parts, search);
  const shown = open && search.trim() !== '';
  const fetchIndex = () => readIndex().then(setParts, () => setParts('failed'));

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (event.key === 'Escape') setOpen(false);
    if (step !== 0 && hits.length > 0) {
      event.preventDefault();
      const next = (chosen + step + hits.length) % hits.length;
      setChosen(next);
      list.current?.children[next]?.scrollIntoView?.({ block: 'nearest' });
    }
    if (event.key === 'Enter' && hits[chosen]) {
      setOpen(false);
      location.assign(hits[chosen].path);
    }
  }

  return (
    <search
      className="relative min-w-0 flex-1"
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
    >
      <SearchInput
        ref={field}
        placeholder="Search the docs"
        role="combobox"
        aria-expanded={shown}
        aria-controls={`${id}-hits`}
        aria-autocomplete="list"
        aria-activedescendant={shown && hits[chosen] ? `${id}-${chosen}` : undefined}
        autoComplete="off"
        value={search}
        onFocus={() => {
          setOpen(true);
          void fetchIndex();
        }}
        onChange={(event) => {
          setSearch(event.target.value);
          setChosen(0);
          setOpen(true);
        }}
        onKeyDown={onKeyDown}
      />
      <div
        ref={list}
        id={`${id}-hits`}
        role="listbox"
        aria-label="Results"
        hidden={!shown || hits.length === 0}
        className="absolute top-full left-0 z-20 mt-1.5 max-h-[70dvh] w-[min(34rem,calc(100vw-2.5rem))] overflow-y-auto rounded-lg border border-line bg-surface p-1.5 shadow-overlay"
      >
        {shown &&
          hits.map(({ path, page, title, excerpt }, at) => (
            <a
              key={path}
              id={`${id}-${at}`}
              role="option"
              aria-selected={at === chosen}
              tabIndex={-1}
              href={path}
              onMouseMove={() => setChosen(at)}
              className="block rounded-md px-3 py-2 aria-selected:bg-hover"
            >
              <span className="font-medium text-ink">{title}</span>
              {page !== title && <span className="text-muted"> · {page}</span>}
              <span className="block truncate text-muted text-sm">{excerpt}</span>
            </a>
          ))}
      </div>
      <p
        role="status"
        className={
          shown && hits.length === 0
            ? 'absolute top-full z-20 mt-1.5 w-full rounded-lg border border-line bg-surface px-3 py-2 text-muted shadow-overlay'
            : 'sr-only'
        }
      >
        {shown && failed && 'Couldn’t load search. Check your connection and try again.'}
        {shown &&
          !failed &&
          parts.length > 0 &&
          (hits.length === 0 ? `Nothing matches “${search.trim()}”.` : `${hits.length} results`)}
      </p>
    </search>
  );
}
