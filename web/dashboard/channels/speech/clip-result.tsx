import { useQuery } from '@tanstack/react-query';
import type { SpeechClip } from '#domain/channels/speech.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { query } from '#web/lib/query.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Card, CardBody } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ClipPlayer } from './clip-player.tsx';
import { isUnfinished, pollMs } from './unfinished.ts';

interface ClipResultProps {
  clipId: string;
  /** Takes its text and voice into the studio again. */
  onReuse: (clip: SpeechClip) => void;
}

function Body({ clip, onReuse }: { clip: SpeechClip; onReuse: ClipResultProps['onReuse'] }) {
  if (isUnfinished(clip)) {
    const percent = Math.round(clip.progress * 100);
    return (
      <>
        <p className="mb-2 tabular-nums">{clip.status === 'queued' ? 'Waiting…' : `Speaking… ${percent}%`}</p>
        <Progress label="Speech" percent={percent} />
        <p className="mt-2 text-muted text-sm">You can leave this page. Your audio will appear in the history.</p>
      </>
    );
  }
  if (clip.status === 'failed') return <Banner>{clip.problem ?? 'Couldn’t generate the audio.'}</Banner>;
  return <ClipPlayer clip={clip} onReuse={() => onReuse(clip)} />;
}

/** One piece of kept speech: how far its making is, then its player. */
export function ClipResult({ clipId, onReuse }: ClipResultProps) {
  const { data, error, refetch } = useQuery({
    ...query.speech.clip({ params: { clipId } }),
    refetchInterval: ({ state }) => (state.data && isUnfinished(state.data) ? pollMs : false),
  });
  if (error && !data) {
    return <ErrorState title="Couldn’t load the audio." message={messageOf(error)} onRetry={() => void refetch()} />;
  }
  return (
    <Card aria-label="Speech">
      <p role="status" className="sr-only">
        {data?.status === 'done' && 'Your audio is ready.'}
      </p>
      <CardBody className="pt-4">
        {data ? <Body clip={data} onReuse={onReuse} /> : <Skeleton className="h-24" />}
      </CardBody>
    </Card>
  );
}
