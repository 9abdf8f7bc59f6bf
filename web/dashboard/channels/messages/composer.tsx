import { SendHorizontal } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import { longestText } from '#domain/carriers/messages.ts';
import { segmentsOf } from '#domain/carriers/sms-segments.ts';
import { segmentWords } from '#web/dashboard/channels/message-labels.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { useSend } from './use-messages.ts';

interface ComposerProps {
  from: string;
  to: string;
  /** Why nothing can be sent; null where it can. */
  closed: string | null;
}

/** Where a person writes: Enter sends, Shift and Enter begins a line. */
export function Composer({ from, to, closed }: ComposerProps) {
  const id = useId();
  const [text, setText] = useState('');
  const send = useSend();
  const mayNot = closed !== null;
  function submit(event: FormEvent | KeyboardEvent) {
    event.preventDefault();
    if (text.trim() === '' || mayNot || send.isPending) return;
    send.mutate({ from, to, text: text.trim() }, { onSuccess: () => setText('') });
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-2 border-line border-t p-3">
      {send.error && <Banner>{messageOf(send.error)}</Banner>}
      <div className="flex items-end gap-2">
        <Textarea
          aria-label="Message"
          aria-describedby={`${id}-hint`}
          className="min-h-10 flex-1"
          rows={1}
          value={text}
          maxLength={longestText}
          disabled={mayNot}
          placeholder={mayNot ? '' : 'Type a message'}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => {
            // A word that is still being put together is not a message.
            if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) submit(event);
          }}
        />
        <Button type="submit" disabled={mayNot || text.trim() === ''} busy={send.isPending}>
          <SendHorizontal aria-hidden /> Send
        </Button>
      </div>
      <p id={`${id}-hint`} className="min-h-5 text-muted text-sm tabular-nums">
        {closed ?? segmentWords(segmentsOf(text.trim()))}
      </p>
    </form>
  );
}
