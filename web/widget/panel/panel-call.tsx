import { Mic, MicOff, PhoneOff, RotateCcw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Visit, WidgetFace } from '#domain/channels/widgets.ts';
import type { CallWorld } from '#web/live-call/active-call.ts';
import { browserWorld, socketUrl } from '#web/live-call/browser-world.ts';
import { type CallState, isUnderWay } from '#web/live-call/call-state.ts';
import { CallVisualizer } from '#web/live-call/call-visualizer.tsx';
import { canCapture } from '#web/live-call/microphone.ts';
import { useCall } from '#web/live-call/use-call.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { tellHost } from './host-page.ts';
import { PanelComposer } from './panel-composer.tsx';
import type { PanelWords } from './panel-labels.data.ts';
import { PanelLines } from './panel-lines.tsx';
import { problemWords } from './panel-problem.ts';
import { ask } from './visits-api.ts';

/** Calls of a visitor: as those of a member, but for how one is begun. */
const visitorWorld = (key: string, visit: Visit): CallWorld => ({
  ...browserWorld,
  async placeCall() {
    const { callId, ticket, socketPath } = await ask('call', { params: { key }, body: visit });
    return { callId, ticket, url: socketUrl(socketPath) };
  },
});

function stateWords(state: CallState, words: PanelWords): string {
  if (state.phase === 'reconnecting') return words.reconnecting;
  if (state.phase !== 'live') return isUnderWay(state) ? words.connecting : words.ended;
  return state.turn === 'listening' && state.muted ? words.muted : words[state.turn];
}

function noticeOf(state: CallState, words: PanelWords): string | null {
  const { notHeard, silent, voice, heardBy, heardByBefore } = state;
  if (voice && (notHeard === 'no_permission' || notHeard === 'no_microphone')) return words.blocked;
  if (voice && (notHeard === 'absent' || notHeard === 'language')) return words.cannotListen;
  if (voice && notHeard === 'server') return words.noLongerHeard;
  if (voice && notHeard === null && heardBy === 'browser' && heardByBefore === 'server') return words.browserListens;
  return silent ? words.silent : null;
}

interface PanelCallProps {
  widgetKey: string;
  face: WidgetFace;
  visit: Visit;
  /** Whether to listen; else the visitor types. */
  voice: boolean;
  words: PanelWords;
  focusOn: unknown;
  onLeave: () => void;
}

/** A call with the agent, by voice and by typing. */
export function PanelCall({ widgetKey, face, visit, voice, words, focusOn, onLeave }: PanelCallProps) {
  const world = useRef<CallWorld>(null);
  world.current ??= visitorWorld(widgetKey, visit);
  const { state, call } = useCall(widgetKey, face.agentLanguage, world.current);
  const underWay = isUnderWay(state);
  const told = useRef(-1);
  const again = useRef<HTMLButtonElement>(null);

  // The click that brought this here is still being handled: browsers grant sound and microphone then.
  useEffect(() => call.start({ voice, serverHears: face.hears && canCapture() }), [call, voice, face.hears]);
  useEffect(() => {
    if (state.startedAt === null) return;
    if (state.phase === 'live') tellHost({ parley: 'event', name: 'call-started', detail: {} });
    if (state.phase === 'ended') tellHost({ parley: 'event', name: 'call-ended', detail: {} });
  }, [state.phase, state.startedAt]);
  useEffect(() => {
    for (const { seq, role, text } of state.transcript) {
      if (seq <= told.current) continue;
      told.current = seq;
      tellHost({ parley: 'event', name: 'message', detail: { role, text } });
    }
  }, [state.transcript]);
  useEffect(() => {
    if (!underWay) again.current?.focus();
  }, [underWay]);

  const notice = noticeOf(state, words);
  const hears = state.voice && (state.notHeard === null || state.notHeard === 'network');
  const audible = state.phase === 'live' && (state.turn === 'speaking' || (state.voice && !state.muted));
  return (
    <>
      <div className="flex flex-col items-center gap-1 px-4 pt-3">
        <CallVisualizer level={call.level} active={audible} className="h-9 text-accent" />
        <p role="status" className="font-medium text-muted text-sm">
          {stateWords(state, words)}
        </p>
      </div>
      {notice && (
        <Banner tone="warning" className="mx-3 mt-2">
          {notice}
        </Banner>
      )}
      <PanelLines
        words={words}
        agentName={face.agentName}
        lines={state.transcript
          .filter(({ text }) => text !== '')
          .map(({ seq, role, text }) => ({ key: seq, role, text }))}
        waiting={[...(state.hearing ? [state.hearing] : []), ...state.waiting.map(({ text }) => text)]}
      />
      {state.problem && <Banner className="mx-3 mb-3">{problemWords(state.problem, words, face.look.language)}</Banner>}
      {underWay ? (
        <>
          <PanelComposer
            words={words}
            disabled={state.phase === 'connecting'}
            focusOn={focusOn}
            onSend={call.sendText}
            onTyping={call.typing}
          />
          <div className="flex justify-between gap-2 border-line border-t p-3">
            {hears ? (
              <Button
                variant="outline"
                className="h-11"
                aria-pressed={state.muted}
                onClick={() => call.setMuted(!state.muted)}
              >
                {state.muted ? <MicOff /> : <Mic />} {state.muted ? words.unmute : words.mute}
              </Button>
            ) : (
              <Button
                variant="outline"
                className="h-11"
                disabled={state.notHeard === 'absent' || state.notHeard === 'language'}
                onClick={call.listen}
              >
                <Mic /> {words.useMicrophone}
              </Button>
            )}
            <Button variant="destructive" className="h-11" onClick={call.hangUp}>
              <PhoneOff /> {words.hangUp}
            </Button>
          </div>
        </>
      ) : (
        <div className="border-line border-t p-3">
          <Button ref={again} className="h-11 w-full" onClick={onLeave}>
            <RotateCcw /> {words.again}
          </Button>
        </div>
      )}
    </>
  );
}
