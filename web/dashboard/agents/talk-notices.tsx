import type { CallEar } from '#domain/calls/call-protocol.ts';
import type { CallState } from '#web/live-call/call-state.ts';
import type { RecognitionProblem } from '#web/live-call/recognition.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';

const notHeardWords: Record<RecognitionProblem, string> = {
  absent: 'This browser doesn’t support speech recognition. Type your answers, or use Chrome, Edge, or Safari.',
  server: 'The speech-to-text service stopped responding. Type instead, or try again.',
  no_permission: 'The microphone is blocked for this page. Allow it in the address bar or type instead.',
  no_microphone: 'No microphone is available. Connect one, close other apps that use it, or type instead.',
  language: 'This browser can’t recognize the agent’s language. Type instead.',
  network: 'Can’t reach the browser’s speech recognition. Retrying. You can type in the meantime.',
};

/** What can be mended by trying once more. */
const worthATry = new Set<RecognitionProblem>(['no_permission', 'no_microphone', 'server']);

/** Who hears the caller from now on, where it was another one before. */
const nowHeardBy: Record<Exclude<CallEar, 'none'>, string> = {
  server: 'The speech-to-text service is back.',
  browser: 'The speech-to-text service stopped responding. Your browser is now transcribing what you say.',
};

/** What is in the way of hearing and being heard, and the way round it. */
export function TalkNotices({ state, onRetry }: { state: CallState; onRetry: () => void }) {
  const { notHeard, silent, voice, heardBy, heardByBefore } = state;
  const offer = notHeard !== null && worthATry.has(notHeard);
  return (
    <div className="flex flex-col gap-2 px-3 pt-3 empty:hidden">
      {state.phase === 'reconnecting' && (
        <Banner tone="warning">The connection was lost. Reconnecting to the call…</Banner>
      )}
      {voice && notHeard && (
        <Banner
          tone="warning"
          action={
            offer && (
              <Button variant="link" size="sm" onClick={onRetry} className="-my-1 px-1">
                Try again
              </Button>
            )
          }
        >
          {notHeardWords[notHeard]}
        </Banner>
      )}
      {voice && notHeard === null && heardBy !== null && heardBy !== 'none' && heardByBefore !== null && (
        <Banner tone="info">{nowHeardBy[heardBy]}</Banner>
      )}
      {silent && (
        <Banner tone="warning">
          You can read the agent’s replies but not hear them. Browsers play call audio only over HTTPS or on localhost.
        </Banner>
      )}
    </div>
  );
}
