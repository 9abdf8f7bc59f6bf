import { ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useShortcuts } from '#web/lib/shortcuts.ts';
import { useWide } from '#web/lib/use-wide.ts';
import { cn } from '#web/ui/cn.ts';
import { SearchInput } from '#web/ui/search-input.tsx';
import { type Entry, searchEntries } from './entries.ts';
import { Method } from './method.tsx';

function EntryLink({ entry: { id, endpoint }, current }: { entry: Entry; current: boolean }) {
  return (
    <Link
      to={`?endpoint=${id}`}
      aria-current={current ? 'page' : undefined}
      title={endpoint.summary}
      className={cn(
        'flex items-baseline gap-2 rounded-md px-2 py-1 pointer-coarse:py-2.5',
        current ? 'bg-hover text-ink' : 'text-muted hover:bg-hover hover:text-ink',
      )}
    >
      <Method method={endpoint.method} className="w-12 shrink-0" />
      <span className="min-w-0">
        <span className="block truncate font-mono text-ink text-xs leading-5">{endpoint.path}</span>
        <span className="block text-pretty text-sm lg:truncate">{endpoint.summary}</span>
      </span>
    </Link>
  );
}

const guideWords = 'guide webhooks: events, signatures, rest hooks, zapier, make, n8n';
/** Whether a search means the guide, too. */
const findsGuide = (search: string) =>
  search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => guideWords.includes(word));

/** What webhooks send, which no endpoint answers. */
function GuideLink({ current }: { current: boolean }) {
  return (
    <Link
      to="?guide=webhooks"
      aria-current={current ? 'page' : undefined}
      className={cn(
        'block rounded-md px-2 py-1 pointer-coarse:py-2.5',
        current ? 'bg-hover text-ink' : 'text-muted hover:bg-hover hover:text-ink',
      )}
    >
      Webhooks: events, signatures, Zapier
    </Link>
  );
}

/** Where the arrow keys lead from a link of the list, or from its search. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, button[aria-expanded], a')];
  const next = stops[stops.indexOf(document.activeElement as HTMLElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** All endpoints by noun, with a search; `/` leads to it, and the arrow keys from one to the next. */
export function EndpointList({ current, className }: { current: string; className?: string }) {
  const [search, setSearch] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState<string | null>(null);
  // On a phone all of them would be thirty screens; what is searched for shows at once.
  const isFolded = !useWide('64rem') && search.trim() === '';
  const groups = searchEntries(search);
  useShortcuts({ '/': () => field.current?.focus() });

  return (
    <nav
      aria-label="Endpoints"
      onKeyDown={moveFocus}
      className={cn(
        'min-w-0 lg:sticky lg:top-16 lg:-m-1 lg:max-h-[calc(100dvh-5rem)] lg:overflow-y-auto lg:p-1',
        className,
      )}
    >
      <SearchInput
        ref={field}
        placeholder="Search endpoints"
        aria-keyshortcuts="/"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {findsGuide(search) && (
        <section aria-label="Guide" className="mt-4">
          <h2 className="mb-1 px-2 font-medium text-muted text-sm">Guide</h2>
          <GuideLink current={current === 'guide'} />
        </section>
      )}
      {groups.map(({ title, entries }) => (
        <section key={title} aria-label={title} className={isFolded ? 'mt-1 first-of-type:mt-3' : 'mt-4'}>
          {isFolded ? (
            <h2>
              <button
                type="button"
                aria-expanded={open === title}
                className="flex h-11 w-full items-center gap-2 rounded-md px-2 text-left font-medium hover:bg-hover"
                onClick={() => setOpen(open === title ? null : title)}
              >
                <ChevronRight
                  aria-hidden
                  className={cn('size-4 text-muted transition-transform duration-100', open === title && 'rotate-90')}
                />
                {title}
                <span className="ml-auto font-normal text-muted text-sm tabular-nums">{entries.length}</span>
              </button>
            </h2>
          ) : (
            <h2 className="mb-1 px-2 font-medium text-muted text-sm">{title}</h2>
          )}
          {(!isFolded || open === title) && (
            <ul className="flex flex-col gap-0.5">
              {entries.map((entry) => (
                <li key={entry.id}>
                  <EntryLink entry={entry} current={entry.id === current} />
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
      <p role="status" className="px-2 pt-4 text-muted empty:hidden">
        {groups.length === 0 && `No endpoints match “${search.trim()}”.`}
      </p>
    </nav>
  );
}
