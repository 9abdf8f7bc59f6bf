import { type FormEvent, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Input } from '#web/ui/input.tsx';

interface ActFormProps {
  label: string;
  placeholder: string;
  action: string;
  busy: boolean;
  onSend: (text: string, done: () => void) => void;
}

/** One line that is sent with Enter. */
export function ActForm({ label, placeholder, action, busy, onSend }: ActFormProps) {
  const [text, setText] = useState('');
  function submit(event: FormEvent) {
    event.preventDefault();
    if (text.trim() !== '' && !busy) onSend(text.trim(), () => setText(''));
  }
  return (
    <form onSubmit={submit} className="flex items-center gap-2">
      <Input
        aria-label={label}
        placeholder={placeholder}
        value={text}
        maxLength={600}
        onChange={({ target }) => setText(target.value)}
        className="min-w-0 flex-1"
      />
      <Button type="submit" variant="outline" busy={busy} disabled={text.trim() === ''}>
        {action}
      </Button>
    </form>
  );
}
