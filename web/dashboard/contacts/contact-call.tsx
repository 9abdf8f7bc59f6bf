import { useQuery } from '@tanstack/react-query';
import { Phone } from 'lucide-react';
import { useState } from 'react';
import type { PhoneNumber } from '#domain/carriers/phone-numbers.ts';
import { CallDialog } from '#web/dashboard/channels/call-dialog.tsx';
import { useCan } from '#web/lib/can.tsx';
import { formatPhone } from '#web/lib/phone.ts';
import { query } from '#web/lib/query.ts';
import { Button } from '#web/ui/button.tsx';
import { Menu, MenuItem } from '#web/ui/menu.tsx';

/** Has an agent call a contact, from one of the workspace's numbers; nothing where there is none. */
export function ContactCall({ phone }: { phone: string }) {
  const [from, setFrom] = useState<PhoneNumber | null>(null);
  const mayCall = useCan('agents:write');
  const maySee = useCan('phone-numbers:read');
  const { data } = useQuery({ ...query.phoneNumbers.list(), enabled: mayCall && maySee });
  const numbers = data?.items.filter(({ can }) => can.voice) ?? [];
  const [first] = numbers;
  if (!mayCall || first === undefined) return null;
  const button = (
    <Button variant="outline" {...(numbers.length === 1 && { onClick: () => setFrom(first) })}>
      <Phone aria-hidden /> Call
    </Button>
  );
  return (
    <>
      {numbers.length === 1 ? (
        button
      ) : (
        <Menu trigger={button}>
          {numbers.map((number) => (
            <MenuItem key={number.id} onSelect={() => setFrom(number)}>
              From {formatPhone(number.number)}
              {number.test && ', a test number'}
            </MenuItem>
          ))}
        </Menu>
      )}
      {from && <CallDialog number={from} to={phone} onClose={() => setFrom(null)} />}
    </>
  );
}
