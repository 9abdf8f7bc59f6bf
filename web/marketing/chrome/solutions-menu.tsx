import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { AppLink } from '#web/lib/app-link.tsx';
import { solutions } from './site-links.ts';

/** The Solutions dropdown: opens on hover and closes on leave; with the keyboard Enter opens it and Escape closes it. */
export function SolutionsMenu({ className }: { className: string }) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const hover = (next: boolean) => (event: React.PointerEvent) => {
    if (event.pointerType === 'mouse') setOpen(next);
  };

  // The mouse may have come before the app did.
  useEffect(() => setOpen(box.current?.matches(':hover') ?? false), []);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hover is an addition; the button does the same for everyone.
    <div
      ref={box}
      className="relative"
      onPointerEnter={hover(true)}
      onPointerLeave={hover(false)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        setOpen(false);
        button.current?.focus();
      }}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        // A mouse has opened it by hovering already: its click must not close it again.
        onClick={(event) => setOpen(event.detail > 0 && matchMedia('(hover: hover)').matches ? true : !open)}
        className={`${className} inline-flex items-center gap-1`}
      >
        Solutions
        <ChevronDown aria-hidden className={`size-4 transition-transform duration-150 ${open ? 'rotate-180' : ''}`} />
      </button>
      <div id={id} hidden={!open} className="absolute top-full left-0 w-80 pt-2">
        <ul className="rounded-lg border border-line bg-surface p-1.5 shadow-overlay">
          {solutions.map(({ title, description, to }) => (
            <li key={title}>
              <AppLink to={to} onClick={() => setOpen(false)} className="block rounded-md px-3 py-2.5 hover:bg-hover">
                <span className="block font-medium">{title}</span>
                <span className="block text-muted text-sm">{description}</span>
              </AppLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
