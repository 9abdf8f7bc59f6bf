import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Agent } from '#domain/agents/agents.ts';
import type { CallEar } from '#domain/calls/call-protocol.ts';
import { whoHears } from '#web/dashboard/models/who-hears.ts';
import { keyOf, query } from '#web/lib/query.ts';
import { type CallState, isUnderWay } from '#web/live-call/call-state.ts';
import { CallVisualizer } from '#web/live-call/call-visualizer.tsx';
import { canCapture } from '#web/live-call/microphone.ts';
import { speechRecognizer } from '#web/live-call/speech-recognition.ts';
import { useCall } from '#web/live-call/use-call.ts';
import { Card } from '#web/ui/card.tsx';
import { cn } from '#web/ui/cn.ts';
import { TalkClock } from './talk-clock.tsx';
import { TalkComposer } from './talk-composer.tsx';
import { TalkControls } from './talk-controls.tsx';
import { TalkEnded } from './talk-ended.tsx';
import { TalkNotices } from './talk-notices.tsx';
import { TalkStart } from './talk-start.tsx';
import { TalkTranscript } from './talk-transcript.tsx';

function stateWords(state: CallState): string {
  if (state.phase === 'connecting') return 'Connecting';
  if (state.phase === 'reconnecting') return 'Reconnecting';
  if (state.phase !== 'live') return state.startedAt === null ? 'Not connected' : 'Ended';
  if (state.turn === 'listening' && state.muted) return 'Muted';
  return { listening: 'Listening', thinking: 'Thinking', speaking: 'Speaking' }[state.turn];
}

const heardByWords: Record<CallEar, string> = {
  server: 'Transcribed by the speech-to-text service',
  browser: 'Transcribed by your browser',
  none: 'Not listening',
};

/** By then the server has stored the end of a call that was left by going to another page, in ms. */
const storedMs = 2_500;

export interface TryProps {
  agent: Pick<Agent, 'id' | 'name' | 'language'>;
  /** Whether what is tried is the draft; else what callers hear. */
  draft?: boolean;
  className?: string;
  /** Begins at once: the button that led here said so. */
  startsAtOnce?: boolean;
}

/** A browser call with the agent, by voice and by typing. Give it `key={agent.id}`. */
export function TalkPanel({ agent, draft = false, className, startsAtOnce = false }: TryProps) {
  const { state, call } = useCall(agent.id, agent.language);
  const { data: transcriber } = useQuery(query.transcriber.get());
  const heardBy = canCapture() ? whoHears(transcriber, agent.language) : null;
  const serverHears = heardBy !== null;
  const [byVoice, setByVoice] = useState(true);
  const input = useRef<HTMLInputElement>(null);
  const again = useRef<HTMLButtonElement>(null);
  const queryClient = useQueryClient();
  const { phase } = state;
  const underWay = isUnderWay(state);

  // The focus follows the call: to the text field when it begins, to "Call again" when its controls are gone. On a
  // phone the field would bring up a keyboard over the conversation: there, only for those who chose to type.
  useEffect(() => {
    const keyboard = !byVoice || !window.matchMedia('(pointer: coarse)').matches;
    if (keyboard && (phase === 'connecting' || phase === 'live')) input.current?.focus();
    if (phase === 'ended' || phase === 'failed') again.current?.focus();
  }, [phase, byVoice]);

  useEffect(() => {
    if (!underWay) return;
    // The lists and the agent's figures have one more call, the menu's trial line less left.
    const refresh = () => {
      for (const noun of ['calls', 'agents', 'appointments', 'workspaces'] as const) {
        void queryClient.invalidateQueries({ queryKey: keyOf(noun) });
      }
    };
    return () => {
      refresh();
      setTimeout(refresh, storedMs);
    };
  }, [underWay, queryClient]);

  useEffect(() => {
    if (!underWay) return;
    const onKey = (event: KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.metaKey) return;
      // By place on the keyboard: Alt writes other signs on a Mac.
      if (event.code === 'KeyM') call.setMuted(!call.getState().muted);
      else if (event.code === 'KeyH') call.hangUp();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [underWay, call]);

  function start({ voice }: { voice: boolean }) {
    setByVoice(voice);
    call.start({ voice, draft, serverHears });
  }

  const begin = useRef(startsAtOnce);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is first shown.
  useEffect(() => {
    if (!begin.current) return;
    begin.current = false;
    start({ voice: serverHears || speechRecognizer() !== undefined });
  }, []);

  const audible = phase === 'live' && (state.turn === 'speaking' || (state.voice && !state.muted));
  return (
    <Card aria-label={`Talk to ${agent.name}`} className={cn('flex flex-col overflow-hidden', className)}>
      <header className="flex h-12 items-center justify-between gap-3 border-line border-b px-4">
        <h2 className="truncate font-semibold">Talk to {agent.name}</h2>
        {phase !== 'idle' && <TalkClock startedAt={state.startedAt} lengthMs={state.lengthMs} />}
      </header>
      {phase === 'idle' ? (
        <TalkStart agentName={agent.name} heardBy={heardBy} onStart={start}>
          <CallVisualizer level={call.level} active={false} className="text-accent" />
        </TalkStart>
      ) : (
        <>
          <div className="flex flex-col items-center gap-1 px-4 pt-3">
            <CallVisualizer
              level={call.level}
              active={audible}
              className={cn('h-9', state.turn === 'speaking' ? 'text-accent' : 'text-faint')}
            />
            <p className="font-medium text-muted text-sm">{stateWords(state)}</p>
            {underWay && state.voice && state.heardBy !== null && (
              <p className="text-faint text-xs">{heardByWords[state.heardBy]}</p>
            )}
          </div>
          {underWay && <TalkNotices state={state} onRetry={call.listen} />}
          <TalkTranscript state={state} />
          {underWay ? (
            <>
              <TalkComposer
                input={input}
                disabled={phase === 'connecting'}
                listens={state.voice && !state.muted && state.notHeard === null}
                onTyping={call.typing}
                onSend={call.sendText}
              />
              <TalkControls state={state} onMute={call.setMuted} onListen={call.listen} onHangUp={call.hangUp} />
            </>
          ) : (
            <TalkEnded state={state} again={again} onAgain={() => start({ voice: byVoice })} />
          )}
        </>
      )}
    </Card>
  );
}
