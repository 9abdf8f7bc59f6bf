import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Product } from '#domain/billing/products.ts';
import { type Currency, currencyCodes, highestPrice, parseAmount, plainAmount } from '#domain/platform/money.ts';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { newKey } from '#web/lib/new-key.ts';
import { invalidate } from '#web/lib/query.ts';
import { toast } from '#web/lib/toast.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { Textarea } from '#web/ui/textarea.tsx';

const currencyOptions = currencyCodes.map((code) => ({ value: code, label: code }));
const priceIn = ({ prices }: Product, currency: Currency) => prices.find((price) => price.currency === currency);
const typed = (product: Product, currency: Currency) => {
  const price = priceIn(product, currency);
  return price === undefined ? '' : plainAmount(price.amount, currency);
};

/** Asks for a product's name, description and price. Another price holds from now on. */
export function ProductDialog({ product, onClose }: { product: Product; onClose: () => void }) {
  const first = product.prices[0]?.currency ?? 'USD';
  const [name, setName] = useState(product.name);
  const [description, setDescription] = useState(product.description);
  const [currency, setCurrency] = useState<Currency>(first);
  const [price, setPrice] = useState(typed(product, first));
  const [problem, setProblem] = useState<string>();
  const [key] = useState(newKey);

  const save = useMutation({
    mutationFn: async (amount: number | null) => {
      const params = { productId: product.id };
      const body = { name: name.trim(), description: description.trim() };
      if (body.name !== product.name || body.description !== product.description) {
        await api.products.update({ params, body });
      }
      if (amount !== null && amount !== priceIn(product, currency)?.amount) {
        const headers = { 'idempotency-key': `${key}:${currency}:${amount}` };
        await api.products.setPrice({ params, body: { amount, currency } }, { headers });
      }
    },
    onSuccess: async () => {
      toast.success('Product saved');
      onClose();
      await invalidate('products');
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (name.trim() === '' || save.isPending) return;
    const isEmpty = price.trim() === '';
    const amount = isEmpty ? null : parseAmount(price, currency);
    if (!isEmpty && amount === null) return setProblem('Write it as 0.50, without a sign or a currency.');
    if (amount !== null && amount > highestPrice) return setProblem('A price can be a million at most.');
    save.mutate(amount);
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !save.isPending && onClose()}
      title={`Edit ${product.name}`}
      description="Another price holds from now on. What was used before keeps the price that it had."
      footer={
        <>
          <Button variant="outline" onClick={onClose} disabled={save.isPending}>
            Cancel
          </Button>
          <Button type="submit" form="product" disabled={name.trim() === ''} busy={save.isPending}>
            Save
          </Button>
        </>
      }
    >
      <form id="product" onSubmit={submit} noValidate className="flex flex-col gap-5">
        {save.error && <Banner>{messageOf(save.error)}</Banner>}
        <Field label="Name">
          <Input value={name} maxLength={80} autoComplete="off" onChange={(event) => setName(event.target.value)} />
        </Field>
        <Field label="Description" optional>
          <Textarea
            value={description}
            maxLength={300}
            rows={2}
            onChange={(event) => setDescription(event.target.value)}
          />
        </Field>
        <div className="grid grid-cols-[1fr_7rem] gap-4">
          <Field label={`Price per ${product.unit}`} error={problem}>
            <Input
              value={price}
              inputMode="decimal"
              autoComplete="off"
              onChange={(event) => {
                setProblem(undefined);
                setPrice(event.target.value);
              }}
            />
          </Field>
          <Field label="Currency">
            <Select
              options={currencyOptions}
              value={currency}
              onChange={(next) => {
                setCurrency(next);
                setPrice(typed(product, next));
                setProblem(undefined);
              }}
            />
          </Field>
        </div>
      </form>
    </Dialog>
  );
}
