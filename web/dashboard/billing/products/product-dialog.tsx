import { useState } from 'react';
import type { Product } from '#domain/billing/products.ts';
import { type Currency, currencyCodes, highestPrice, parseAmount, plainAmount } from '#domain/platform/money.ts';
import { api } from '#web/lib/api.ts';
import { problemAt } from '#web/lib/api-error.ts';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
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

  return (
    <FormDialog
      title={`Edit ${product.name}`}
      description="A new price applies immediately. Earlier usage keeps its price."
      action="Save"
      ready={name.trim() !== ''}
      send={async (_, once) => {
        const isEmpty = price.trim() === '';
        const amount = isEmpty ? null : parseAmount(price, currency);
        if (!isEmpty && amount === null)
          throw problemAt('amount', 'Enter an amount, such as 0.50, without a currency symbol.');
        if (amount !== null && amount > highestPrice) throw problemAt('amount', 'The maximum price is one million.');
        const params = { productId: product.id };
        const body = { name: name.trim(), description: description.trim() };
        if (body.name !== product.name || body.description !== product.description) {
          await api.products.update({ params, body });
        }
        if (amount !== null && amount !== priceIn(product, currency)?.amount) {
          await api.products.setPrice({ params, body: { amount, currency } }, once);
        }
      }}
      reloads="products"
      says="Product saved"
      onClose={onClose}
    >
      {(problemOf) => (
        <>
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
            <Field label={`Price per ${product.unit}`} error={problemOf('amount')}>
              <Input
                value={price}
                inputMode="decimal"
                autoComplete="off"
                onChange={(event) => setPrice(event.target.value)}
              />
            </Field>
            <Field label="Currency">
              <Select
                options={currencyOptions}
                value={currency}
                onChange={(next) => {
                  setCurrency(next);
                  setPrice(typed(product, next));
                }}
              />
            </Field>
          </div>
        </>
      )}
    </FormDialog>
  );
}
