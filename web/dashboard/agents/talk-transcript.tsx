import { Clock3 } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import type { CallState, TranscriptEntry } from '#web/live-call/call-state.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { TalkLine } from './talk-line.tsx';

/** Distance from the end, in pixels, within which a new line keeps the end in view. */
const nearEnd = 80;

function Said({ entry, agentName }: { entry: TranscriptEntry; agentName: string }) {
  return (
    <TalkLine by={entry.role}>
      <span className="sr-only">{entry.role === 'agent' ? `${agentName}: ` : 'You: '}</span>
      {entry.text}
      {entry.interrupted && <span className="text-muted"> — interrupted</span>}
    </TalkLine>
  );
}

/** The conversation so far. New lines are read out; what is only being heard is not. */
export function TalkTranscript({ state }: { state: CallState }) {
  const { waiting, hearing } = state;
  // What was cut off before its first word was never part of what the two heard.
  const transcript = state.transcript.filter(({ text }) => text !== '');
  const list = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever a line comes or grows, the end stays in view.
  useLayoutEffect(() => {
    const box = list.current;
    if (box && atEnd.current) box.scrollTop = box.scrollHeight;
  }, [state.transcript, waiting, hearing]);

  return (
    <section
      ref={list}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard (WCAG 2.1.1).
      tabIndex={0}
      aria-label="Transcript"
      onScroll={({ currentTarget: box }) => {
        atEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < nearEnd;
      }}
      className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-3 focus-visible:-outline-offset-2"
    >
      <div role="log" aria-live="polite" aria-label="Conversation">
        <ol className="flex flex-col gap-2">
          {transcript.map((entry) => (
            <Said key={entry.seq} entry={entry} agentName={state.agentName} />
          ))}
        </ol>
      </div>
      <ol aria-label="Not yet in the transcript" className="mt-2 flex flex-col gap-2 empty:hidden">
        {hearing && (
          <TalkLine by="caller" faint>
            {hearing}
          </TalkLine>
        )}
        {waiting.map(({ id, text }) => (
          <TalkLine key={id} by="caller" faint>
            {text} <Clock3 aria-label="Sending" className="ml-1 inline size-3.5" />
          </TalkLine>
        ))}
      </ol>
      {state.phase === 'connecting' && (
        <p className="flex items-center gap-2 text-muted">
          <Spinner /> Connecting…
        </p>
      )}
    </section>
  );
}
