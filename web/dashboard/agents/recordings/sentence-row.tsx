import { Mic, Play, Square, Trash2, Upload } from 'lucide-react';
import { useRef } from 'react';
import type { RecordedSentence } from '#domain/agents/recorded-sentences.ts';
import { Button } from '#web/ui/button.tsx';

interface SentenceRowProps {
  sentence: RecordedSentence;
  canChange: boolean;
  canRemove: boolean;
  canRecord: boolean;
  isRecording: boolean;
  isOtherRecording: boolean;
  isBusy: boolean;
  onRecord(): void;
  onStop(): void;
  onFile(sound: Blob): void;
  onHear(): void;
  onRemove(): void;
}

/** One sentence, whether it has a recording, and what can be done with it. */
export function SentenceRow(props: SentenceRowProps) {
  const { sentence, canChange, canRemove, canRecord, isRecording, isOtherRecording, isBusy } = props;
  const { text, recording } = sentence;
  const file = useRef<HTMLInputElement>(null);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2">
      <div className="min-w-0 flex-1 basis-64">
        <p className="wrap-anywhere">{text}</p>
        <p className="text-muted text-sm">
          {isRecording
            ? 'Recording. Say the sentence, then stop.'
            : recording
              ? `Recorded, ${recording.seconds.toFixed(1)} s`
              : 'No recording (spoken by the agent’s voice)'}
        </p>
      </div>
      <div className="flex gap-1">
        {recording && (
          <Button variant="ghost" size="icon" aria-label={`Play “${text}”`} onClick={props.onHear}>
            <Play aria-hidden />
          </Button>
        )}
        {canChange && canRecord && (
          <Button
            variant="outline"
            size="sm"
            busy={isBusy}
            disabled={isOtherRecording}
            aria-label={isRecording ? `Stop recording “${text}”` : `Record “${text}”`}
            onClick={isRecording ? props.onStop : props.onRecord}
          >
            {isRecording ? <Square aria-hidden /> : <Mic aria-hidden />} {isRecording ? 'Stop' : 'Record'}
          </Button>
        )}
        {canChange && (
          <>
            <Button
              variant="ghost"
              size="icon"
              aria-label={`Upload a recording of “${text}”`}
              disabled={isBusy || isRecording}
              onClick={() => file.current!.click()}
            >
              <Upload aria-hidden />
            </Button>
            <input
              ref={file}
              type="file"
              accept="audio/*"
              className="hidden"
              aria-label={`Audio file for “${text}”`}
              onChange={({ target }) => {
                const sound = target.files?.[0];
                target.value = '';
                if (sound) props.onFile(sound);
              }}
            />
          </>
        )}
        {canRemove && recording && (
          <Button variant="ghost" size="icon" aria-label={`Remove the recording of “${text}”`} onClick={props.onRemove}>
            <Trash2 aria-hidden />
          </Button>
        )}
      </div>
    </li>
  );
}
