import { CalendarCheck, Check, ClipboardList, Headset, type LucideIcon, Sparkles, TrendingUp } from 'lucide-react';
import type { AgentTemplateCard } from '#domain/agents.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** By the template's name; a template without one gets a plain mark. */
const icons: Record<string, LucideIcon> = {
  'Sales Assistant': TrendingUp,
  'Customer Support': Headset,
  'Appointment Scheduler': CalendarCheck,
  'Survey Collector': ClipboardList,
};

const cardStyles = 'flex flex-col rounded-lg border border-line bg-surface p-5';

interface TemplateCardProps {
  template: AgentTemplateCard;
  busy: boolean;
  disabled: boolean;
  onUse: () => void;
}

/** One template: what it does, how it sounds, and the button that makes an agent of it. */
export function TemplateCard({ template, busy, disabled, onUse }: TemplateCardProps) {
  const Icon = icons[template.name] ?? Sparkles;
  return (
    <li className={cardStyles}>
      <div className="flex items-center gap-3">
        <span className="grid size-9 shrink-0 place-items-center rounded-md bg-accent-soft text-accent-text">
          <Icon aria-hidden className="size-4.5" />
        </span>
        <h2 className="font-semibold text-lg">{template.name}</h2>
      </div>
      <p className="mt-3 text-pretty text-muted">{template.description}</p>
      <ul className="mt-4 flex flex-col gap-1.5">
        {template.features.map((feature) => (
          <li key={feature} className="flex items-start gap-2">
            <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-accent-text" />
            {feature}
          </li>
        ))}
      </ul>
      <p className="mt-4 mb-5 text-muted">
        <span className="font-medium text-ink">Personality:</span> {template.personality}
      </p>
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
