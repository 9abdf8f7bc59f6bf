import { useMutation } from '@tanstack/react-query';
import type { Plan } from '#domain/billing/plans.ts';
import { api } from '#web/lib/api.ts';
import { newKey } from '#web/lib/new-key.ts';
import { invalidate } from '#web/lib/query.ts';
import { toast, toastError } from '#web/lib/toast.ts';

const reload = () => invalidate('plans');

/** What can be done with a plan at once, each said when it is done. */
export function usePlanChanges({ id, name, status }: Plan) {
  const params = { planId: id };
  const duplicate = useMutation({
    mutationFn: () => api.plans.duplicate({ params }, { headers: { 'idempotency-key': newKey() } }),
    onSuccess: (made) => {
      toast.success(`${made.name} was made`);
      return reload();
    },
    onError: toastError,
  });
  const setStatus = useMutation({
    mutationFn: () => api.plans.setStatus({ params, body: { status: status === 'active' ? 'archived' : 'active' } }),
    onSuccess: () => {
      toast.success(status === 'active' ? `${name} was archived` : `${name} is offered again`);
      return reload();
    },
    onError: toastError,
  });
  const makePopular = useMutation({
    mutationFn: (mostPopular: boolean) => api.plans.update({ params, body: { mostPopular } }),
    onSuccess: reload,
    onError: toastError,
  });
  const setOffered = useMutation({
    mutationFn: (offered: boolean) => api.plans.update({ params, body: { offered } }),
    onSuccess: ({ offered }) => {
      toast.success(offered ? `Clients can choose ${name}` : `${name} is not in the list of clients any more`);
      return reload();
    },
    onError: toastError,
  });
  const remove = useMutation({
    mutationFn: () => api.plans.remove({ params }),
    onSuccess: () => {
      toast.success(`${name} was deleted`);
      return reload();
    },
    onError: toastError,
  });
  return { duplicate, setStatus, makePopular, setOffered, remove };
}
