import { Ellipsis, Scale, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Call } from '#domain/calls/calls.ts';
import { HoldDialog } from '#web/dashboard/privacy/hold-dialog.tsx';
import { api } from '#web/lib/api.ts';
import { useCan } from '#web/lib/can.tsx';
import { useChange } from '#web/lib/use-change.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Menu, MenuItem, MenuSeparator } from '#web/ui/menu.tsx';

/** What is rarely done with a call that has ended: it is put on legal hold, or deleted after a question. */
export function CallMenu({ call: { id, agentName } }: { call: Call }) {
  const [asking, setAsking] = useState<'hold' | 'delete' | null>(null);
  const mayHold = useCan('settings:manage');
  const mayDelete = useCan('calls:manage');
  const navigate = useNavigate();
  const close = () => setAsking(null);
  const remove = useChange(() => api.calls.remove({ params: { callId: id } }), {
    reloads: ['calls', 'analytics'],
    says: 'Call deleted',
    next: () => navigate('/dashboard/calls'),
  });
  if (!mayHold && !mayDelete) return null;
  return (
    <>
      <Menu
        trigger={
          <Button variant="outline" size="icon" aria-label="More actions">
            <Ellipsis />
          </Button>
        }
      >
        {mayHold && (
          <MenuItem onSelect={() => setAsking('hold')}>
            <Scale /> Put on legal hold
          </MenuItem>
        )}
        {mayHold && mayDelete && <MenuSeparator />}
        {mayDelete && (
          <MenuItem destructive onSelect={() => setAsking('delete')}>
            <Trash2 /> Delete call
          </MenuItem>
        )}
      </Menu>
      {asking === 'hold' && <HoldDialog of={{ callId: id }} what="this call" onClose={close} />}
      {asking === 'delete' && (
        <ConfirmDialog
          open
          onOpenChange={close}
          title={`Delete this call with ${agentName}?`}
          action="Delete call"
          onConfirm={() => remove.mutateAsync()}
        >
          The call’s transcript, audio, and collected values will be deleted, including from action, workflow, and
          webhook histories. The call will no longer count in metrics. Appointments, follow-ups, and messages are kept.
        </ConfirmDialog>
      )}
    </>
  );
}
