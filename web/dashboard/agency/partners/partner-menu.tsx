import { Banknote, Coins, Ellipsis, Link2, Pencil } from 'lucide-react';
import { useState } from 'react';
import type { Partner, PartnerRates } from '#domain/agency/partners.ts';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Menu, MenuItem } from '#web/ui/menu.tsx';
import { EntryDialog } from './entry-dialog.tsx';
import { PartnerDialog } from './partner-dialog.tsx';

/** What can be done with a partner. */
export function PartnerMenu({ partner, rates }: { partner: Partner; rates: PartnerRates }) {
  const [asking, setAsking] = useState<'change' | 'earning' | 'payout'>();
  const close = () => setAsking(undefined);
  const owed = partner.sums.some((sum) => sum.owed > 0);
  async function copy() {
    await navigator.clipboard.writeText(partner.link);
    toast.success('Link copied');
  }
  return (
    <>
      <Menu
        trigger={
          <Button variant="ghost" size="icon" aria-label={`Actions for ${partner.name}`}>
            <Ellipsis />
          </Button>
        }
      >
        <MenuItem onSelect={() => void copy().catch(() => toast.error(`Copy the link manually: ${partner.link}`))}>
          <Link2 /> Copy referral link
        </MenuItem>
        <MenuItem onSelect={() => setAsking('change')}>
          <Pencil /> Edit
        </MenuItem>
        {partner.status === 'active' && (
          <MenuItem onSelect={() => setAsking('earning')}>
            <Coins /> Add revenue
          </MenuItem>
        )}
        {owed && (
          <MenuItem onSelect={() => setAsking('payout')}>
            <Banknote /> Record payout
          </MenuItem>
        )}
      </Menu>
      {asking === 'change' && <PartnerDialog partner={partner} rates={rates} onClose={close} />}
      {(asking === 'earning' || asking === 'payout') && <EntryDialog partner={partner} kind={asking} onClose={close} />}
    </>
  );
}
