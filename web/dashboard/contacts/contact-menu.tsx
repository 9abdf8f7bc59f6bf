import { Ban, Ellipsis, Scale, Trash2, UserX } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ContactDetail } from '#domain/contacts/contacts.ts';
import { EraseDialog } from '#web/dashboard/privacy/erase-dialog.tsx';
import { HoldDialog } from '#web/dashboard/privacy/hold-dialog.tsx';
import { useCan } from '#web/lib/can.tsx';
import { invalidate } from '#web/lib/query.ts';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Menu, MenuItem, MenuSeparator } from '#web/ui/menu.tsx';
import { DeleteContactsDialog } from './delete-contacts-dialog.tsx';
import { useContactChanges } from './use-contacts.ts';

const all = '/dashboard/contacts';

/** What is rarely done with a contact, each after a question: opted out, held, erased everywhere, deleted. */
export function ContactMenu({ contact }: { contact: ContactDetail }) {
  const { id, name, optedOut, phone, email } = contact;
  const [asking, setAsking] = useState<'opt-out' | 'hold' | 'erase' | 'delete' | null>(null);
  const mayWrite = useCan('contacts:write');
  const mayManage = useCan('contacts:manage');
  const mayErase = [mayManage, useCan('calls:manage')].every(Boolean);
  const mayHold = useCan('settings:manage');
  const navigate = useNavigate();
  const { remove, optOut } = useContactChanges(id);
  const onClose = () => setAsking(null);
  async function erase(conversations: boolean) {
    await remove.mutateAsync(conversations);
    await navigate(all);
    toast.success(`${name} was deleted`);
    await invalidate('contacts');
  }
  const asksToOptOut = mayWrite && !optedOut && (phone ?? email) !== null;
  if (!asksToOptOut && !mayHold && !mayManage) return null;
  return (
    <>
      <Menu
        trigger={
          <Button variant="outline" size="icon" aria-label="More actions">
            <Ellipsis />
          </Button>
        }
      >
        {asksToOptOut && (
          <MenuItem onSelect={() => setAsking('opt-out')}>
            <Ban /> Opt out
          </MenuItem>
        )}
        {mayHold && (
          <MenuItem aria-label={`Put ${name} on legal hold`} onSelect={() => setAsking('hold')}>
            <Scale /> Put on legal hold
          </MenuItem>
        )}
        {mayManage && (asksToOptOut || mayHold) && <MenuSeparator />}
        {mayErase && (
          <MenuItem destructive aria-label={`Erase ${name} everywhere`} onSelect={() => setAsking('erase')}>
            <UserX /> Erase everywhere
          </MenuItem>
        )}
        {mayManage && (
          <MenuItem destructive aria-label={`Delete ${name}`} onSelect={() => setAsking('delete')}>
            <Trash2 /> Delete
          </MenuItem>
        )}
      </Menu>
      {asking === 'opt-out' && (
        <ConfirmDialog
          open
          onOpenChange={onClose}
          title={`Opt ${name} out?`}
          action="Opt out"
          onConfirm={() => optOut.mutateAsync()}
        >
          The number and email will be added to this workspace’s do-not-call list and kept there even if the contact is
          deleted.
        </ConfirmDialog>
      )}
      {asking === 'hold' && <HoldDialog of={{ contactId: id }} what={name} onClose={onClose} />}
      {asking === 'erase' && <EraseDialog contact={contact} onDone={() => void navigate(all)} onClose={onClose} />}
      {asking === 'delete' && <DeleteContactsDialog who={name} many={false} onConfirm={erase} onClose={onClose} />}
    </>
  );
}
