import { Scale } from 'lucide-react';
import { useState } from 'react';
import { HoldDialog } from '#web/dashboard/privacy/hold-dialog.tsx';
import { useCan } from '#web/lib/can.tsx';
import { Button } from '#web/ui/button.tsx';

/** Puts a call on legal hold, for those who may. */
export function HoldCall({ callId }: { callId: string }) {
  const [isOpen, setOpen] = useState(false);
  if (!useCan('settings:manage')) return null;
  return (
    <>
      <Button variant="ghost" size="icon" aria-label="Put on legal hold" onClick={() => setOpen(true)}>
        <Scale />
      </Button>
      {isOpen && <HoldDialog of={{ callId }} what="this call" onClose={() => setOpen(false)} />}
    </>
  );
}
