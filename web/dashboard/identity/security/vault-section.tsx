import { useQuery } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { VaultSecret } from '#domain/identity/vault.ts';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { useCan } from '#web/lib/can.tsx';
import { query } from '#web/lib/query.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SecretDialog } from './secret-dialog.tsx';

/** Asks before a secret is deleted, and says what would miss it. */
function DeleteSecret({ secret, onClose }: { secret: VaultSecret; onClose: () => void }) {
  const { id, name, usedIn } = secret;
  const remove = useChange(() => api.vault.remove({ params: { secretId: id }, query: { anyway: 'true' } }), {
    reloads: 'vault',
    says: `${name} was deleted`,
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Delete ${name}?`}
      action="Delete secret"
      onConfirm={() => remove.mutateAsync()}
    >
      {usedIn.length > 0
        ? `Used in ${usedIn.join(', ')}. Requests that use this secret will fail.`
        : 'This secret isn’t in use. Its value will be permanently deleted.'}
    </ConfirmDialog>
  );
}

function SecretRow({ secret, mayManage }: { secret: VaultSecret; mayManage: boolean }) {
  const { name, environment, hosts, updatedAt: changed, changedBy, usedIn } = secret;
  const [asking, setAsking] = useState<'change' | 'delete' | null>(null);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-2">
          <code className="font-mono">{name}</code>
          <Badge tone={environment === 'live' ? 'success' : 'neutral'}>
            {environment === 'live' ? 'Live' : 'Test'}
          </Badge>
        </p>
        <p className="text-muted text-sm">
          Sent to {hosts.join(', ')}. Changed <Moment iso={changed} format="in-sentence" />{' '}
          {changedBy !== null && ` by ${changedBy}`}.{' '}
          {usedIn.length > 0 ? `Used in ${usedIn.join(', ')}.` : 'Not used yet.'}
        </p>
      </div>
      {mayManage && (
        <div className="flex gap-2">
          <Button variant="outline" aria-label={`Change ${name} (${environment})`} onClick={() => setAsking('change')}>
            Change
          </Button>
          <Button
            variant="ghost"
            size="icon"
            aria-label={`Delete ${name} (${environment})`}
            onClick={() => setAsking('delete')}
          >
            <Trash2 />
          </Button>
        </div>
      )}
      {asking === 'change' && <SecretDialog secret={secret} onClose={() => setAsking(null)} />}
      {asking === 'delete' && <DeleteSecret secret={secret} onClose={() => setAsking(null)} />}
    </li>
  );
}

/** Secrets by name, whose values are written once and never shown. */
export function VaultSection() {
  const mayManage = useCan('actions:manage');
  const { data, error } = useQuery(query.vault.list());
  const [adding, setAdding] = useState(false);
  return (
    <Card className="mt-6">
      <CardHeader
        title="Secrets"
        hint="Keys for other systems. Stored encrypted and never shown again. Use {{secret.NAME}} in a request’s URL, headers, or body, or as a model’s key. Each secret is sent only to the hosts you list."
      />
      <CardBody>
        {error ? (
          <Banner>{messageOf(error)}</Banner>
        ) : data === undefined ? (
          <Skeleton className="h-8 w-56" />
        ) : (
          <>
            {data.items.length === 0 ? (
              <p className="text-muted">No secrets yet.</p>
            ) : (
              <ul aria-label="Secrets" className="-my-3 divide-y divide-line">
                {data.items.map((secret) => (
                  <SecretRow key={secret.id} secret={secret} mayManage={mayManage} />
                ))}
              </ul>
            )}
            {mayManage && (
              <Button variant="outline" className="mt-4" onClick={() => setAdding(true)}>
                <Plus aria-hidden /> Add secret
              </Button>
            )}
          </>
        )}
      </CardBody>
      {adding && <SecretDialog secret={null} onClose={() => setAdding(false)} />}
    </Card>
  );
}
