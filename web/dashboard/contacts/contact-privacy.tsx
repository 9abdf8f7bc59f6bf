import { Scale, UserX } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { EraseDialog } from '#web/dashboard/privacy/erase-dialog.tsx';
import { HoldDialog } from '#web/dashboard/privacy/hold-dialog.tsx';
import { useCan } from '#web/lib/can.tsx';
import { Button } from '#web/ui/button.tsx';

/** Erases a contact everywhere, exports what is known of them, and holds them. */
export function ContactPrivacy({ contact }: { contact: { id: string; name: string } }) {
  const [open, setOpen] = useState<'erase' | 'hold' | null>(null);
  const navigate = useNavigate();
  const mayErase = [useCan('contacts:manage'), useCan('calls:manage')].every(Boolean);
  const mayHold = useCan('settings:manage');
  const onClose = () => setOpen(null);
  return (
    <>
      {mayErase && (
        <Button
          variant="ghost"
          size="icon"
          aria-label={`Erase ${contact.name} everywhere`}
          onClick={() => setOpen('erase')}
        >
          <UserX />
        </Button>
      )}
      {mayHold && (
        <Button
          variant="ghost"
          size="icon"
          aria-label={`Put ${contact.name} on legal hold`}
          onClick={() => setOpen('hold')}
        >
          <Scale />
        </Button>
      )}
      {open === 'erase' && (
        <EraseDialog contact={contact} onDone={() => void navigate('/dashboard/contacts')} onClose={onClose} />
      )}
      {open === 'hold' && <HoldDialog of={{ contactId: contact.id }} what={contact.name} onClose={onClose} />}
    </>
  );
}
