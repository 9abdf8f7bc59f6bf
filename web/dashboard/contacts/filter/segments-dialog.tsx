import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { query } from '#web/lib/query.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { sentenceOf } from './condition-labels.ts';

/** The segments with what each asks for. */
export function SegmentsDialog({ onClose }: { onClose: () => void }) {
  const segments = useQuery(query.contactSegments.list());
  const fields = useQuery(query.contactFields.list()).data?.items ?? [];
  const remove = useChange((segmentId: string) => api.contactSegments.remove({ params: { segmentId } }), {
    reloads: 'contactSegments',
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Segments"
      description="Saved filters. Their contacts update automatically."
    >
      {segments.error && <Banner>{messageOf(segments.error)}</Banner>}
      {segments.data?.items.length === 0 && (
        <p className="text-muted">No segments yet. Choose Filter above the list, then save the filter.</p>
      )}
      <ul className="divide-y divide-line">
        {segments.data?.items.map(({ id, name, filter }) => (
          <li key={id} className="flex items-center gap-3 py-2.5">
            <div className="min-w-0 flex-1">
              <Link to={`?segment=${id}`} onClick={onClose} className="font-medium hover:underline">
                {name}
              </Link>
              <p className="text-muted text-sm">{filter.map((one) => sentenceOf(one, fields)).join(' · ')}</p>
            </div>
            <Button
              variant="ghost"
              size="icon"
              aria-label={`Delete segment ${name}`}
              disabled={remove.isPending}
              onClick={() => remove.mutate(id)}
            >
              <Trash2 />
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
