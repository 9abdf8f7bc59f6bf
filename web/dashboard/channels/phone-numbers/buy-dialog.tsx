import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { z } from 'zod';
import type { OfferedNumber, PhoneNumber } from '#domain/carriers/phone-numbers.ts';
import { AgentSelect } from '#web/dashboard/agents/agent-select.tsx';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { formatPhone } from '#web/lib/phone.ts';
import { query } from '#web/lib/query.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { AccountSelect } from './account-select.tsx';
import { PaperFields, type Papers } from './paper-fields.tsx';

type Offer = z.infer<typeof OfferedNumber>;

const kinds = { local: 'Local', mobile: 'Mobile', toll_free: 'Toll free' } as const;
type Kind = keyof typeof kinds;

/** What the law of a place wants to know of who has a number there. */
const addresses: Record<Offer['address'], string> = {
  none: '',
  any: 'needs an address',
  local: 'needs a local address',
  foreign: 'needs an address abroad',
};

function OfferRow({ offer, isChosen, onChoose }: { offer: Offer; isChosen: boolean; onChoose: () => void }) {
  const { number, place, can, address } = offer;
  const about = [place, can.voice ? 'calls' : null, can.sms ? 'messages' : null, addresses[address] || null];
  return (
    <li>
      <label className="flex cursor-pointer items-center gap-3 rounded-md px-3 py-2 hover:bg-hover has-checked:bg-accent-soft">
        <input type="radio" name="offer" checked={isChosen} onChange={onChoose} className="accent-accent" />
        <span className="min-w-0">
          <span className="block font-medium tabular-nums">{formatPhone(number)}</span>
          <span className="block truncate text-muted text-sm">{about.filter(Boolean).join(' · ')}</span>
        </span>
      </label>
    </li>
  );
}

/** Searches numbers at a carrier and buys one, at the price that it shows. */
export function BuyDialog({ onClose, onBought }: { onClose: () => void; onBought: (number: PhoneNumber) => void }) {
  const [wanted, setWanted] = useState({ country: 'US', kind: 'local' as Kind, areaCode: '' });
  const [searched, setSearched] = useState<typeof wanted>();
  const [chosen, setChosen] = useState<Offer>();
  const [inboundAgentId, setAgentIn] = useState<string | null>(null);
  const [papers, setPapers] = useState<Papers>({});
  const [accountId, setAccountId] = useState<string>();
  const of = { ...(accountId && { accountId }) };
  const found = useQuery({
    ...query.phoneNumbers.offers({
      query: {
        country: searched?.country ?? 'US',
        kind: searched?.kind ?? 'local',
        ...(searched?.areaCode && { areaCode: searched.areaCode }),
        ...of,
      },
    }),
    enabled: searched !== undefined,
    retry: false,
  });
  const price = found.data?.price ?? null;
  const buy = useChange(
    ({ number }: Offer) =>
      api.phoneNumbers.buy(
        {
          body: {
            number,
            name: number,
            country: searched!.country,
            kind: searched!.kind,
            inboundAgentId,
            price: price?.amount ?? null,
            ...papers,
            ...of,
          },
        },
        { timeoutMs: 60_000 },
      ),
    {
      reloads: 'phoneNumbers',
      says: (number) => `${formatPhone(number.number)} is yours`,
      next: (number) => onBought(number),
      refusal: 'shown',
    },
  );
  function search(event: FormEvent) {
    event.preventDefault();
    setChosen(undefined);
    setPapers({});
    setSearched({ ...wanted, areaCode: wanted.areaCode.trim() });
  }
  const problem = found.error ?? buy.error;
  const cost = price ? `${price.amount} ${price.currency} a month` : 'your account’s price';
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !buy.isPending && onClose()}
      title="Buy a number"
      description="The carrier bills your connected account. You can take calls on the number right away."
      footer={
        <>
          <Button variant="outline" onClick={onClose} disabled={buy.isPending}>
            Cancel
          </Button>
          <Button disabled={!chosen} busy={buy.isPending} onClick={() => chosen && buy.mutate(chosen)}>
            {chosen ? `Buy for ${cost}` : 'Buy'}
          </Button>
        </>
      }
    >
      <AccountSelect
        value={accountId}
        onChange={(id) => {
          setAccountId(id);
          setSearched(undefined);
          setChosen(undefined);
        }}
      />
      <form onSubmit={search} noValidate className="grid grid-cols-2 items-end gap-3 sm:grid-cols-[5rem_1fr_1fr_auto]">
        <Field label="Country">
          <Input
            value={wanted.country}
            maxLength={2}
            autoComplete="off"
            className="uppercase"
            onChange={({ target }) => setWanted({ ...wanted, country: target.value.toUpperCase() })}
          />
        </Field>
        <Field label="Type">
          <NativeSelect
            value={wanted.kind}
            onChange={({ target }) => setWanted({ ...wanted, kind: target.value as Kind })}
          >
            {Object.entries(kinds).map(([kind, label]) => (
              <option key={kind} value={kind}>
                {label}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <Field label="Area code">
          <Input
            value={wanted.areaCode}
            maxLength={5}
            inputMode="numeric"
            autoComplete="off"
            placeholder="Any"
            onChange={({ target }) => setWanted({ ...wanted, areaCode: target.value.replace(/\D/g, '') })}
          />
        </Field>
        <Button type="submit" variant="outline" busy={found.isFetching}>
          Search
        </Button>
      </form>
      {problem && <Banner className="mt-4">{messageOf(problem)}</Banner>}
      {found.data?.items.length === 0 && (
        <p className="mt-4 text-muted">No numbers found. Try another area code or number type.</p>
      )}
      {found.data && found.data.items.length > 0 && (
        <ul aria-label="Numbers" className="mt-4 max-h-64 overflow-y-auto rounded-md border border-line p-1">
          {found.data.items.map((offer) => (
            <OfferRow
              key={offer.number}
              offer={offer}
              isChosen={offer.number === chosen?.number}
              onChoose={() => setChosen(offer)}
            />
          ))}
        </ul>
      )}
      {chosen && searched && (
        <PaperFields offer={chosen} of={{ ...searched, ...of }} papers={papers} onChange={setPapers} />
      )}
      {chosen && (
        <Field label="Answering agent" optional className="mt-4">
          <AgentSelect value={inboundAgentId} onChange={setAgentIn} none="No agent yet" />
        </Field>
      )}
    </Dialog>
  );
}
