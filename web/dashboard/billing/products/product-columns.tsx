import type { Product } from '#domain/billing/products.ts';
import { showMoney } from '#web/lib/money.ts';
import type { Column } from '#web/ui/data-table.tsx';

type Price = Product['prices'][number];

const ofEach = (product: Product, show: (price: Price) => string) =>
  product.prices.map((price) => (
    <span key={price.currency} className="block whitespace-nowrap">
      {show(price)}
    </span>
  ));

const free = ({ prices }: Product) => prices.every(({ amount }) => amount === 0);

/** `$0.50 per minute`, `Free`. */
function Prices({ product }: { product: Product }) {
  if (free(product)) return 'Free';
  return (
    <>
      {ofEach(product, showMoney)}
      <span className="block whitespace-nowrap text-muted text-sm">per {product.unit}</span>
    </>
  );
}

const costOf = ({ cost, currency }: Price) => (cost === null ? '–' : showMoney({ amount: cost, currency }));
const marginOf = ({ amount, cost, currency }: Price) =>
  cost === null ? '–' : showMoney({ amount: amount - cost, currency });
const markupOf = ({ markup }: Price) => (markup === null ? '–' : `${markup > 0 ? '+' : ''}${markup}%`);

/** Products with what a client pays, what they cost, and the difference. */
export const productColumns = (actions: (product: Product) => React.ReactNode): Column<Product>[] => [
  {
    id: 'name',
    title: 'Product',
    className: 'w-full max-w-0',
    skeleton: 'h-9 w-48 max-w-full',
    cell: ({ name, description }) => (
      <>
        <span dir="auto" className="block truncate text-left font-medium" title={name}>
          {name}
        </span>
        <span className="block truncate text-muted text-sm max-sm:whitespace-normal">{description}</span>
      </>
    ),
  },
  {
    id: 'price',
    title: 'Price',
    numeric: true,
    skeleton: 'h-9 w-20',
    cell: (product) => <Prices product={product} />,
  },
  {
    id: 'cost',
    title: 'Cost',
    numeric: true,
    className: 'max-md:hidden',
    cellClassName: 'text-muted',
    skeleton: 'h-4 w-12',
    cell: (product) => ofEach(product, costOf),
  },
  {
    id: 'margin',
    title: 'Margin',
    numeric: true,
    className: 'max-lg:hidden',
    skeleton: 'h-4 w-12',
    cell: (product) => ofEach(product, marginOf),
  },
  {
    id: 'markup',
    title: 'Markup',
    numeric: true,
    className: 'max-md:hidden',
    skeleton: 'h-4 w-12',
    cell: (product) => ofEach(product, markupOf),
  },
  { id: 'actions', title: 'Actions', actions: true, cell: actions },
];
