import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Call } from '#domain/calls/calls.ts';
import { api } from '#web/lib/api.ts';
import { useCan } from '#web/lib/can.tsx';
import { useChange } from '#web/lib/use-change.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

/** Deletes a call that has ended, after a question. */
export function DeleteCall({ call: { id, agentName } }: { call: Call }) {
  const [isAsking, setAsking] = useState(false);
  const mayManage = useCan('calls:manage');
  const navigate = useNavigate();
  const remove = useChange(() => api.calls.remove({ params: { callId: id } }), {
    reloads: ['calls', 'analytics'],
    says: 'Call deleted',
    next: () => navigate('/dashboard/calls'),
  });
  if (!mayManage) return null;
  return (
    <>
      <Button variant="ghost" size="icon" aria-label="Delete call" onClick={() => setAsking(true)}>
        <Trash2 />
      </Button>
      {isAsking && (
        <ConfirmDialog
          open
          onOpenChange={setAsking}
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
