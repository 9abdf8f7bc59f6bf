import { Keyboard, Mic } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { speechRecognizer } from '#web/live-call/speech-recognition.ts';
import { Button } from '#web/ui/button.tsx';

interface TalkStartProps {
  agentName: string;
  /** Who recognizes what is said; where no one does, the browser, if it can. */
  heardBy: 'service' | 'server' | null;
  onStart: (options: { voice: boolean }) => void;
  startButton?: Ref<HTMLButtonElement>;
  children?: ReactNode;
}

/** Before a call: what will happen, and the two ways to begin. */
export function TalkStart({ agentName, heardBy, onStart, startButton, children }: TalkStartProps) {
  const listens = heardBy !== null || speechRecognizer() !== undefined;
  return (
    <div className="flex flex-1 flex-col items-center justify-center gap-5 p-6 text-center">
      {children}
      <p className="max-w-xs text-pretty text-muted">
        {listens
          ? `${agentName} responds out loud. Talk as you would on the phone, interrupt, or type at any time.`
          : `${agentName} responds out loud. This browser doesn’t support speech recognition, so you’ll need to type. To speak, use Chrome, Edge, or Safari, or connect a speech-to-text service, which works in every browser.`}
      </p>
      <div className="flex flex-wrap justify-center gap-2">
        <Button ref={startButton} size="lg" onClick={() => onStart({ voice: listens })}>
          {listens ? <Mic /> : <Keyboard />} Start call
        </Button>
        {listens && (
          <Button size="lg" variant="outline" onClick={() => onStart({ voice: false })}>
            <Keyboard /> Type instead
          </Button>
        )}
      </div>
      <p className="max-w-xs text-pretty text-muted text-sm">Test calls use minutes, like any other call.</p>
      {listens && (
        <p className="max-w-xs text-pretty text-muted text-sm">
          {heardBy === 'service'
            ? 'Your audio is sent to the workspace’s speech-to-text service. The call is recorded only if the agent tells you.'
            : heardBy === 'server'
              ? 'Your audio is transcribed on this server. The call is recorded only if the agent tells you.'
              : 'Your browser transcribes your speech. Some browsers, such as Chrome, send your audio to their vendor for transcription.'}
        </p>
      )}
    </div>
  );
}
