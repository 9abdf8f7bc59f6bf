import { SampleSound } from '../sample-sound/sample-sound.tsx';
import { sample } from '../voice-demo/sample.data.ts';

/** What the sample request gets: the recording, which our engine made of the same text. */
export function Answer() {
  return (
    <figure aria-label="The answer" className="mt-3 rounded-lg border border-line bg-canvas px-5 py-4">
      <figcaption className="flex flex-wrap gap-x-4 font-mono text-muted text-sm">
        <span className="text-success-text">200 OK</span>
        <span>content-type: audio/mpeg</span>
        <span className="tabular-nums">{sample.bytes.toLocaleString('en-US')} bytes</span>
      </figcaption>
      <SampleSound className="mt-2" />
    </figure>
  );
}
