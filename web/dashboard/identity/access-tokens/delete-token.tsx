import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { AccessToken } from '#domain/identity/access-tokens.ts';
import { api } from '#web/lib/api.ts';
import { useCan } from '#web/lib/can.tsx';
import { formatDateTime } from '#web/lib/format.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

/** Deletes a token after asking. Nothing for those whose role does not allow it. */
export function DeleteToken({ token }: { token: AccessToken }) {
  const [asking, setAsking] = useState(false);
  const mayManage = useCan('integrations:manage');
  const remove = useChange(() => api.accessTokens.remove({ params: { tokenId: token.id } }), {
    // A refusal may mean that someone else has deleted it: the list tells.
    reloads: 'accessTokens',
    says: `${token.name} was deleted`,
  });
  if (!mayManage) return null;

  return (
    <>
      <Button variant="ghost" size="icon" aria-label={`Delete ${token.name}`} onClick={() => setAsking(true)}>
        <Trash2 />
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Delete ${token.name}?`}
        action="Delete token"
        onConfirm={() => remove.mutateAsync()}
      >
        Apps that use {token.masked} will stop working immediately. This can’t be undone.{' '}
        {token.lastUsedAt === null
          ? 'This token has never been used.'
          : `Last used: ${formatDateTime(token.lastUsedAt)}.`}
      </ConfirmDialog>
    </>
  );
}
