import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { SpeechClip } from '#domain/channels/speech.ts';
import { api } from '#web/lib/api.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { isUnfinished } from './unfinished.ts';

/** Characters of a text that are enough to know it again. */
const titleLength = 40;

/** Deletes kept speech after asking; what is being made is cancelled. */
export function DeleteClip({ clip }: { clip: SpeechClip }) {
  const [asking, setAsking] = useState(false);
  const remove = useChange(() => api.speech.removeClip({ params: { clipId: clip.id } }), {
    reloads: 'speech',
    says: 'Speech deleted',
  });
  const title = clip.text.length > titleLength ? `${clip.text.slice(0, titleLength).trim()}…` : clip.text;

  return (
    <>
      <Button variant="ghost" size="icon" aria-label={`Delete “${title}”`} onClick={() => setAsking(true)}>
        <Trash2 />
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Delete this clip?"
        action="Delete clip"
        onConfirm={() => remove.mutateAsync()}
      >
        “{title}” {isUnfinished(clip) ? 'won’t be finished.' : 'will be deleted, and links to it will stop working.'}{' '}
        Its characters still count toward your usage.
      </ConfirmDialog>
    </>
  );
}
