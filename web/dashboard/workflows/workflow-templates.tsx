import { useQuery } from '@tanstack/react-query';
import { Check, Clock, ListChecks } from 'lucide-react';
import { useSearchParams } from 'react-router';
import type { WorkflowTemplateCard } from '#domain/workflow-library.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { useCan } from '#web/lib/can.tsx';
import { query } from '#web/lib/query.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useCreateWorkflow } from './workflow-changes.ts';
import { iconOf } from './workflow-icons.ts';

const categories = ['All', 'Sales', 'Scheduling', 'Support', 'Research', 'Finance', 'Events'] as const;

const cardStyles = 'flex flex-col rounded-lg border border-line bg-surface p-5';

function Card({
  template,
  onUse,
  busy,
  disabled,
}: {
  template: WorkflowTemplateCard;
  onUse: (() => void) | undefined;
  busy: boolean;
  disabled: boolean;
}) {
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
      <p className="mt-4 flex flex-wrap gap-x-4 gap-y-1 text-muted text-sm">
        <span className="flex items-center gap-1.5">
          <ListChecks aria-hidden className="size-4" />
          {template.steps} steps
        </span>
        <span className="flex items-center gap-1.5">
          <Clock aria-hidden className="size-4" />
          {template.estimatedTime}
        </span>
      </p>
      <ul aria-label="Features" className="mt-4 mb-5 flex flex-col gap-1.5">
        {template.features.map((feature) => (
          <li key={feature} className="flex items-start gap-2">
            <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-accent-text" />
            {feature}
          </li>
        ))}
      </ul>
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

/** The gallery of workflows. The category is in the address. */
export function WorkflowTemplates() {
  const [params, setParams] = useSearchParams();
  const { data, error, isPending, refetch } = useQuery(query.workflows.templates());
  const create = useCreateWorkflow();
  const mayWrite = useCan('workflows:write');
  const category = categories.find((one) => one === params.get('category')) ?? 'All';
  if (error)
    return (
      <ErrorState
        title="The templates could not be loaded."
        message={messageOf(error)}
        onRetry={() => void refetch()}
      />
    );
  const shown = data?.items.filter((template) => category === 'All' || template.category === category) ?? [];
  return (
    <>
      <fieldset className="mb-4 flex flex-wrap gap-1.5">
        <legend className="sr-only">Category</legend>
        {categories.map((one) => (
          <Button
            key={one}
            variant={one === category ? 'default' : 'outline'}
            size="sm"
            aria-pressed={one === category}
            onClick={() => setParams({ view: 'templates', ...(one !== 'All' && { category: one }) }, { replace: true })}
          >
            {one}
          </Button>
        ))}
      </fieldset>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {isPending
          ? ['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
              <li key={key} className={cardStyles}>
                <Skeleton className="h-9 w-3/5" />
                <Skeleton className="mt-3 h-10 w-full" />
                <Skeleton className="mt-4 mb-5 h-24 w-4/5" />
                <Skeleton className="mt-auto h-8 w-full" />
              </li>
            ))
          : shown.map((template) => (
              <Card
                key={template.id}
                template={template}
                busy={create.isPending && create.variables === template.id}
                disabled={create.isPending}
                onUse={mayWrite ? () => create.mutate(template.id) : undefined}
              />
            ))}
      </ul>
    </>
  );
}
