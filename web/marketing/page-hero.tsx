import type { ReactNode } from 'react';
import { cn } from '#web/ui/cn.ts';
import { pageWidth } from './page-section.tsx';

interface PageHeroProps {
  title: string;
  text: ReactNode;
  /** Links that look like buttons, the important one first. */
  actions?: ReactNode;
  /** Stands beside the words where there is room, below them elsewhere. */
  figure?: ReactNode;
}

/** How a public page opens. */
export function PageHero({ title, text, actions, figure }: PageHeroProps) {
  return (
    <div
      className={cn(
        pageWidth,
        'grid items-center gap-12 pt-12 pb-16 md:pt-20 md:pb-24',
        figure && 'lg:grid-cols-[1.1fr_1fr]',
      )}
    >
      <div className={cn(!figure && 'max-w-4xl')}>
        <h1 className="text-balance font-medium text-display">{title}</h1>
        <p className="mt-6 max-w-xl text-pretty text-muted text-xl">{text}</p>
        {actions && <div className="mt-9 flex flex-wrap gap-3">{actions}</div>}
      </div>
      {figure}
    </div>
  );
}
