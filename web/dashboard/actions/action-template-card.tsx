import { Check, TriangleAlert } from 'lucide-react';
import type { ActionTemplate } from '#domain/actions.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { iconOf } from './action-icons.ts';

const cardStyles = 'flex flex-col rounded-lg border border-line bg-surface p-5';

interface ActionTemplateCardProps {
  template: ActionTemplate;
  /** Absent for those who may not make actions. */
  onUse: (() => void) | undefined;
  busy: boolean;
  disabled: boolean;
}

/** One template: what it does, when it can run, and the button that makes an action of it. */
export function ActionTemplateCard({ template, onUse, busy, disabled }: ActionTemplateCardProps) {
  const Icon = iconOf(template.id);
  return (
    <li className={cardStyles}>
      <div className="flex items-center gap-3">
        <span className="grid size-9 shrink-0 place-items-center rounded-md bg-accent-soft text-accent-text">
          <Icon aria-hidden className="size-4.5" />
        </span>
        <div className="min-w-0">
          <h2 className="font-semibold text-lg leading-tight">{template.name}</h2>
          <p className="text-muted text-sm">{template.category}</p>
        </div>
      </div>
      <p className="mt-3 text-pretty text-muted">{template.description}</p>
      <ul aria-label="Features" className="mt-4 flex flex-col gap-1.5">
        {template.features.map((feature) => (
          <li key={feature} className="flex items-start gap-2">
            <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-accent-text" />
            {feature}
          </li>
        ))}
      </ul>
      <ul aria-label="Triggers" className="mt-4 mb-5 flex flex-wrap gap-1.5">
        {template.triggers.map((trigger) => (
          <li key={trigger}>
            <Badge>{trigger}</Badge>
          </li>
        ))}
      </ul>
      {template.missing && (
        <p className="mb-4 flex items-start gap-2 text-sm text-warning-text">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {template.missing}
        </p>
      )}
      {onUse && (
        <Button
          variant="outline"
          className="mt-auto"
          busy={busy}
          disabled={disabled}
          aria-label={`Use template ${template.name}`}
          onClick={onUse}
        >
          Use template
        </Button>
      )}
    </li>
  );
}

/** A card before the templates are there. */
export function ActionTemplateSkeleton() {
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
