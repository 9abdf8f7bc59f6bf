import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { type BrowserKey, browserKeysLimit } from '#domain/channels/browser-keys.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { useCan } from '#web/lib/can.tsx';
import { query } from '#web/lib/query.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/card.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { BrowserKeyDialog } from './browser-key-dialog.tsx';
import { DeleteBrowserKey } from './delete-browser-key.tsx';

interface KeyRowProps {
  browserKey: BrowserKey;
  nameOf: (agentId: string) => string;
  onEdit: (() => void) | undefined;
}

function KeyRow({ browserKey, nameOf, onEdit }: KeyRowProps) {
  const { name, key, origins, agentIds, lastUsedAt } = browserKey;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-line border-t py-3 first:border-t-0">
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium" title={name}>
          {name}
        </p>
        <p className="flex items-center gap-1">
          <code className="min-w-0 break-all font-mono text-sm">{key}</code>
          <CopyButton text={key} label={`Copy ${name}`} />
        </p>
        <p className="text-muted text-sm">
          {origins.length === 0 ? 'No domains allowed yet.' : `Domains: ${origins.join(', ')}.`} Agents:{' '}
          {agentIds.map(nameOf).join(', ')}. Last used: {lastUsedAt === null ? 'never' : <Moment iso={lastUsedAt} />}.
        </p>
      </div>
      <div className="flex gap-1">
        {onEdit && (
          <Button variant="outline" size="sm" aria-label={`Edit ${name}`} onClick={onEdit}>
            Edit
          </Button>
        )}
        <DeleteBrowserKey browserKey={browserKey} />
      </div>
    </li>
  );
}

/** The workspace's browser keys: what its own pages call agents with. */
export function BrowserKeys() {
  const { data, error, refetch } = useQuery(query.browserKeys.list());
  const agents = useQuery(query.agents.list());
  const [open, setOpen] = useState<BrowserKey | 'new'>();
  const canWrite = useCan('integrations:write');
  const mayOpen = useCan('agents:manage');
  const mayWrite = canWrite && mayOpen;
  const nameOf = (agentId: string) =>
    agents.data?.items.find(({ id }) => id === agentId)?.name ?? (agents.data ? 'a deleted agent' : '…');
  const keys = data?.items ?? [];
  return (
    <Card className="mt-6">
      <CardHeader
        title="Browser Keys"
        hint="Public keys for calls from your own pages. They can only start calls with the agents you choose, from the domains you list."
        action={
          mayWrite &&
          keys.length < browserKeysLimit && (
            <Button variant="outline" onClick={() => setOpen('new')}>
              <Plus /> New browser key
            </Button>
          )
        }
      />
      <CardBody>
        {error && (
          <ErrorState title="Couldn’t load browser keys." message={messageOf(error)} onRetry={() => void refetch()} />
        )}
        {data && keys.length === 0 && <p className="text-muted">No browser keys yet.</p>}
        <ul>
          {keys.map((one) => (
            <KeyRow key={one.id} browserKey={one} nameOf={nameOf} onEdit={mayWrite ? () => setOpen(one) : undefined} />
          ))}
        </ul>
      </CardBody>
      {open && (
        <BrowserKeyDialog
          before={open === 'new' ? undefined : open}
          agents={agents.data?.items ?? []}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Card>
  );
}
