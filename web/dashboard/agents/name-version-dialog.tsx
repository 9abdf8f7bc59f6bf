import { useState } from 'react';
import { longestVersionName, type Version } from '#domain/agents/versions.ts';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';

interface NameVersionDialogProps {
  agentId: string;
  version: Version;
  onClose: () => void;
}

/** Gives a version a name that people know it by; left empty, it is known by its number. */
export function NameVersionDialog({ agentId, version: { version, name }, onClose }: NameVersionDialogProps) {
  const [text, setText] = useState(name ?? '');
  const rename = useChange(
    () => api.versions.rename({ params: { agentId, version: String(version) }, body: { name: text.trim() || null } }),
    {
      reloads: 'versions',
      next: onClose,
      refusal: 'shown',
    },
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="sm"
      title={`Name version ${version}`}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form="name-version" busy={rename.isPending}>
            Save
          </Button>
        </>
      }
    >
      <form
        id="name-version"
        onSubmit={(event) => {
          event.preventDefault();
          rename.mutate();
        }}
      >
        <Field
          label="Name"
          optional
          hint="Such as: before the holidays."
          error={rename.error ? messageOf(rename.error) : undefined}
        >
          <Input value={text} maxLength={longestVersionName} onChange={({ target }) => setText(target.value)} />
        </Field>
      </form>
    </Dialog>
  );
}
