import { useQuery } from '@tanstack/react-query';
import type { Plan } from '#domain/billing/plans.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { query } from '#web/lib/query.ts';
import { site } from '#web/lib/site.ts';
import { useWorkspace } from '#web/lib/workspace.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ToCopy } from '#web/ui/to-copy.tsx';

/** Where a plan can be bought by strangers: at the agency's own address, or the installation's. */
export function CheckoutLink({ plan, onClose }: { plan: Plan; onClose: () => void }) {
  const { operator } = useWorkspace();
  const brand = useQuery(query.brand.get());
  const hosts = useQuery(query.brand.hosts());
  const error = brand.error ?? hosts.error;
  const isReady = brand.data !== undefined && hosts.data !== undefined;
  const host = hosts.data?.items.find(({ verifiedAt }) => verifiedAt !== null)?.host;
  const own = new URL(site.origin);
  if (host !== undefined) own.hostname = host;
  const canBeUsed = operator || host !== undefined;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`${plan.name} checkout link`}
      description="Add this link to your own site. Anyone who opens it can view the plan, sign up, and subscribe."
      footer={<Button onClick={onClose}>Done</Button>}
    >
      {error && <Banner>{messageOf(error)}</Banner>}
      {!isReady && !error && <Skeleton className="h-16" />}
      {isReady && !canBeUsed && (
        <Banner tone="warning">
          Checkout links use your own domain. Add and verify a domain under General Settings first.
        </Banner>
      )}
      {isReady && canBeUsed && (
        <>
          <ToCopy label="checkout link" text={`${own.origin}/checkout/${plan.id}`} />
          {!operator && brand.data.brand?.signUp === false && (
            <Banner tone="warning" className="mt-3">
              Sign-up is off at your domains, so only people with an account can use this link. Turn sign-up on under
              General Settings.
            </Banner>
          )}
        </>
      )}
    </Dialog>
  );
}
