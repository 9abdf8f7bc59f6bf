import { Loader } from 'lucide-react';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** While the made-up calls are played, and none of them is there yet. */
export function SampleFilling() {
  return (
    <EmptyState icon={Loader} title="Creating sample data">
      We’re generating 60 days of calls. This takes up to a minute. Calls appear as they’re ready.
    </EmptyState>
  );
}
