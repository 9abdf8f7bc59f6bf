import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { mostModelConnections } from '#domain/models/model-services.ts';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { useCan } from '#web/lib/can.tsx';
import { query } from '#web/lib/query.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ConnectionDialog } from './connection-dialog.tsx';
import { ConnectionRow } from './connection-row.tsx';

/** The connected language models in the order in which they are asked, and with `?connect` the dialog that adds one. */
export function ModelCard() {
  const [params, setParams] = useSearchParams();
  const mayManage = useCan('integrations:manage');
  const { data, error, refetch } = useQuery(query.models.list());
  const items = data?.items ?? [];
  const isFull = items.length >= mostModelConnections;
  const order = useChange((ids: string[]) => api.models.order({ body: { ids } }), {
    reloads: 'models',
  });
  const move = (at: number, by: -1 | 1) => {
    const ids = items.map(({ id }) => id);
    const [moved] = ids.splice(at, 1);
    ids.splice(at + by, 0, moved!);
    order.mutate(ids);
  };
  return (
    <Card>
      <CardHeader
        title={
          <span className="flex items-center gap-2">
            AI model
            {data && (
              <Badge tone={items.length > 0 ? 'success' : 'neutral'}>
                {items.length > 0 ? 'Connected' : 'Not connected'}
              </Badge>
            )}
          </span>
        }
        hint="Helps when an agent’s script is unsure, and powers the Language Model step. The engine checks everything the model suggests."
        action={
          mayManage &&
          data &&
          !isFull && (
            <Button variant="outline" onClick={() => setParams({ connect: '' })}>
              Connect
            </Button>
          )
        }
      />
      {error && (
        <CardBody>
          <ErrorState title="Couldn’t load connections." message={messageOf(error)} onRetry={() => void refetch()} />
        </CardBody>
      )}
      {!data && !error && (
        <CardBody>
          <Skeleton className="h-12" />
        </CardBody>
      )}
      {data && items.length === 0 && (
        <CardBody>
          <p className="text-muted">No model connected. Agents rely only on their script.</p>
        </CardBody>
      )}
      {items.length > 0 && (
        <>
          {items.length > 1 && (
            <p className="px-5 pb-3 text-muted text-sm">
              Models are tried in order. If one fails or is slow, the next takes over. Together, they have 2.5 seconds
              to respond.
            </p>
          )}
          <ol aria-label="Connected models, in order of use">
            {items.map((connection, at) => (
              <ConnectionRow
                key={connection.id}
                connection={connection}
                isFirst={at === 0}
                isLast={at === items.length - 1}
                mayManage={mayManage}
                onMove={(by) => move(at, by)}
              />
            ))}
          </ol>
        </>
      )}
      {isFull && (
        <p className="border-line border-t px-5 py-3 text-muted text-sm">
          You’ve reached the limit of {mostModelConnections} connected models. Disconnect one to add another.
        </p>
      )}
      {mayManage && params.has('connect') && !isFull && (
        <ConnectionDialog onClose={() => setParams({}, { replace: true })} />
      )}
    </Card>
  );
}
