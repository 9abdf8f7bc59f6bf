import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { RecordedSentence, RecordedSentences } from '#domain/agents/recorded-sentences.ts';
import { api } from '#web/lib/api.ts';
import { playAlone } from '#web/lib/play-alone.ts';
import { query } from '#web/lib/query.ts';
import { bytesOf, readSpeech } from '#web/lib/speech-file.ts';
import { toast, toastError } from '#web/lib/toast.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SentenceRow } from './sentence-row.tsx';
import { canRecord, useVoiceRecorder } from './use-voice-recorder.ts';

/** How many sentences have a recording, in words. */
export function recordedWords({ sentences }: RecordedSentences): string {
  const recorded = sentences.filter(({ recording }) => recording !== null).length;
  const all = `${sentences.length} fixed sentence${sentences.length === 1 ? '' : 's'}`;
  if (recorded === 0) return `None of the ${all} have recordings yet.`;
  if (recorded === sentences.length) return `All ${all} have recordings.`;
  return `${recorded} of ${all} have recordings. The agent’s voice says the rest.`;
}

/** Sentences that the agent says in a person's own voice: which are recorded, and which are missing. */
export function RecordedSentencesCard({ agentId, readOnly }: { agentId: string; readOnly: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Card aria-label="Recordings">
      <CardHeader
        title="Recordings"
        hint="Have someone record the sentences agents say word for word in every call. The agent’s voice says everything else, such as names, times, and numbers."
        action={
          !isOpen && (
            <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
              Show sentences
            </Button>
          )
        }
      />
      {isOpen && (
        <CardBody>
          <Sentences agentId={agentId} readOnly={readOnly} />
        </CardBody>
      )}
    </Card>
  );
}

function Sentences({ agentId, readOnly }: { agentId: string; readOnly: boolean }) {
  const { data, error, refetch } = useQuery(query.recordedSentences.list({ params: { agentId } }));
  const audio = useRef<HTMLAudioElement>(null);
  const keep = useChange(
    async ({ id, sound }: { id: string; sound: Blob }) => {
      const wav = await readSpeech(sound);
      return api.recordedSentences.record(
        { params: { agentId, sentenceId: id }, body: { wav } },
        { timeoutMs: 30_000 },
      );
    },
    { reloads: 'recordedSentences', says: 'Recording saved' },
  );
  const remove = useChange((id: string) => api.recordedSentences.remove({ params: { agentId, sentenceId: id } }), {
    reloads: 'recordedSentences',
    says: 'Recording removed',
  });
  const hear = useChange((id: string) => api.recordedSentences.get({ params: { agentId, sentenceId: id } }), {
    next: ({ wav }) => {
      const element = audio.current!;
      URL.revokeObjectURL(element.src);
      element.src = URL.createObjectURL(new Blob([bytesOf(wav)], { type: 'audio/wav' }));
      playAlone(element).catch(toastError);
    },
  });
  const recorder = useVoiceRecorder({
    onDone: (id, sound) => keep.mutate({ id, sound }),
    onProblem: (words) => toast.error(words),
  });
  if (error) {
    return <ErrorState title="Couldn’t load sentences." message={error.message} onRetry={() => void refetch()} />;
  }
  if (data === undefined) return <Skeleton className="h-40" />;
  const row = (sentence: RecordedSentence, isUsed: boolean) => (
    <SentenceRow
      key={sentence.id}
      sentence={sentence}
      canChange={!readOnly && isUsed}
      canRemove={!readOnly}
      canRecord={canRecord()}
      isRecording={recorder.recording === sentence.id}
      isBusy={keep.isPending && keep.variables.id === sentence.id}
      isOtherRecording={recorder.recording !== null && recorder.recording !== sentence.id}
      onRecord={() => void recorder.start(sentence.id)}
      onStop={recorder.stop}
      onFile={(sound) => keep.mutate({ id: sentence.id, sound })}
      onHear={() => hear.mutate(sentence.id)}
      onRemove={() => remove.mutate(sentence.id)}
    />
  );
  return (
    <div className="flex flex-col gap-3">
      <p role="status">{recordedWords(data)}</p>
      <ul aria-label="Fixed sentences" className="flex flex-col divide-y divide-line">
        {data.sentences.map((sentence) => row(sentence, true))}
      </ul>
      {data.unused.length > 0 && (
        <>
          <h3 className="font-medium">No longer used</h3>
          <ul aria-label="Unused recordings" className="flex flex-col divide-y divide-line">
            {data.unused.map((sentence) => row(sentence, false))}
          </ul>
        </>
      )}
      {/* biome-ignore lint/a11y/useMediaCaption: what is heard stands beside it. */}
      <audio ref={audio} className="hidden" />
    </div>
  );
}
