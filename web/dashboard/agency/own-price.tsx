import { type FormEvent, useState } from 'react';
import type { SubaccountPlan } from '#domain/agency/subaccounts.ts';
import { parseAmount, plainAmount } from '#domain/platform/money.ts';
import { api } from '#web/lib/api.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';

type OfferOfSubaccount = SubaccountPlan['offers'][number];

/** What a plan costs this subaccount alone; what it would be charged shows behind it. */
export function OwnPrice({ subaccountId, offer }: { subaccountId: string; offer: OfferOfSubaccount }) {
  const { own, currency, interval } = offer;
  const shown = own.price === null ? '' : plainAmount(own.price, currency);
  const [text, setText] = useState(shown);
  const [problem, setProblem] = useState<string>();
  const save = useChange(
    (price: number | null) =>
      api.subaccounts.setPrice({
        params: { subaccountId, planId: offer.id },
        body: { price, setupFee: own.setupFee },
      }),
    {
      reloads: 'subaccounts',
      says: 'Client price saved',
    },
  );
  function submit(event: FormEvent) {
    event.preventDefault();
    const price = text.trim() === '' ? null : parseAmount(text, currency);
    if (price === null && text.trim() !== '')
      return setProblem('Enter an amount, such as 79.00, without a currency symbol.');
    save.mutate(price);
  }
  return (
    <form noValidate aria-label="Client price" onSubmit={submit} className="flex items-end gap-3">
      <Field
        label={`Client price per ${interval}, in ${currency}`}
        optional
        hint="Leave empty for the standard price."
        error={problem}
        className="grow"
      >
        <Input
          value={text}
          inputMode="decimal"
          autoComplete="off"
          onChange={(event) => {
            setProblem(undefined);
            setText(event.target.value);
          }}
        />
      </Field>
      <Button type="submit" variant="outline" busy={save.isPending} disabled={text === shown}>
        Save price
      </Button>
    </form>
  );
}
