import { useQuery, useQueryClient } from '@tanstack/react-query';
import { href, useNavigate, useSearchParams } from 'react-router';
import { actionCategories } from '#domain/actions/action-templates.data.ts';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { useCan } from '#web/lib/can.tsx';
import { keyOf, query } from '#web/lib/query.ts';
import { useChange } from '#web/lib/use-change.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { GalleryCategories, TemplateCardSkeleton } from '#web/ui/template-card.tsx';
import { ActionTemplateCard } from './action-template-card.tsx';

/** Makes an action and goes back to the list, with a way to it. */
function useCreateAction() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useChange((template: string) => api.actions.create({ body: { template } }), {
    says: (action) => ({
      title: `${action.name} was created`,
      description: 'The action is inactive. Set it up and test it before you activate it.',
      action: {
        label: 'Open',
        onClick: () => void navigate(href('/dashboard/actions/:actionId', { actionId: action.id })),
      },
    }),
    next: async () => {
      await client.invalidateQueries({ queryKey: keyOf('actions', 'list') });
      await navigate('/dashboard/actions');
    },
  });
}

const categories = ['All', ...actionCategories] as const;

/** The gallery. The category is in the address. */
export function ActionTemplates() {
  const [params, setParams] = useSearchParams();
  const { data, error, isPending, refetch } = useQuery(query.actions.templates());
  const create = useCreateAction();
  const mayWrite = useCan('actions:write');
  const category = categories.find((one) => one === params.get('category')) ?? 'All';
  if (error) {
    return <ErrorState title="Couldn’t load templates." message={messageOf(error)} onRetry={() => void refetch()} />;
  }
  const choose = (next: string) =>
    setParams({ view: 'templates', ...(next !== 'All' && { category: next }) }, { replace: true });
  const shown = data?.items.filter((template) => category === 'All' || template.category === category) ?? [];
  return (
    <>
      <GalleryCategories categories={categories} value={category} onChange={choose} />
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {isPending
          ? ['a', 'b', 'c', 'd', 'e', 'f'].map((key) => <TemplateCardSkeleton key={key} />)
          : shown.map((template) => (
              <ActionTemplateCard
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
