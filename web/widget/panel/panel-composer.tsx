import { ArrowUp } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { longestVisitorMessage } from '#domain/channels/widget-parts.ts';
import { Button } from '#web/ui/button.tsx';
import { Input } from '#web/ui/input.tsx';
import type { PanelWords } from './panel-labels.data.ts';

interface PanelComposerProps {
  words: PanelWords;
  /** No one can be written to just now. */
  disabled: boolean;
  /** Takes the focus whenever this changes. */
  focusOn: unknown;
  onSend: (text: string) => void;
  onTyping?: () => void;
}

/** Where a visitor writes: Enter sends. */
export function PanelComposer({ words, disabled, focusOn, onSend, onTyping }: PanelComposerProps) {
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the panel is opened, the field has the focus.
  useEffect(() => {
    // Not in a preview beside a form that is written in, nor on a phone, where a keyboard would cover the conversation.
    if (document.hasFocus() && !window.matchMedia('(pointer: coarse)').matches) input.current?.focus();
  }, [focusOn]);

  function send(event: FormEvent) {
    event.preventDefault();
    if (disabled || text.trim() === '') return;
    onSend(text.trim());
    setText('');
  }

  return (
    <form onSubmit={send} className="flex gap-2 border-line border-t p-3">
      <Input
        ref={input}
        value={text}
        aria-label={words.message}
        placeholder={words.message}
        autoComplete="off"
        maxLength={longestVisitorMessage}
        enterKeyHint="send"
        // 16 px: below that iOS zooms the page around.
        className="h-11 text-lg"
        onChange={({ target }) => {
          setText(target.value);
          onTyping?.();
        }}
      />
      <Button
        type="submit"
        size="icon"
        className="size-11 shrink-0"
        aria-label={words.send}
        disabled={disabled || text.trim() === ''}
      >
        <ArrowUp />
      </Button>
    </form>
  );
}
