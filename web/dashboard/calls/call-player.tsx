import { Download, Pause, Play, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Call } from '#domain/calls/calls.ts';
import type { Recording } from '#domain/calls/recordings.ts';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { useCan } from '#web/lib/can.tsx';
import { formatClock, formatDate } from '#web/lib/format.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button, buttonStyles } from '#web/ui/button.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Waveform } from '#web/ui/waveform.tsx';
import type { CallSound } from './use-call-sound.ts';

/** What is known of a recording in a sentence. */
function wordsOf(call: Call, recording: Recording | undefined): string | null {
  switch (call.recording) {
    case null:
      return 'The agent’s side, regenerated in its voice. The caller wasn’t recorded.';
    case 'wanted':
    case 'running':
      return 'Waiting for the carrier to provide the recording.';
    case 'kept':
      return recording?.retainedUntil
        ? `Recorded with the caller’s consent. The recording will be deleted on ${formatDate(recording.retainedUntil)}.`
        : 'Recorded with the caller’s consent.';
    case 'removed':
      return 'The recording was deleted. This is the agent’s side, regenerated in its voice.';
    case 'failed':
      return recording?.problem ?? null;
  }
}

function RemoveRecording({ callId }: { callId: string }) {
  const [isAsking, setAsking] = useState(false);
  const remove = useChange(() => api.recordings.remove({ params: { callId } }), {
    reloads: ['calls', 'recordings'],
    says: 'The recording was deleted',
    next: () => setAsking(false),
  });
  return (
    <>
      <Button variant="ghost" size="icon" aria-label="Delete the recording" onClick={() => setAsking(true)}>
        <Trash2 />
      </Button>
      {isAsking && (
        <ConfirmDialog
          open
          onOpenChange={setAsking}
          title="Delete this call’s recording?"
          action="Delete recording"
          onConfirm={() => remove.mutateAsync()}
        >
          The audio will be permanently deleted, both here and at the carrier. The transcript is kept.
        </ConfirmDialog>
      )}
    </>
  );
}

/** Plays a call from its begin to its end. */
export function CallPlayer({ call, sound }: { call: Call; sound: CallSound }) {
  const mayManage = useCan('calls:manage');
  if (!sound.isThere) return null;
  const { playing, busy, error, address, isRecording, bars, soundMs, durationMs, recording, element } = sound;
  return (
    <Card className="mb-6">
      <CardHeader
        title={
          <span className="flex items-center gap-2">Listen {isRecording && <Badge tone="accent">Recorded</Badge>}</span>
        }
        action={
          isRecording && (
            <span className="flex items-center">
              {address && (
                <a
                  href={address}
                  download={`call-${call.id.slice(-8)}.wav`}
                  aria-label="Download recording"
                  className={buttonStyles({ variant: 'ghost', size: 'icon' })}
                >
                  <Download />
                </a>
              )}
              {mayManage && <RemoveRecording callId={call.id} />}
            </span>
          )
        }
      />
      <div className="px-5 pb-4">
        {error && <Banner className="mb-3">{messageOf(error)}</Banner>}
        {address && <audio src={address} {...element} />}
        <div className="flex items-center gap-3">
          <Button
            size="icon"
            busy={busy}
            aria-label={playing ? 'Pause the call' : 'Play the call'}
            onClick={sound.toggle}
          >
            {playing ? <Pause /> : <Play />}
          </Button>
          <Waveform peaks={bars} positionMs={soundMs} durationMs={durationMs} onSeek={sound.seek} />
          <span className="text-muted text-sm tabular-nums">
            {formatClock(soundMs)} / {formatClock(durationMs)}
          </span>
        </div>
        <p className="mt-2 text-muted text-sm">{wordsOf(call, recording)}</p>
      </div>
    </Card>
  );
}
