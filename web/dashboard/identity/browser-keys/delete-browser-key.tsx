import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { BrowserKey } from '#domain/channels/browser-keys.ts';
import { api } from '#web/lib/api.ts';
import { useCan } from '#web/lib/can.tsx';
import { useChange } from '#web/lib/use-change.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

/** Deletes a browser key after asking. Nothing for those whose role does not allow it. */
export function DeleteBrowserKey({ browserKey }: { browserKey: BrowserKey }) {
  const [asking, setAsking] = useState(false);
  const mayManage = useCan('integrations:manage');
  const { id: browserKeyId, name } = browserKey;
  const remove = useChange(() => api.browserKeys.remove({ params: { browserKeyId } }), {
    reloads: 'browserKeys',
    says: `${name} was deleted`,
  });
  if (!mayManage) return null;
  return (
    <>
      <Button variant="ghost" size="icon" aria-label={`Delete ${name}`} onClick={() => setAsking(true)}>
        <Trash2 />
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Delete ${name}?`}
        action="Delete key"
        onConfirm={() => remove.mutateAsync()}
      >
        Pages that use this key won’t be able to start new calls. Live calls continue. This can’t be undone.
      </ConfirmDialog>
    </>
  );
}
