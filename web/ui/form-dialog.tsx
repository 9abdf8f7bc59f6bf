import type { FormEvent, ReactNode } from 'react';
import { Banner } from './banner.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface FormDialogProps {
  title: string;
  description: string;
  /** What the button says that sends it. */
  action: string;
  /** It is under way: nothing closes it then. */
  busy: boolean;
  /** What went wrong and belongs to no field. */
  problem: string | undefined;
  onSubmit: (event: FormEvent) => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog that is a form: its fields, with Cancel and what sends it below. */
export function FormDialog({
  title,
  description,
  action,
  busy,
  problem,
  onSubmit,
  onClose,
  children,
}: FormDialogProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && !busy && onClose()} title={title} description={description}>
      <form noValidate onSubmit={(event) => void onSubmit(event)} className="flex flex-col gap-4">
        {problem && <Banner>{problem}</Banner>}
        {children}
        <div className="flex justify-end gap-2">
          <Button variant="outline" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" busy={busy}>
            {action}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
