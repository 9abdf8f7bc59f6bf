import { Ear, Hand, Mic, MicOff, PhoneOff, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { LiveDetail } from '#domain/calls/live-calls.ts';
import { useCan } from '#web/lib/can.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { ActForm } from './act-form.tsx';
import { soundWords } from './live-labels.ts';
import { useListening } from './use-listening.ts';
import type { useAct } from './use-live-call.ts';

/** What anyone who may can do in a call: listen in, whisper, take over, speak, hand back, end. */
export function LiveControls({ detail, act }: { detail: LiveDetail; act: ReturnType<typeof useAct> }) {
  const { call, sound, canSpeak } = detail;
  const canEnd = useCan('calls:manage');
  const listening = useListening(call.id);
  const [ending, setEnding] = useState(false);
  const isTaken = call.takenOverBy !== null;
  return (
    <Card>
      <CardHeader title="On this call" hint={soundWords[sound]} />
      <CardBody className="flex flex-col gap-4">
        <div className="flex flex-wrap gap-2">
          {sound !== 'none' && (
            <Button
              variant="outline"
              aria-pressed={listening.state === 'on'}
              busy={listening.state === 'opening'}
              onClick={() => (listening.state === 'on' ? listening.stop() : void listening.begin())}
            >
              <Ear /> {listening.state === 'on' ? 'Stop listening' : 'Listen in'}
            </Button>
          )}
          {isTaken ? (
            <Button variant="outline" busy={act.isPending} onClick={() => act.mutate({ kind: 'handBack' })}>
              <Undo2 /> Hand back
            </Button>
          ) : (
            <Button busy={act.isPending} onClick={() => act.mutate({ kind: 'takeOver' })}>
              <Hand /> Take over
            </Button>
          )}
          {isTaken && canSpeak && listening.state === 'on' && (
            <Button
              variant="outline"
              aria-pressed={listening.isSpeaking}
              onClick={() => void listening.speak(!listening.isSpeaking)}
            >
              {listening.isSpeaking ? <MicOff /> : <Mic />} {listening.isSpeaking ? 'Mute' : 'Speak'}
            </Button>
          )}
          {canEnd && (
            <Button variant="outline" onClick={() => setEnding(true)}>
              <PhoneOff /> End call
            </Button>
          )}
        </div>
        {isTaken ? (
          <ActForm
            key="say"
            label="Speak to the caller"
            placeholder="What to say to the caller"
            action="Say"
            busy={act.isPending}
            onSend={(text, done) => act.mutate({ kind: 'say', text }, { onSuccess: done })}
          />
        ) : (
          <ActForm
            key="whisper"
            label="Whisper to the agent"
            placeholder="What the agent should say next, just once"
            action="Whisper"
            busy={act.isPending}
            onSend={(text, done) => act.mutate({ kind: 'whisper', text }, { onSuccess: done })}
          />
        )}
        {isTaken && canSpeak && listening.state !== 'on' && (
          <p className="text-muted text-sm">To speak through your microphone, listen in first.</p>
        )}
        {isTaken && !canSpeak && call.channel === 'phone' && (
          <p className="text-muted text-sm">
            The carrier handles this call’s audio, so you can’t use your microphone. The caller hears what you type, and
            their replies appear in the transcript.
          </p>
        )}
      </CardBody>
      <ConfirmDialog
        open={ending}
        onOpenChange={setEnding}
        title="End this call?"
        action="End call"
        onConfirm={() => act.mutateAsync({ kind: 'end' })}
      >
        The caller will be disconnected immediately. The transcript and completed actions are kept.
      </ConfirmDialog>
    </Card>
  );
}
