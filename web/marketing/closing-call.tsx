import type { ReactNode } from 'react';
import { buttonStyles } from '#web/ui/button.tsx';
import { cn } from '#web/ui/cn.ts';
import { pageWidth } from './page-section.tsx';

/** The second button of a closing call: an outline that is at home on the dark ground. */
export const outlineOnGround = cn(
  buttonStyles({ variant: 'outline', size: 'lg' }),
  'border-ink/35 bg-transparent hover:bg-ink/10',
);

/** The last word of a public page: one sentence and what to do now. */
export function ClosingCall({ title, text, children }: { title: string; text: ReactNode; children: ReactNode }) {
  return (
    <section aria-labelledby="closing-title" data-theme="dark" className="bg-ground text-ink">
      <div className={cn(pageWidth, 'flex flex-col gap-10 py-20 md:py-24 lg:flex-row lg:items-end lg:justify-between')}>
        <div className="max-w-2xl">
          <h2 id="closing-title" className="font-medium text-headline">
            {title}
          </h2>
          <p className="mt-4 text-pretty text-muted text-xl">{text}</p>
        </div>
        <div className="flex shrink-0 flex-wrap gap-3">{children}</div>
      </div>
    </section>
  );
}
