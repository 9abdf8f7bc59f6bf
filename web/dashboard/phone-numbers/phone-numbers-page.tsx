import { useQuery } from '@tanstack/react-query';
import { ArrowDownToLine, Ellipsis, Phone, Plus } from 'lucide-react';
import { useState } from 'react';
import { href, Link, useNavigate, useSearchParams } from 'react-router';
import type { PhoneNumber } from '#domain/phone-numbers.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { useCan } from '#web/lib/can.tsx';
import { query } from '#web/lib/query.ts';
import { useListAddress } from '#web/lib/use-list-address.ts';
import { Button, buttonStyles } from '#web/ui/button.tsx';
import { DataList } from '#web/ui/data-list.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Menu, MenuItem } from '#web/ui/menu.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { BringDialog } from './bring-dialog.tsx';
import { BuyDialog } from './buy-dialog.tsx';
import { CarrierCard } from './carrier-card.tsx';
import { ConnectDialog } from './connect-dialog.tsx';
import { useNumberColumns } from './numbers-table.tsx';

function BuyLink() {
  return (
    <Link to="?buy" className={buttonStyles()}>
      <Plus /> Buy Number
    </Link>
  );
}

function NoNumbers({ mayManage }: { mayManage: boolean }) {
  return (
    <EmptyState icon={Phone} title="No phone numbers yet" action={mayManage && <BuyLink />}>
      {mayManage
        ? 'Buy a number, or bring one of your Twilio account, and have an agent answer it.'
        : 'This workspace has no number, and your role may only look.'}
    </EmptyState>
  );
}

/** The workspace's phone numbers; with `?buy` the dialog that buys one, once an account is connected. */
export default function PhoneNumbersPage() {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const mayManage = useCan('phone-numbers:manage');
  const [brings, setBrings] = useState(false);
  const { sort, setSort } = useListAddress();
  const { data, error, refetch } = useQuery(query.phoneNumbers.list());
  const { data: account } = useQuery(query.carrierAccount.get());
  const columns = useNumberColumns();
  const closeBuy = () => setParams({}, { replace: true });
  const open = ({ id }: PhoneNumber) => void navigate(href('/dashboard/phone-numbers/:numberId', { numberId: id }));
  const asksToBuy = mayManage && params.has('buy') && account !== undefined;
  return (
    <>
      <PageHeader
        title="Phone Numbers"
        subtitle="Numbers on which your agents answer, and from which they call."
        actions={
          mayManage && (
            <>
              {account?.connected && (
                <Menu
                  trigger={
                    <Button variant="outline" size="icon" aria-label="More ways to get a number">
                      <Ellipsis />
                    </Button>
                  }
                >
                  <MenuItem onSelect={() => setBrings(true)}>
                    <ArrowDownToLine /> Bring a number
                  </MenuItem>
                </Menu>
              )}
              {(data?.items.length ?? 0) > 0 && <BuyLink />}
            </>
          )
        }
      />
      <CarrierCard />
      <DataList
        label="Phone numbers"
        columns={columns}
        rows={data?.items}
        keyOf={({ id }) => id}
        problem={error ? messageOf(error) : undefined}
        onRetry={() => void refetch()}
        empty={<NoNumbers mayManage={mayManage} />}
        sort={sort}
        onSort={setSort}
      />
      {/* Nothing can be bought without an account: it is asked for first. */}
      {asksToBuy && !account.connected && <ConnectDialog accountSid={null} onClose={closeBuy} />}
      {asksToBuy && account.connected && <BuyDialog onClose={closeBuy} onBought={open} />}
      {brings && <BringDialog onClose={() => setBrings(false)} onBrought={open} />}
    </>
  );
}
