import { Loader } from 'lucide-react';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** While the made-up calls are played, and none of them is there yet. */
export function SampleFilling() {
  return (
    <EmptyState icon={Loader} title="Sample data are being made">
      Thirty days of calls are being played by the engine itself. That takes up to a minute, and this page fills by
      itself as they come.
    </EmptyState>
  );
}
