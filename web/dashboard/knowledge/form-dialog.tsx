import { type ReactNode, useId } from 'react';
import { ApiError, messageOf } from '#web/lib/api-error.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

interface FormDialogProps<R> {
  title: string;
  description?: string;
  action: string;
  /** Whether it can be sent as it is. */
  ready: boolean;
  onSave: () => Promise<R>;
  onSaved: (saved: R) => void;
  onClose: () => void;
  /** The fields; each says what the server said of it. */
  children: (problemOf: (field: string) => string | undefined) => ReactNode;
}

/** A form in a dialog: what the server refuses stands at its field, the rest above them; what was typed stays. */
export function FormDialog<R>(props: FormDialogProps<R>) {
  const { title, description, action, ready, onSave, onSaved, onClose, children } = props;
  const form = useId();
  const save = useChange(onSave, {
    reloads: 'knowledge',
    next: (saved) => onSaved(saved),
    refusal: 'shown',
  });
  const problems = save.error instanceof ApiError ? save.error.details : [];
  const shown = new Set<string>();
  const fields = children((field) => {
    shown.add(`body.${field}`);
    return problems.find(({ path }) => path === `body.${field}`)?.message;
  });
  const isAtField = problems.some(({ path }) => shown.has(path));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      {...(description && { description })}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} busy={save.isPending} disabled={!ready}>
            {action}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate();
        }}
      >
        {save.error && !isAtField && <Banner>{messageOf(save.error)}</Banner>}
        {fields}
      </form>
    </Dialog>
  );
}
