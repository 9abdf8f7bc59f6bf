import { useState } from 'react';
import { useCan } from '#web/lib/can.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

interface DeleteContactsDialogProps {
  /** Whom: a name, or how many. */
  who: string;
  many: boolean;
  /** @param conversations whether what was said with them goes, too */
  onConfirm: (conversations: boolean) => Promise<unknown>;
  onClose: () => void;
}

/** Asks before contacts are deleted, and says what goes and what stays. */
export function DeleteContactsDialog({ who, many, onConfirm, onClose }: DeleteContactsDialogProps) {
  const [conversations, setConversations] = useState(false);
  const mayDeleteCalls = useCan('calls:manage');
  const them = many ? 'them' : 'this person';
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Delete ${who}?`}
      action={many ? 'Delete contacts' : 'Delete contact'}
      onConfirm={() => onConfirm(conversations)}
    >
      <span className="flex flex-col gap-3">
        <span>
          {many ? 'The contacts and their notes will be deleted.' : 'The contact and its notes will be deleted.'} The
          do-not-call list, proof of consent, audit log, and sent emails are kept.
        </span>
        {mayDeleteCalls ? (
          <Checkbox
            checked={conversations}
            onChange={setConversations}
            label={`Also delete conversations with ${them}`}
            hint="Includes calls with recordings, text messages, follow-ups, and past appointments. Otherwise, conversations are kept until you delete them. Upcoming appointments are kept either way."
          />
        ) : (
          <span>
            Calls, text messages, follow-ups, and appointments with {them} are kept until someone deletes them.
          </span>
        )}
      </span>
    </ConfirmDialog>
  );
}
