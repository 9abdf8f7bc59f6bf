import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { modelServices } from '#domain/models/model-services.ts';
import type { ModelSpend } from '#domain/models/models.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { useCan } from '#web/lib/can.tsx';
import { formatNumber } from '#web/lib/format.ts';
import { query } from '#web/lib/query.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { CapsDialog } from './caps-dialog.tsx';
import { formatCost } from './model-labels.ts';
import { PriceDialog } from './price-dialog.tsx';

interface UsedProps {
  label: string;
  used: number;
  cap: number | null;
  format: (value: number) => string;
}

/** How much of a cap is used. */
function Used({ label, used, cap, format }: UsedProps) {
  const percent = cap === null ? 0 : cap === 0 ? 100 : (used / cap) * 100;
  return (
    <div className="min-w-0 flex-1 basis-56">
      <p className="text-muted text-sm">{label}</p>
      <p className="mt-0.5 mb-2 tabular-nums">
        <span className="font-semibold text-lg">{format(used)}</span>{' '}
        <span className="text-muted">{cap === null ? 'no limit' : `of ${format(cap)}`}</span>
      </p>
      {cap !== null && (
        <Progress
          label={label}
          percent={percent}
          tone={percent >= 100 ? 'danger' : percent >= 80 ? 'warning' : 'accent'}
        />
      )}
    </div>
  );
}

type ModelUse = ModelSpend['models'][number];

function ModelLine({ use, mayManage, onPrice }: { use: ModelUse; mayManage: boolean; onPrice: () => void }) {
  const { service, model, requests, inputTokens, outputTokens, cost } = use;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-t px-5 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="wrap-anywhere font-medium">{model}</p>
        <p className="text-muted text-sm tabular-nums">
          {modelServices[service].name}, {formatNumber(requests)} {requests === 1 ? 'request' : 'requests'},{' '}
          {formatNumber(inputTokens)} input tokens, {formatNumber(outputTokens)} output tokens
        </p>
      </div>
      <p className="tabular-nums">{cost === null ? 'Price unknown' : formatCost(cost)}</p>
      {mayManage && (
        <Button variant="outline" size="sm" onClick={onPrice} aria-label={`${model} price`}>
          Price
        </Button>
      )}
    </li>
  );
}

function SpendDetail({ spend }: { spend: ModelSpend }) {
  const mayManage = useCan('integrations:manage');
  const [priced, setPriced] = useState<ModelUse>();
  const { cost, tokens, caps, unpricedTokens, models } = spend;
  return (
    <>
      <CardBody className="flex flex-wrap gap-6">
        <Used label="Cost this month" used={cost} cap={caps.monthCost} format={formatCost} />
        <Used label="Tokens this month" used={tokens} cap={caps.monthTokens} format={formatNumber} />
      </CardBody>
      {unpricedTokens > 0 && (
        <p className="px-5 pb-4 text-muted text-sm">
          The price for {formatNumber(unpricedTokens)} tokens is unknown, so their cost isn’t included.
        </p>
      )}
      {models.length > 0 && (
        <ul aria-label="Usage by model">
          {models.map((use) => (
            <ModelLine
              key={`${use.service}/${use.model}`}
              use={use}
              mayManage={mayManage}
              onPrice={() => setPriced(use)}
            />
          ))}
        </ul>
      )}
      {priced && <PriceDialog service={priced.service} model={priced.model} onClose={() => setPriced(undefined)} />}
    </>
  );
}

/** What language models have cost this month, and what they may cost. */
export function SpendCard() {
  const mayManage = useCan('integrations:manage');
  const [isSetting, setIsSetting] = useState(false);
  const { data, error, refetch } = useQuery(query.models.spend());
  return (
    <Card>
      <CardHeader
        title="Model spending"
        hint="Based on the usage each provider reports and the prices below. You pay what the provider bills you."
        action={
          mayManage &&
          data && (
            <Button variant="outline" onClick={() => setIsSetting(true)}>
              Set spending limits
            </Button>
          )
        }
      />
      {error && (
        <CardBody>
          <ErrorState title="Couldn’t load spending." message={messageOf(error)} onRetry={() => void refetch()} />
        </CardBody>
      )}
      {!data && !error && (
        <CardBody>
          <Skeleton className="h-16" />
        </CardBody>
      )}
      {data && <SpendDetail spend={data} />}
      {data && isSetting && <CapsDialog caps={data.caps} onClose={() => setIsSetting(false)} />}
    </Card>
  );
}
