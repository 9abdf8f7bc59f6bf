import { Check, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Skeleton } from './skeleton.tsx';

const cardStyles = 'flex flex-col rounded-lg border border-line bg-surface p-5';

interface TemplateCardProps {
  template: { name: string; description: string; features: readonly string[]; category?: string };
  icon: LucideIcon;
  /** Figures of the template, between what it does and what it has. */
  facts?: ReactNode;
  /** Absent for those who may not use it. */
  onUse: (() => void) | undefined;
  busy: boolean;
  disabled: boolean;
  /** More of it, behind its features. */
  children?: ReactNode;
}

/** One template of a gallery: what it does, and the button that makes something of it. */
export function TemplateCard({ template, icon: Icon, facts, onUse, busy, disabled, children }: TemplateCardProps) {
  const { name, description, features, category } = template;
  return (
    <li className={cardStyles}>
      <div className="flex items-center gap-3">
        <span className="grid size-9 shrink-0 place-items-center rounded-md bg-accent-soft text-accent-text">
          <Icon aria-hidden className="size-4.5" />
        </span>
        <div className="min-w-0">
          <h2 className="font-semibold text-lg leading-tight">{name}</h2>
          {category && <p className="text-muted text-sm">{category}</p>}
        </div>
      </div>
      <p className="mt-3 text-pretty text-muted">{description}</p>
      {facts}
      <ul aria-label="Features" className="mt-4 mb-5 flex flex-col gap-1.5">
        {features.map((feature) => (
          <li key={feature} className="flex items-start gap-2">
            <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-accent-text" />
            {feature}
          </li>
        ))}
      </ul>
      {children}
      {onUse && (
        <Button
          variant="outline"
          className="mt-auto"
          busy={busy}
          disabled={disabled}
          aria-label={`Use template ${name}`}
          onClick={onUse}
        >
          Use template
        </Button>
      )}
    </li>
  );
}

/** A card before the templates are there. */
export function TemplateCardSkeleton() {
  return (
    <li className={cardStyles}>
      <div className="flex items-center gap-3">
        <Skeleton className="size-9" />
        <Skeleton className="h-5 w-40" />
      </div>
      <Skeleton className="mt-3 h-10 w-full" />
      <Skeleton className="mt-4 h-17 w-4/5" />
      <Skeleton className="mt-4 mb-5 h-5 w-3/5" />
      <Skeleton className="mt-auto h-8 w-full pointer-coarse:h-11" />
    </li>
  );
}

interface GalleryCategoriesProps {
  categories: readonly string[];
  value: string;
  onChange: (category: string) => void;
}

/** The categories over a gallery. */
export function GalleryCategories({ categories, value, onChange }: GalleryCategoriesProps) {
  return (
    <fieldset className="mb-4 flex flex-wrap gap-1">
      <legend className="sr-only">Category</legend>
      {categories.map((category) => (
        <Button
          key={category}
          variant="ghost"
          size="sm"
          className={category === value ? 'bg-hover' : 'font-normal text-muted'}
          aria-pressed={category === value}
          onClick={() => onChange(category)}
        >
          {category}
        </Button>
      ))}
    </fieldset>
  );
}
