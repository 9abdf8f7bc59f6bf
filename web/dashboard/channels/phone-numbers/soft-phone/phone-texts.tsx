import { SendHorizontal } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { longestText } from '#domain/carriers/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/cn.ts';
import { Input } from '#web/ui/input.tsx';
import type { PhoneText } from './open-soft-phone.ts';

interface PhoneTextsProps {
  texts: readonly PhoneText[];
  /** The number that is written to. */
  to: string;
  isReady: boolean;
  onWrite: (text: string) => void;
}

/** Texts of the phone in the page with one number, and where it writes. */
export function PhoneTexts({ texts, to, isReady, onWrite }: PhoneTextsProps) {
  const [text, setText] = useState('');
  const log = useRef<HTMLDivElement>(null);
  const shown = texts.filter(({ number }) => number === to);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever one is added.
  useEffect(() => {
    log.current?.scrollTo?.({ top: log.current.scrollHeight });
  }, [shown.length]);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (text.trim() === '' || !isReady) return;
    onWrite(text.trim());
    setText('');
  }
  return (
    <>
      <div
        ref={log}
        role="log"
        aria-label="Texts"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard.
        tabIndex={0}
        className="flex h-48 flex-col gap-1.5 overflow-y-auto text-sm"
      >
        {shown.length === 0 && <p className="text-muted">Text a test number, and its agent will reply here.</p>}
        {shown.map(({ sid, own, text: words }) => (
          <p
            key={sid}
            className={cn(
              'wrap-anywhere w-fit max-w-[85%] rounded-lg border border-line px-2 py-1',
              own ? 'self-end bg-accent-soft' : 'bg-canvas',
            )}
          >
            <span className="sr-only">{own ? 'You: ' : `${to}: `}</span>
            {words}
          </p>
        ))}
      </div>
      <form onSubmit={submit} className="flex gap-2">
        <Input
          aria-label="Text"
          value={text}
          maxLength={longestText}
          autoComplete="off"
          placeholder="Type a message"
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" variant="outline" size="icon" aria-label="Send text" disabled={!isReady || text === ''}>
          <SendHorizontal />
        </Button>
      </form>
    </>
  );
}
