import { useMutation } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { AccessToken } from '#domain/identity/access-tokens.ts';
import { api } from '#web/lib/api.ts';
import { useCan } from '#web/lib/can.tsx';
import { formatRelative } from '#web/lib/format.ts';
import { invalidate } from '#web/lib/query.ts';
import { toast, toastError } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

/** Deletes a token after asking. Nothing for those whose role does not allow it. */
export function DeleteToken({ token }: { token: AccessToken }) {
  const [asking, setAsking] = useState(false);
  const mayManage = useCan('integrations:manage');
  const remove = useMutation({
    mutationFn: () => api.accessTokens.remove({ params: { tokenId: token.id } }),
    onError: toastError,
    onSuccess: () => void toast.success(`${token.name} was deleted`),
    // A refusal may mean that somebody else has deleted it: the list tells.
    onSettled: () => invalidate('accessTokens'),
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
        Programs that use {token.masked} are refused at once, and the token cannot be brought back.{' '}
        {token.lastUsedAt === null ? 'It was never used.' : `Last used: ${formatRelative(token.lastUsedAt)}.`}
      </ConfirmDialog>
    </>
  );
}
