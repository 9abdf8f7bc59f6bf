import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type ModelService, modelServices } from '#domain/models/model-services.ts';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { query } from '#web/lib/query.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Input } from '#web/ui/input.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { dollarsOf, readDollars } from './model-labels.ts';

interface PriceOf {
  service: ModelService;
  model: string;
}

interface PriceDialogProps extends PriceOf {
  onClose: () => void;
}

/** What a model costs, as the workspace writes it. */
export function PriceDialog({ service, model, onClose }: PriceDialogProps) {
  const { data, error, refetch } = useQuery(query.models.prices());
  const price = data?.items.find((one) => one.service === service && one.model === model);
  const [typed, setTyped] = useState<{ input?: string; output?: string }>({});
  const input = typed.input ?? dollarsOf(price?.input ?? null);
  const output = typed.output ?? dollarsOf(price?.output ?? null);
  const [given, gave] = [readDollars(input), readDollars(output)];
  const wrong = (value: number | null | undefined) =>
    value === undefined ? 'Enter an amount, such as 0.15.' : undefined;
  return (
    <FormDialog
      title={`${model} price`}
      description={`The price ${modelServices[service].name} charges you.`}
      action="Save"
      ready={data !== undefined && typeof given === 'number' && typeof gave === 'number'}
      send={() => api.models.setPrice({ body: { service, model, input: given!, output: gave! } })}
      reloads="models"
      says={`${model} price saved`}
      onClose={onClose}
    >
      {error && <ErrorState title="Couldn’t load prices." message={messageOf(error)} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-40" />}
      {price && (
        <p className="text-muted text-sm">
          Set <Moment iso={price.since} format="date" />. Earlier costs don’t change.
        </p>
      )}
      {price?.audioInput !== undefined && price.audioOutput !== undefined && (
        <p className="text-muted text-sm">
          Audio tokens cost ${dollarsOf(price.audioInput)} for input and ${dollarsOf(price.audioOutput)} for output. A
          price you save here applies to them, too.
        </p>
      )}
      {data && (
        <>
          <Field label="Price per million input tokens (USD)" error={wrong(given)}>
            <Input
              inputMode="decimal"
              value={input}
              onChange={(event) => setTyped({ ...typed, input: event.target.value })}
            />
          </Field>
          <Field label="Price per million output tokens (USD)" error={wrong(gave)}>
            <Input
              inputMode="decimal"
              value={output}
              onChange={(event) => setTyped({ ...typed, output: event.target.value })}
            />
          </Field>
        </>
      )}
    </FormDialog>
  );
}
