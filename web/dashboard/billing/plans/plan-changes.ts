import type { Plan } from '#domain/billing/plans.ts';
import { api } from '#web/lib/api.ts';
import { invalidate } from '#web/lib/query.ts';
import { useChange } from '#web/lib/use-change.ts';

const _reload = () => invalidate('plans');

/** What can be done with a plan at once, each said when it is done. */
export function usePlanChanges({ id, name, status }: Plan) {
  const params = { planId: id };
  const duplicate = useChange((_: undefined, once) => api.plans.duplicate({ params }, once), {
    reloads: 'plans',
    says: (made) => `${made.name} created`,
  });
  const setStatus = useChange(
    () => api.plans.setStatus({ params, body: { status: status === 'active' ? 'archived' : 'active' } }),
    {
      reloads: 'plans',
      says: status === 'active' ? `${name} archived` : `${name} restored`,
    },
  );
  const makePopular = useChange((mostPopular: boolean) => api.plans.update({ params, body: { mostPopular } }), {
    reloads: 'plans',
  });
  const setOffered = useChange((offered: boolean) => api.plans.update({ params, body: { offered } }), {
    reloads: 'plans',
    says: ({ offered }) => (offered ? `Clients can now choose ${name}` : `${name} is now hidden from clients`),
  });
  const remove = useChange(() => api.plans.remove({ params }), {
    reloads: 'plans',
    says: `${name} was deleted`,
  });
  return { duplicate, setStatus, makePopular, setOffered, remove };
}
