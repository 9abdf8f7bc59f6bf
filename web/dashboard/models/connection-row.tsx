import { ArrowDown, ArrowUp, Ellipsis, Pencil, Unplug } from 'lucide-react';
import { useState } from 'react';
import type { ModelConnection } from '#domain/models/models.ts';
import { api } from '#web/lib/api.ts';
import { invalidate } from '#web/lib/query.ts';
import { toast } from '#web/lib/toast.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Menu, MenuItem, MenuSeparator } from '#web/ui/menu.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { ConnectionDialog } from './connection-dialog.tsx';
import { advice } from './model-labels.ts';

interface ConnectionRowProps {
  connection: ModelConnection;
  /** Whether one stands before and behind it. */
  isFirst: boolean;
  isLast: boolean;
  mayManage: boolean;
  onMove: (by: -1 | 1) => void;
}

/** One connected model with what can be done about it. */
export function ConnectionRow({ connection, isFirst, isLast, mayManage, onMove }: ConnectionRowProps) {
  const [asking, setAsking] = useState<'edit' | 'disconnect'>();
  const { id, name, model, embeddingModel, maskedKey, isDefault, checkedAt } = connection;
  const params = { connectionId: id };
  const check = useChange(() => api.models.check({ params }, { timeoutMs: 30_000 }), {
    reloads: 'models',
    next: ({ outcome, ms }) => {
      if (outcome === 'answered') toast.success(`${model} responded in ${(ms / 1000).toFixed(1)} s`);
      else toast.error(`${model} didn’t respond`, { description: advice[outcome] });
    },
  });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t px-5 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="wrap-anywhere flex flex-wrap items-center gap-2 font-medium">
          {model} {isDefault && <Badge tone="accent">Default</Badge>}
        </p>
        <p className="text-muted text-sm">
          {name} {maskedKey && `, key ${maskedKey}`}, checked <Moment iso={checkedAt} format="in-sentence" />{' '}
          {embeddingModel && <span className="wrap-anywhere block">Document search uses {embeddingModel}</span>}
        </p>
      </div>
      {mayManage && (
        <div className="flex gap-2">
          <Button variant="outline" busy={check.isPending} onClick={() => check.mutate()} aria-label={`Try ${model}`}>
            Try it
          </Button>
          <Menu
            trigger={
              <Button variant="outline" size="icon" aria-label={`Actions for ${model}`}>
                <Ellipsis />
              </Button>
            }
          >
            <MenuItem onSelect={() => setAsking('edit')}>
              <Pencil /> Edit
            </MenuItem>
            {!isFirst && (
              <MenuItem onSelect={() => onMove(-1)}>
                <ArrowUp /> Move up
              </MenuItem>
            )}
            {!isLast && (
              <MenuItem onSelect={() => onMove(1)}>
                <ArrowDown /> Move down
              </MenuItem>
            )}
            <MenuSeparator />
            <MenuItem destructive onSelect={() => setAsking('disconnect')}>
              <Unplug /> Disconnect
            </MenuItem>
          </Menu>
        </div>
      )}
      {asking === 'edit' && <ConnectionDialog connection={connection} onClose={() => setAsking(undefined)} />}
      <ConfirmDialog
        open={asking === 'disconnect'}
        onOpenChange={() => setAsking(undefined)}
        title={`Disconnect ${model}?`}
        action="Disconnect"
        onConfirm={async () => {
          await api.models.remove({ params });
          toast.success(`${model} disconnected`);
          await invalidate('models');
        }}
      >
        The model’s key will be deleted. Agents will use the next model. If there’s no other model, they’ll continue
        with their script.
      </ConfirmDialog>
    </li>
  );
}
