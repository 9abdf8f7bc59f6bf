import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Moment } from '#web/ui/moment.tsx';

interface SecretDialogProps {
  value: string;
  /** Until when the one before signs, too. */
  previousUntil: string | null;
  description?: ReactNode;
  onClose: () => void;
}

/** Shows the secret with which a receiver checks that a message came from here. */
export function SecretDialog({ value, previousUntil, description, onClose }: SecretDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Signing secret"
      description={description ?? 'Your receiver uses this secret to verify that events come from this workspace.'}
      footer={<Button onClick={onClose}>Done</Button>}
    >
      <div className="flex flex-col gap-4">
        <Field label="Secret" hint="Keep it on your server, never in a web page or a repository.">
          <div className="flex gap-2 max-sm:flex-col">
            <Input readOnly value={value} className="font-mono" onFocus={(event) => event.target.select()} />
            <CopyButton text={value} label="Copy secret" size="default" variant="default" />
          </div>
        </Field>
        {previousUntil && (
          <p className="text-muted">
            Webhooks are also signed with the previous secret until <Moment iso={previousUntil} format="in-sentence" />.
          </p>
        )}
      </div>
    </Dialog>
  );
}
