import {
  Archive,
  ArchiveRestore,
  Copy,
  Ellipsis,
  Eye,
  EyeOff,
  Link as LinkIcon,
  Pencil,
  Star,
  Trash2,
  Users,
} from 'lucide-react';
import { useState } from 'react';
import type { Plan } from '#domain/billing/plans.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Menu, MenuItem } from '#web/ui/menu.tsx';
import { CheckoutLink } from './checkout-link.tsx';
import { usePlanChanges } from './plan-changes.ts';
import { PlanDialog } from './plan-dialog.tsx';
import { PlanSubscribers } from './plan-subscribers.tsx';

/** What can be done with a plan; anyone who may only look sees who is on it. */
export function PlanMenu({ plan, mayManage }: { plan: Plan; mayManage: boolean }) {
  const [asking, setAsking] = useState<'edit' | 'archive' | 'delete' | 'subscribers' | 'link'>();
  const { duplicate, setStatus, makePopular, setOffered, remove } = usePlanChanges(plan);
  const close = () => setAsking(undefined);
  const isActive = plan.status === 'active';

  return (
    <>
      <Menu
        trigger={
          <Button variant="ghost" size="icon" aria-label={`More for ${plan.name}`}>
            <Ellipsis />
          </Button>
        }
      >
        {mayManage && (
          <>
            <MenuItem onSelect={() => setAsking('edit')}>
              <Pencil /> Edit
            </MenuItem>
            <MenuItem onSelect={() => duplicate.mutate()}>
              <Copy /> Duplicate
            </MenuItem>
            {isActive && (
              <MenuItem onSelect={() => setOffered.mutate(!plan.offered)}>
                {plan.offered ? <EyeOff /> : <Eye />} {plan.offered ? 'Hide from clients' : 'Show to clients'}
              </MenuItem>
            )}
            {isActive && (
              <MenuItem onSelect={() => setAsking('link')}>
                <LinkIcon /> Checkout link
              </MenuItem>
            )}
            {isActive && (
              <MenuItem onSelect={() => makePopular.mutate(!plan.mostPopular)}>
                <Star /> {plan.mostPopular ? 'Unmark as most popular' : 'Mark as most popular'}
              </MenuItem>
            )}
          </>
        )}
        <MenuItem onSelect={() => setAsking('subscribers')}>
          <Users /> Subscribers
        </MenuItem>
        {mayManage && (
          <>
            <MenuItem onSelect={() => (isActive ? setAsking('archive') : setStatus.mutate())}>
              {isActive ? <Archive /> : <ArchiveRestore />} {isActive ? 'Archive' : 'Restore'}
            </MenuItem>
            <MenuItem destructive onSelect={() => setAsking('delete')}>
              <Trash2 /> Delete
            </MenuItem>
          </>
        )}
      </Menu>
      {asking === 'edit' && <PlanDialog plan={plan} onClose={close} />}
      {asking === 'link' && <CheckoutLink plan={plan} onClose={close} />}
      {asking === 'subscribers' && <PlanSubscribers plan={plan} onClose={close} />}
      <ConfirmDialog
        open={asking === 'archive'}
        onOpenChange={close}
        title={`Archive ${plan.name}?`}
        action="Archive plan"
        destructive={false}
        onConfirm={() => setStatus.mutateAsync()}
      >
        New clients won’t be able to choose this plan. Current subscribers keep it. You can offer it again at any time.
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'delete'}
        onOpenChange={close}
        title={`Delete ${plan.name}?`}
        action="Delete plan"
        onConfirm={() => remove.mutateAsync()}
      >
        This can’t be undone. A plan that has had subscribers can only be archived.
      </ConfirmDialog>
    </>
  );
}
