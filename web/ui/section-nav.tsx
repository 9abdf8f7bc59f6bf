import { type ReactNode, useEffect, useRef, useState } from 'react';
import { cn } from './cn.ts';
import { noteEdges, useScrolledRow } from './scrolled-row.ts';

interface SectionNavProps {
  /** Names the row for screen readers. */
  label: string;
  className?: string;
  /** Parts that each have an `h2`, which gives them their name in the row; the head of a table has `data-section`. */
  children: ReactNode;
}

/** How far below the upper edge of the window a heading counts as read, in px: below the top bar and the row. */
const readPx = 140;

const headingsIn = (box: HTMLElement | null) =>
  [...(box?.querySelectorAll<HTMLElement>('h2, [data-section]') ?? [])].filter(
    (heading) => heading.getClientRects().length > 0,
  );

/** The heading that is being read: the last one that has come up, at the very end of the page the last of all. */
function readOf(headings: readonly HTMLElement[]): string {
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
  const isAtEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2;
  const past = headings.filter((heading) => isAtEnd || heading.getBoundingClientRect().top <= readPx);
  return (past.at(-1) ?? headings[0])?.textContent ?? '';
}

/** What stands in the box, by its headings: their words and which one is being read. */
function useSections() {
  const box = useRef<HTMLDivElement>(null);
  const [titles, setTitles] = useState<readonly string[]>([]);
  const [current, setCurrent] = useState('');
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    let frame = 0;
    function look() {
      const headings = headingsIn(element);
      const found = headings.map(({ textContent }) => textContent ?? '');
      setTitles((before) => (before.join('\n') === found.join('\n') ? before : found));
      setCurrent(readOf(headings));
    }
    const lookSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    look();
    const observer = new MutationObserver(lookSoon);
    observer.observe(element, { childList: true, subtree: true });
    window.addEventListener('scroll', lookSoon, { passive: true });
    window.addEventListener('resize', lookSoon);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      window.removeEventListener('scroll', lookSoon);
      window.removeEventListener('resize', lookSoon);
    };
  }, []);
  function show(at: number) {
    const heading = headingsIn(box.current)[at];
    if (heading === undefined) return;
    (heading.closest<HTMLElement>('section') ?? heading).scrollIntoView();
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  return { box, titles, current, show };
}

/** A long page of cards with a row of their titles that stays in sight: it says where one is and leads to the others. */
export function SectionNav({ label, className, children }: SectionNavProps) {
  const { box, titles, current, show } = useSections();
  const row = useScrolledRow<HTMLUListElement>(current);
  return (
    <div>
      <nav
        aria-label={label}
        className="sticky top-14 z-10 -mx-1 mb-3 bg-canvas px-1 py-2 empty:hidden md:top-12 print:hidden"
      >
        {titles.length > 1 && (
          <ul
            ref={row}
            onScroll={({ currentTarget }) => noteEdges(currentTarget)}
            className="fading-edges relative flex gap-1 overflow-x-auto overflow-y-hidden"
          >
            {titles.map((title, at) => (
              <li key={title} className="shrink-0">
                <button
                  type="button"
                  data-value={title}
                  aria-current={title === current ? 'location' : undefined}
                  onClick={() => show(at)}
                  className={cn(
                    'h-7 whitespace-nowrap rounded-md px-2.5 text-muted text-sm hover:text-ink focus-visible:-outline-offset-2 pointer-coarse:h-11',
                    'aria-[current]:bg-hover aria-[current]:font-medium aria-[current]:text-ink',
                  )}
                >
                  {title}
                </button>
              </li>
            ))}
          </ul>
        )}
      </nav>
      <div ref={box} className={cn('[&_section]:scroll-mt-32 [&_:is(h2,[data-section])]:outline-none', className)}>
        {children}
      </div>
    </div>
  );
}
