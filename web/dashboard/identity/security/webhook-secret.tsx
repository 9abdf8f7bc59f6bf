import { useState } from 'react';
import { oldSecretHours, type SecuritySettings } from '#domain/identity/security.ts';
import { api } from '#web/lib/api.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Moment } from '#web/ui/moment.tsx';

/** Shows a secret for the only time. */
function NewSecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Copy the signing secret now"
      description="This is the only time the secret is shown. Add it to the server that receives your webhooks."
      footer={<Button onClick={onClose}>Done</Button>}
    >
      <Field label="Signing secret">
        <div className="flex gap-2 max-sm:flex-col">
          <Input readOnly value={secret} className="font-mono" onFocus={(event) => event.target.select()} />
          <CopyButton text={secret} label="Copy secret" size="default" variant="default" />
        </div>
      </Field>
    </Dialog>
  );
}

/** When the secret was made, and how to make another one. */
export function WebhookSecret({ known, disabled }: { known: SecuritySettings['webhookSecret']; disabled: boolean }) {
  const [asking, setAsking] = useState(false);
  const [secret, setSecret] = useState('');
  const make = useChange(() => api.security.createWebhookSecret(), {
    reloads: 'security',
    next: (made) => setSecret(made.value),
  });

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="text-muted text-sm">
        {known === null ? (
          'There’s no signing secret yet. Create one first.'
        ) : (
          <>
            Signing secret created <Moment iso={known.createdAt} format="date" />.{' '}
            {known.previousUntil && (
              <>
                Webhooks are also signed with the previous secret until{' '}
                <Moment iso={known.previousUntil} format="date" />.
              </>
            )}
          </>
        )}
      </p>
      {!disabled && (
        <Button
          variant="outline"
          busy={make.isPending}
          onClick={() => (known === null ? make.mutate() : setAsking(true))}
        >
          {known === null ? 'Create signing secret' : 'Create new secret'}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Create a new signing secret?"
        action="Create secret"
        destructive={false}
        onConfirm={() => make.mutateAsync()}
      >
        Webhooks are signed with both secrets for {oldSecretHours} hours. After that, receivers that still use the old
        secret will reject them.
      </ConfirmDialog>
      {secret && <NewSecretDialog secret={secret} onClose={() => setSecret('')} />}
    </div>
  );
}
