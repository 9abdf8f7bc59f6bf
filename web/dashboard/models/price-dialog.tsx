import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type ModelService, modelServices } from '#domain/models/model-services.ts';
import type { ModelPrice } from '#domain/models/models.ts';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { invalidate, query } from '#web/lib/query.ts';
import { toast } from '#web/lib/toast.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { dollarsOf, readDollars } from './model-words.ts';

interface PriceOf {
  service: ModelService;
  model: string;
}

interface PriceDialogProps extends PriceOf {
  onClose: () => void;
}

function PriceForm({ service, model, price, onClose }: PriceDialogProps & { price: ModelPrice | undefined }) {
  const [input, setInput] = useState(dollarsOf(price?.input ?? null));
  const [output, setOutput] = useState(dollarsOf(price?.output ?? null));
  const [given, gave] = [readDollars(input), readDollars(output)];
  const save = useMutation({
    mutationFn: (body: { input: number; output: number }) => api.models.setPrice({ body: { service, model, ...body } }),
    onSuccess: async () => {
      onClose();
      toast.success(`The price of ${model} was written`);
      await invalidate('models');
    },
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    if (typeof given === 'number' && typeof gave === 'number') save.mutate({ input: given, output: gave });
  }
  const wrong = (value: number | null | undefined) => (value === undefined ? 'Write a sum such as 0.15.' : undefined);
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      {save.error && <Banner>{messageOf(save.error)}</Banner>}
      {price && (
        <p className="text-muted text-sm">
          Written <Moment iso={price.since} format="date" />. Costs of before stay as they are.
        </p>
      )}
      <Field label="A million tokens read, in US dollars" error={wrong(given)}>
        <Input inputMode="decimal" value={input} onChange={(event) => setInput(event.target.value)} />
      </Field>
      <Field label="A million tokens written, in US dollars" error={wrong(gave)}>
        <Input inputMode="decimal" value={output} onChange={(event) => setOutput(event.target.value)} />
      </Field>
      <div className="flex justify-end gap-2">
        <Button variant="outline" onClick={onClose} disabled={save.isPending}>
          Cancel
        </Button>
        <Button type="submit" busy={save.isPending} disabled={typeof given !== 'number' || typeof gave !== 'number'}>
          Save
        </Button>
      </div>
    </form>
  );
}

/** What a model costs, as the workspace writes it. */
export function PriceDialog({ service, model, onClose }: PriceDialogProps) {
  const { data, error, refetch } = useQuery(query.models.prices());
  const price = data?.items.find((one) => one.service === service && one.model === model);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Price of ${model}`}
      description={`As ${modelServices[service].name} bills you.`}
    >
      {error && (
        <ErrorState title="The prices could not be loaded." message={messageOf(error)} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton className="h-40" />}
      {data && <PriceForm service={service} model={model} price={price} onClose={onClose} />}
    </Dialog>
  );
}
