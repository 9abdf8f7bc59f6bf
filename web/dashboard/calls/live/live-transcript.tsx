import { useEffect, useRef } from 'react';
import type { LiveDetail } from '#domain/calls/live-calls.ts';
import { formatClock } from '#web/lib/format.ts';
import { Card, CardHeader } from '#web/ui/card.tsx';

/** What is said, as it is said; the last words stay in view as long as no one has scrolled away from them. */
export function LiveTranscript({ detail, words }: { detail: LiveDetail; words: string }) {
  const list = useRef<HTMLOListElement>(null);
  const isAtEnd = useRef(true);
  const { turns } = detail;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each word that comes.
  useEffect(() => {
    if (isAtEnd.current) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [turns, words]);
  return (
    <Card>
      <CardHeader title="Transcript" />
      <ol
        ref={list}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys have to reach it.
        tabIndex={0}
        aria-label="Transcript"
        aria-live="polite"
        className="h-96 overflow-y-auto border-line border-t"
        onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
          isAtEnd.current = scrollTop + clientHeight > scrollHeight - 40;
        }}
      >
        {turns.map(({ seq, role, text, intended, saidBy, startMs, timings }) => (
          <li key={seq} className="grid grid-cols-[3rem_minmax(0,1fr)] gap-x-3 px-5 py-2">
            <span className="pt-px text-muted text-sm tabular-nums">{formatClock(startMs)}</span>
            <div className="min-w-0">
              <p className="font-medium text-muted text-sm">
                {role === 'caller' ? 'Caller' : (saidBy?.name ?? detail.call.agentName)}
                {timings?.firstAudio != null && (
                  <span className="ml-2 font-normal tabular-nums">{Math.round(timings.firstAudio)} ms</span>
                )}
              </p>
              <p className="whitespace-pre-wrap break-words">
                {text}
                {intended !== null && intended !== text && (
                  <del className="ml-1 text-muted">
                    {intended.startsWith(text) ? intended.slice(text.length) : intended}
                  </del>
                )}
              </p>
            </div>
          </li>
        ))}
        {words !== '' && (
          <li className="grid grid-cols-[3rem_minmax(0,1fr)] gap-x-3 px-5 py-2 text-muted italic">
            <span />
            <p className="break-words">{words}</p>
          </li>
        )}
      </ol>
    </Card>
  );
}
