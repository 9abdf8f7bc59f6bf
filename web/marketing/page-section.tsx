import type { ReactNode } from 'react';
import { cn } from '#web/ui/cn.ts';

/** How wide the content of a public page is. */
export const pageWidth = 'mx-auto w-full max-w-6xl px-5 sm:px-8';

const grounds = {
  canvas: '',
  surface: 'border-line border-y bg-surface',
  sunken: 'border-line border-y bg-sunken',
  /** Dark in both themes. Once a page, where it should be remembered. */
  ground: 'bg-ground text-ink',
};

interface PageSectionProps {
  id: string;
  title: string;
  intro?: ReactNode;
  ground?: keyof typeof grounds;
  /** `beside` keeps the title in a column of its own, in sight while the content passes. */
  heading?: 'above' | 'beside';
  className?: string;
  children: ReactNode;
}

/** A part of a public page: its title, a sentence on it, and what it holds. */
export function PageSection({
  id,
  title,
  intro,
  ground = 'canvas',
  heading = 'above',
  className,
  children,
}: PageSectionProps) {
  const beside = heading === 'beside';
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      data-theme={ground === 'ground' ? 'dark' : undefined}
      className={cn('scroll-mt-16', grounds[ground])}
    >
      <div
        className={cn(
          pageWidth,
          'py-16 md:py-24',
          beside && 'grid gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.7fr)] lg:gap-16',
          className,
        )}
      >
        <div className={cn(beside ? 'self-start lg:sticky lg:top-28' : 'max-w-2xl')}>
          <h2 id={`${id}-title`} className="font-medium text-headline">
            {title}
          </h2>
          {intro && <p className="mt-4 max-w-xl text-pretty text-muted text-xl">{intro}</p>}
        </div>
        <div className={cn(!beside && 'mt-10 md:mt-12')}>{children}</div>
      </div>
    </section>
  );
}
