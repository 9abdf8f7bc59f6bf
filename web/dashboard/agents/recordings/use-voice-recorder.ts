import { useEffect, useRef, useState } from 'react';
import { recordingSeconds } from '#domain/agents/recorded-sentences.ts';
import { microphoneProblem } from '#web/live-call/microphone.ts';

const problems = {
  no_permission: 'Allow the microphone in your browser, then try again.',
  no_microphone: 'No microphone was found.',
};

/** Whether this browser can record. */
export const canRecord = (): boolean => typeof MediaRecorder !== 'undefined' && Boolean(navigator.mediaDevices);

interface Recording {
  recorder: MediaRecorder;
  stream: MediaStream;
  timer: ReturnType<typeof setTimeout>;
}

/** Records one sentence at a time with the microphone; it ends by itself where a sentence may be no longer. */
export function useVoiceRecorder({
  onDone,
  onProblem,
}: {
  onDone(id: string, sound: Blob): void;
  onProblem(words: string): void;
}) {
  const [recording, setRecording] = useState<string | null>(null);
  const now = useRef<Recording>(undefined);

  function stop() {
    if (now.current?.recorder.state === 'recording') now.current.recorder.stop();
  }
  function release() {
    const was = now.current;
    now.current = undefined;
    clearTimeout(was?.timer);
    for (const track of was?.stream.getTracks() ?? []) track.stop();
    setRecording(null);
  }
  async function start(id: string) {
    if (now.current !== undefined) return;
    setRecording(id);
    try {
      // The voice as it is: what cleans it for calls makes it thinner.
      const audio = { echoCancellation: false, noiseSuppression: false, autoGainControl: false };
      const stream = await navigator.mediaDevices.getUserMedia({ audio });
      const recorder = new MediaRecorder(stream);
      const parts: Blob[] = [];
      recorder.ondataavailable = ({ data }) => void parts.push(data);
      recorder.onstop = () => {
        release();
        onDone(id, new Blob(parts, { type: recorder.mimeType }));
      };
      recorder.onerror = () => {
        release();
        onProblem('The recording failed. Try again.');
      };
      now.current = { recorder, stream, timer: setTimeout(stop, recordingSeconds.most * 1000) };
      recorder.start();
    } catch (error) {
      release();
      onProblem(problems[microphoneProblem(error)]);
    }
  }

  useEffect(
    () => () => {
      const was = now.current;
      now.current = undefined;
      clearTimeout(was?.timer);
      if (was) {
        // What was said is of no use without the page.
        was.recorder.onstop = null;
        for (const track of was.stream.getTracks()) track.stop();
      }
    },
    [],
  );
  return { recording, start, stop };
}
