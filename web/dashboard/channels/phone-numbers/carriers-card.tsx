import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Connectable, ConnectedCarrier } from '#domain/carriers/carrier-accounts.ts';
import { carrierNames, limitsOf } from '#domain/carriers/carrier-kinds.ts';
import { useCan } from '#web/lib/can.tsx';
import { query } from '#web/lib/query.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { AccountRows } from './account-rows.tsx';
import { ConnectSignalWire } from './connect-signalwire.tsx';
import { ConnectTelnyx } from './connect-telnyx.tsx';

type Other = Exclude<Connectable, 'twilio'>;
const others: Readonly<Record<Other, string>> = {
  signalwire: 'Routes calls and messages through your own SignalWire space.',
  telnyx: 'Routes calls and messages through your own Telnyx account.',
};

/** Credentials are asked for: of another account, or of one that is connected. */
interface Asking {
  account?: ConnectedCarrier;
}

/** Whether the accounts of a carrier are connected, what keeps calls away, and what the carrier cannot do. */
function OtherCarrier({ carrier }: { carrier: Other }) {
  const mayManage = useCan('phone-numbers:manage');
  const { data } = useQuery(query.carrierAccounts.list());
  const [asking, setAsking] = useState<Asking>();
  const close = () => setAsking(undefined);
  const name = carrierNames[carrier];
  const accounts = data?.items.filter((one) => one.carrier === carrier) ?? [];
  return (
    <Card aria-label={`${name} account`}>
      <div className="flex items-start justify-between gap-x-6 gap-y-3 px-5 py-4 max-sm:flex-col">
        <div className="min-w-0">
          <h2 className="font-semibold">{name}</h2>
          <p className="text-muted">{others[carrier]}</p>
        </div>
        {mayManage && (
          <Button variant="outline" onClick={() => setAsking({})}>
            Connect {name}
          </Button>
        )}
      </div>
      <ul aria-label={`${name} limits`} className="list-disc px-5 pb-4 pl-9 text-muted text-sm">
        {limitsOf(carrier).map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
      </ul>
      <AccountRows accounts={accounts} onConnect={(account) => setAsking({ account })} />
      {asking && carrier === 'signalwire' && <ConnectSignalWire account={asking.account} onClose={close} />}
      {asking && carrier === 'telnyx' && <ConnectTelnyx onClose={close} />}
    </Card>
  );
}

/** Carriers beside Twilio. */
export function CarriersCard() {
  return (
    <>
      <OtherCarrier carrier="signalwire" />
      <OtherCarrier carrier="telnyx" />
    </>
  );
}
