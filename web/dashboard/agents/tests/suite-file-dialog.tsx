import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '#web/lib/api-error.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
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
  return (
    <FormDialog
      title="Edit tests as a file"
      description="These tests are also part of the agent’s file. You can edit them here as YAML or JSON."
      size="lg"
      action="Save tests"
      ready={own !== undefined && own !== data}
      readOnly={!mayWrite}
      send={() => suite.replace(text ?? '')}
      says={({ items }) => (items.length === 1 ? 'One test saved' : `${items.length} tests saved`)}
      next={suite.settle}
      onClose={onClose}
    >
      {error && <Banner>{messageOf(error)}</Banner>}
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
    </FormDialog>
  );
}
