import { useQuery } from '@tanstack/react-query';
import { ArrowDownToLine, Ellipsis, FlaskConical, Phone, PhoneCall, Plus } from 'lucide-react';
import { useState } from 'react';
import { href, Link, useNavigate, useSearchParams } from 'react-router';
import type { PhoneNumber } from '#domain/carriers/phone-numbers.ts';
import { api } from '#web/lib/api.ts';
import { useCan } from '#web/lib/can.tsx';
import { query } from '#web/lib/query.ts';
import { useChange } from '#web/lib/use-change.ts';
import { useListAddress } from '#web/lib/use-list-address.ts';
import { Button, buttonStyles } from '#web/ui/button.tsx';
import { DataList } from '#web/ui/data-list.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Menu, MenuItem } from '#web/ui/menu.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { BringDialog } from './bring-dialog.tsx';
import { BuyDialog } from './buy-dialog.tsx';
import { CarrierCard } from './carrier-card.tsx';
import { CarriersCard } from './carriers-card.tsx';
import { ConnectDialog } from './connect-dialog.tsx';
import { useNumberColumns } from './numbers-table.tsx';
import { SipCard } from './sip-card.tsx';
import { SoftPhone } from './soft-phone/soft-phone.tsx';

function BuyLink() {
  return (
    <Link to="?buy" className={buttonStyles()}>
      <Plus /> Buy Number
    </Link>
  );
}

function NoNumbers({ mayManage, addTest }: { mayManage: boolean; addTest: { busy: boolean; run: () => void } }) {
  return (
    <EmptyState
      icon={Phone}
      title="No phone numbers yet"
      action={
        mayManage && (
          <>
            <Button variant="outline" busy={addTest.busy} onClick={addTest.run}>
              Get a test number
            </Button>
            <BuyLink />
          </>
        )
      }
    >
      {mayManage
        ? 'Buy a number or import one from Twilio, SignalWire, or Telnyx, then assign an agent. Test numbers are free and work only in this workspace. Their calls use minutes.'
        : 'Your role can view phone numbers but not add them.'}
    </EmptyState>
  );
}

/** The workspace's phone numbers; with `?buy` the dialog that buys one, once an account is connected. */
export default function PhoneNumbersPage() {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const mayManage = useCan('phone-numbers:manage');
  const [brings, setBrings] = useState(false);
  const [phones, setPhones] = useState(false);
  const { sort, setSort } = useListAddress();
  const { data, error, refetch } = useQuery(query.phoneNumbers.list());
  const { data: found } = useQuery(query.carrierAccounts.list());
  const accounts = found?.items;
  const isConnected = (accounts?.length ?? 0) > 0;
  const columns = useNumberColumns();
  const closeBuy = () => setParams({}, { replace: true });
  const open = ({ id }: PhoneNumber) => void navigate(href('/dashboard/phone-numbers/:numberId', { numberId: id }));
  const tests = data?.items.filter(({ test }) => test) ?? [];
  const { data: agents } = useQuery({ ...query.agents.list(), enabled: useCan('agents:read') });
  // With one agent there is no question who answers.
  const only = agents?.items.length === 1 ? agents.items[0] : undefined;
  const body = { ...(only && { inboundAgentId: only.id }) };
  const addTest = useChange(() => api.phoneNumbers.addTest({ body }, { timeoutMs: 30_000 }), {
    reloads: 'phoneNumbers',
    next: (number) => open(number),
  });
  const asksToBuy = mayManage && params.has('buy') && accounts !== undefined;
  return (
    <>
      <PageHeader
        title="Phone Numbers"
        subtitle="Numbers your agents answer and call from."
        actions={
          mayManage && (
            <>
              {tests.length > 0 && (
                <Button variant="outline" onClick={() => setPhones(true)}>
                  <PhoneCall /> Soft phone
                </Button>
              )}
              <Menu
                trigger={
                  <Button variant="outline" size="icon" aria-label="More ways to get a number">
                    <Ellipsis />
                  </Button>
                }
              >
                <MenuItem disabled={addTest.isPending} onSelect={() => addTest.mutate()}>
                  <FlaskConical /> Get a test number
                </MenuItem>
                {isConnected && (
                  <MenuItem onSelect={() => setBrings(true)}>
                    <ArrowDownToLine /> Import a number
                  </MenuItem>
                )}
              </Menu>
              {(data?.items.length ?? 0) > 0 && <BuyLink />}
            </>
          )
        }
      />
      {/* Numbers first: to connect a carrier is done once. */}
      <DataList
        label="Phone numbers"
        columns={columns}
        rows={data?.items}
        keyOf={({ id }) => id}
        error={error}
        onRetry={refetch}
        empty={<NoNumbers mayManage={mayManage} addTest={{ busy: addTest.isPending, run: () => addTest.mutate() }} />}
        sort={sort}
        onSort={setSort}
      />
      <div className="mt-6 grid items-start gap-4 xl:grid-cols-2">
        <CarrierCard />
        <CarriersCard />
        <SipCard />
      </div>
      {/* Nothing can be bought without an account: it is asked for first. */}
      {asksToBuy && !isConnected && <ConnectDialog accountSid={null} onClose={closeBuy} />}
      {asksToBuy && isConnected && <BuyDialog onClose={closeBuy} onBought={open} />}
      {phones && <SoftPhone numbers={tests} onClose={() => setPhones(false)} />}
      {brings && <BringDialog onClose={() => setBrings(false)} onBrought={open} />}
    </>
  );
}
