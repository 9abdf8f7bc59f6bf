import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, messageOf } from '#web/lib/api-error.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import type { Suite } from './suite.ts';

interface SuiteFileDialogProps {
  suite: Suite;
  mayWrite: boolean;
  onClose: () => void;
}

/** All tests as the file that they are, to read and to change. */
export function SuiteFileDialog({ suite, mayWrite, onClose }: SuiteFileDialogProps) {
  const [own, setOwn] = useState<string>();
  const { data, error } = useQuery({
    queryKey: ['suite-file', ...suite.list.queryKey],
    queryFn: suite.file,
    gcTime: 0,
  });
  const text = own ?? data;
  const save = useChange(() => suite.replace(text ?? ''), {
    says: ({ items }) => (items.length === 1 ? 'One test saved' : `${items.length} tests saved`),
    next: async () => {
      await suite.settle();
      onClose();
    },
    refusal: 'shown',
  });
  const refusal = save.error ?? error;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="lg"
      title="Tests as a file"
      description="The same text is part of the agent's own file. JSON is read, too."
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {mayWrite ? 'Cancel' : 'Close'}
          </Button>
          {mayWrite && (
            <Button busy={save.isPending} disabled={own === undefined || own === data} onClick={() => save.mutate()}>
              Save tests
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {refusal && (
          <Banner>
            <p>{messageOf(refusal)}</p>
            {refusal instanceof ApiError && refusal.details.length > 1 && (
              <ul className="mt-1 list-disc pl-4">
                {refusal.details.map(({ message }) => (
                  <li key={message}>{message}</li>
                ))}
              </ul>
            )}
          </Banner>
        )}
        {text === undefined ? (
          !error && <Skeleton className="h-80 w-full" />
        ) : (
          <Field label="YAML">
            <Textarea
              readOnly={!mayWrite}
              spellCheck={false}
              className="max-h-[60vh] min-h-80 font-mono text-sm"
              value={text}
              onChange={({ target }) => setOwn(target.value)}
            />
          </Field>
        )}
      </div>
    </Dialog>
  );
}
