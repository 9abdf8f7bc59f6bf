import { useQuery } from '@tanstack/react-query';
import { Clock, ListChecks } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { workflowCategories } from '#domain/agents/workflow-categories.ts';
import type { WorkflowTemplateCard } from '#domain/agents/workflow-library.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { useCan } from '#web/lib/can.tsx';
import { query } from '#web/lib/query.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { GalleryCategories, TemplateCard, TemplateCardSkeleton } from '#web/ui/template-card.tsx';
import { useCreateWorkflow } from './workflow-changes.ts';
import { iconOf } from './workflow-icons.ts';

const categories = ['All', ...workflowCategories] as const;

/** How long it is, in steps and in time. */
function Facts({ template: { steps, estimatedTime } }: { template: WorkflowTemplateCard }) {
  return (
    <p className="mt-4 flex flex-wrap gap-x-4 gap-y-1 text-muted text-sm">
      <span className="flex items-center gap-1.5">
        <ListChecks aria-hidden className="size-4" />
        {steps} steps
      </span>
      <span className="flex items-center gap-1.5">
        <Clock aria-hidden className="size-4" />
        {estimatedTime}
      </span>
    </p>
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
    return <ErrorState title="Couldn’t load templates." message={messageOf(error)} onRetry={() => void refetch()} />;
  const shown = data?.items.filter((template) => category === 'All' || template.category === category) ?? [];
  return (
    <>
      <GalleryCategories
        categories={categories}
        value={category}
        onChange={(one) => setParams({ view: 'templates', ...(one !== 'All' && { category: one }) }, { replace: true })}
      />
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {isPending
          ? ['a', 'b', 'c', 'd', 'e', 'f'].map((key) => <TemplateCardSkeleton key={key} />)
          : shown.map((template) => (
              <TemplateCard
                key={template.id}
                template={template}
                icon={iconOf(template.id)}
                facts={<Facts template={template} />}
                busy={create.isPending && create.variables === template.id}
                disabled={create.isPending}
                onUse={mayWrite ? () => create.mutate(template.id) : undefined}
              />
            ))}
      </ul>
    </>
  );
}
