import { type ReactNode, useState } from 'react';
import type { TestsOverride } from '#domain/agents/agent-test-suites.ts';
import { ApiError, messageOf } from '#web/lib/api-error.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { OverrideField, useOverride } from './override-field.tsx';

type Again = (override: TestsOverride) => Promise<unknown>;

interface OverrideDialogProps {
  refusal: Error;
  again: Again;
  onClose: () => void;
}

function OverrideDialog({ refusal, again, onClose }: OverrideDialogProps) {
  const { override, ...field } = useOverride(refusal, true);
  const [busy, setBusy] = useState(false);
  async function confirm() {
    if (override === undefined) return;
    setBusy(true);
    // Anyone who does it says what went wrong.
    await again(override).then(onClose, () => undefined);
    setBusy(false);
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Tests are blocking this version"
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={override === undefined} busy={busy} onClick={() => void confirm()}>
            Continue anyway
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <Banner>{messageOf(refusal)}</Banner>
        <OverrideField {...field} />
      </div>
    </Dialog>
  );
}

/**
 * Where failing tests keep something back, asks anyone who may for the reason, and does it again with that.
 * `takes` tells whether a refusal is such a one; the dialog is to be shown by anyone who asks.
 */
export function useKeptBack(mayOverride: boolean): {
  takes: (error: unknown, again: Again) => boolean;
  dialog: ReactNode;
} {
  const [kept, setKept] = useState<{ refusal: Error; again: Again } | null>(null);
  return {
    takes(error, again) {
      if (!mayOverride || !(error instanceof ApiError) || error.code !== 'tests_red') return false;
      setKept({ refusal: error, again });
      return true;
    },
    dialog: kept && <OverrideDialog {...kept} onClose={() => setKept(null)} />,
  };
}
