import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import type { ModelRequest } from '#domain/models/models.ts';
import { formatCost, outcomes } from '#web/dashboard/models/model-labels.ts';
import { formatNumber } from '#web/lib/format.ts';
import { query } from '#web/lib/query.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { Moment } from '#web/ui/moment.tsx';

/** A text as it went, to be read whole. */
function Passage({ text }: { text: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard (WCAG 2.1.1).
    <pre tabIndex={0} className={passage}>
      {text === '' ? 'Nothing' : text}
    </pre>
  );
}
const passage = 'max-h-80 overflow-auto whitespace-pre-wrap break-words rounded-md bg-sunken p-3 font-mono text-sm';

function Request({ request }: { request: ModelRequest }) {
  const { createdAt: at, model, outcome, ms, inputTokens, outputTokens, isEstimated, cost, given, gave } = request;
  const { label, tone } = outcomes[outcome];
  const tokens = `${formatNumber(inputTokens)} input tokens, ${formatNumber(outputTokens)} output tokens`;
  return (
    <details className="group border-line border-t px-5 py-3">
      <summary className="flex list-none items-center gap-3">
        <ChevronRight
          aria-hidden
          className="size-4 shrink-0 text-muted transition-transform duration-100 group-open:rotate-90"
        />
        <span className="min-w-0 flex-1 truncate font-medium">{model}</span>
        <Badge tone={tone}>{label}</Badge>
      </summary>
      <div className="mt-3 flex flex-col gap-3">
        <p className="text-muted text-sm tabular-nums">
          <Moment iso={at} />, {(ms / 1000).toFixed(1)} s, {isEstimated && 'about '}
          {tokens}, {cost === null ? 'price unknown' : formatCost(cost)}
        </p>
        <div>
          <h3 className="mb-1 text-muted text-sm">Input</h3>
          <Passage text={given} />
        </div>
        <div>
          <h3 className="mb-1 text-muted text-sm">Output</h3>
          <Passage text={gave} />
        </div>
      </div>
    </details>
  );
}

/** How often those of a live call are asked for again, in ms. */
const liveMs = 3000;

/** What language models were asked in the call, and proposed. Nothing is shown where none was. */
export function CallModels({ callId, isLive }: { callId: string; isLive: boolean }) {
  const { data } = useQuery({
    ...query.models.requests({ params: { callId } }),
    refetchInterval: isLive ? liveMs : false,
  });
  const items = data?.items ?? [];
  if (items.length === 0) return null;
  const costs = items.flatMap(({ cost }) => (cost === null ? [] : [cost]));
  const inAll = costs.length > 0 ? ` Total: ${formatCost(costs.reduce((sum, cost) => sum + cost, 0))}.` : '';
  return (
    <Card>
      <CardHeader
        title="Language model"
        hint={`The engine checked the model’s suggestions before anything was said or done.${inAll}`}
      />
      {items.map((request) => (
        <Request key={request.id} request={request} />
      ))}
    </Card>
  );
}
