import { useQuery } from '@tanstack/react-query';
import { Package, Pencil } from 'lucide-react';
import { useState } from 'react';
import { useCan } from '#web/lib/can.tsx';
import { query } from '#web/lib/query.ts';
import { Button } from '#web/ui/button.tsx';
import { DataList } from '#web/ui/data-list.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { productColumns } from './product-columns.tsx';
import { ProductDialog } from './product-dialog.tsx';

/** What the workspace sells to its clients, and for how much. */
export default function ProductsPage() {
  const { data, error, refetch } = useQuery(query.products.list());
  const [editedId, setEditedId] = useState<string>();
  const mayManage = useCan('settings:manage');
  const edited = data?.items.find(({ id }) => id === editedId);
  const columns = productColumns(
    ({ id, name }) =>
      mayManage && (
        <Button variant="ghost" size="icon" aria-label={`Edit ${name}`} onClick={() => setEditedId(id)}>
          <Pencil />
        </Button>
      ),
  );

  return (
    <>
      <PageHeader title="Products" subtitle="Prices your clients pay for usage beyond their plans, and your costs." />
      <DataList
        label="Products"
        columns={columns}
        rows={data?.items}
        keyOf={({ id }) => id}
        error={error}
        onRetry={refetch}
        empty={
          <EmptyState icon={Package} title="No products">
            This workspace doesn’t sell anything.
          </EmptyState>
        }
      />
      {edited && <ProductDialog product={edited} onClose={() => setEditedId(undefined)} />}
    </>
  );
}
