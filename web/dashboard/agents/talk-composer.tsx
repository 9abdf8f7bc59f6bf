import { ArrowUp } from 'lucide-react';
import { type FormEvent, type RefObject, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Input } from '#web/ui/input.tsx';

interface TalkComposerProps {
  input: RefObject<HTMLInputElement | null>;
  /** Not while the call is being set up: there is no one to send it to. */
  disabled: boolean;
  /** Whether the agent also listens. */
  listens: boolean;
  onTyping: () => void;
  onSend: (text: string) => void;
}

/** Typing, in every call: Enter sends. */
export function TalkComposer({ input, disabled, listens, onTyping, onSend }: TalkComposerProps) {
  const [text, setText] = useState('');

  function send(event: FormEvent) {
    event.preventDefault();
    if (disabled || text.trim() === '') return;
    onSend(text);
    setText('');
  }

  return (
    <form onSubmit={send} className="flex gap-2 border-line border-t p-3">
      <Input
        ref={input}
        value={text}
        aria-label="Your message"
        placeholder={listens ? 'Speak or type here' : 'Type your answer'}
        autoComplete="off"
        maxLength={10_000}
        enterKeyHint="send"
        onChange={(event) => {
          setText(event.target.value);
          onTyping();
        }}
      />
      <Button type="submit" size="icon" aria-label="Send" disabled={disabled || text.trim() === ''}>
        <ArrowUp />
      </Button>
    </form>
  );
}
