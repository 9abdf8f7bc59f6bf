import { useLayoutEffect, useRef } from 'react';
import { cn } from '#web/ui/cn.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import type { PanelWords } from './panel-labels.data.ts';

export interface Line {
  key: string | number;
  role: 'agent' | 'caller';
  text: string;
}

interface PanelLinesProps {
  words: PanelWords;
  agentName: string;
  lines: readonly Line[];
  /** Not taken yet: written, or being heard. */
  waiting: readonly string[];
  answering?: boolean;
}

const bubble = 'max-w-[85%] whitespace-pre-wrap break-words rounded-xl px-3 py-2';

/** A conversation, its end in view. New lines are read out; what is not taken yet is not. */
export function PanelLines({ words, agentName, lines, waiting, answering = false }: PanelLinesProps) {
  const box = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever a line comes or grows, the end stays in view.
  useLayoutEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [lines, waiting.length, answering]);
  return (
    <section
      ref={box}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard (WCAG 2.1.1).
      tabIndex={0}
      aria-label={words.conversation}
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-4 focus-visible:-outline-offset-2"
    >
      <div role="log" aria-live="polite" aria-label={words.conversation}>
        <ol className="flex flex-col gap-2">
          {lines.map(({ key, role, text }) => (
            <li key={key} className={cn('flex', role === 'caller' && 'justify-end')}>
              <p className={cn(bubble, role === 'agent' ? 'bg-sunken' : 'bg-accent-soft text-accent-text')}>
                <span className="sr-only">{role === 'agent' ? agentName : words.you}: </span>
                {text}
              </p>
            </li>
          ))}
        </ol>
      </div>
      <ol className="mt-2 flex flex-col gap-2 empty:hidden">
        {waiting.map((text) => (
          <li key={text} className="flex justify-end">
            <p className={cn(bubble, 'border border-line border-dashed text-muted')}>{text}</p>
          </li>
        ))}
        {answering && (
          <li className="flex items-center gap-2 text-muted">
            <Spinner /> {words.answering(agentName)}
          </li>
        )}
      </ol>
    </section>
  );
}
