import { AlertDialog as Radix } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { Button, buttonStyles } from './button.tsx';
import { cn } from './cn.ts';
import { scrimStyles } from './overlay-styles.ts';
import { useReturnFocus } from './use-return-focus.ts';

interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** A question that names the thing: "Delete Front desk?" */
  title: string;
  /** What will be gone and what will stay. */
  children: ReactNode;
  /** The verb on the button: "Delete agent". */
  action: string;
  destructive?: boolean;
  /** The dialog stays open and busy until this settles, and open when it rejects. */
  onConfirm: () => Promise<unknown> | undefined;
}

/** Asks before something that cannot be undone. Cancel has the focus first. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, children, action, destructive = true, onConfirm } = props;
  const [busy, setBusy] = useState(false);
  const { onCloseAutoFocus, onOpenAutoFocus } = useReturnFocus();

  async function confirm() {
    setBusy(true);
    try {
      await onConfirm();
      onOpenChange(false);
    } catch {
      // Anyone who runs the action has already said what went wrong; the question stays open for another try.
    } finally {
      setBusy(false);
    }
  }

  return (
    <Radix.Root open={open} onOpenChange={(next) => !busy && onOpenChange(next)}>
      <Radix.Portal>
        <Radix.Overlay className={scrimStyles} />
        <Radix.Content
          onOpenAutoFocus={onOpenAutoFocus}
          onCloseAutoFocus={onCloseAutoFocus}
          className={cn(
            'fixed top-1/2 left-1/2 z-50 w-[calc(100%-2rem)] max-w-sm -translate-x-1/2 -translate-y-1/2 duration-150',
            'rounded-xl border border-line bg-surface p-5 shadow-overlay',
            'data-[state=open]:fade-in-0 data-[state=open]:zoom-in-95 data-[state=open]:animate-in',
          )}
        >
          <Radix.Title className="font-semibold text-lg">{title}</Radix.Title>
          <Radix.Description className="mt-1.5 text-muted">{children}</Radix.Description>
          <div className="mt-5 flex justify-end gap-2">
            <Radix.Cancel disabled={busy} className={buttonStyles({ variant: 'outline' })}>
              Cancel
            </Radix.Cancel>
            <Button variant={destructive ? 'destructive' : 'default'} busy={busy} onClick={confirm}>
              {action}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
