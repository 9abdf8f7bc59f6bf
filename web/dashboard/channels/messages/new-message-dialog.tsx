import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { longestText } from '#domain/carriers/messages.ts';
import { E164 } from '#domain/carriers/phone-numbers.ts';
import { segmentsOf } from '#domain/carriers/sms-segments.ts';
import { segmentWords } from '#web/dashboard/channels/message-labels.ts';
import { formatPhone } from '#web/lib/phone.ts';
import { query } from '#web/lib/query.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Input } from '#web/ui/input.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { useSend } from './use-messages.ts';

interface NewMessageProps {
  /** Whom to write to, where that is known. */
  to: string;
  onClose: () => void;
  onSent: (threadId: string) => void;
}

/** Writes to someone for the first time. */
export function NewMessageDialog({ to: known, onClose, onSent }: NewMessageProps) {
  const { data } = useQuery(query.phoneNumbers.list());
  const numbers = data?.items.filter(({ can }) => can.sms) ?? [];
  const [from, setFrom] = useState<string>();
  const [to, setTo] = useState(known);
  const [text, setText] = useState('');
  const send = useSend();
  const chosen = from ?? numbers[0]?.id ?? '';
  const isReady = chosen !== '' && E164.safeParse(to).success && text.trim() !== '';
  return (
    <FormDialog
      size="sm"
      title="New message"
      description="Only text people who have consented. Anyone who replies STOP won’t get any more texts."
      action="Send"
      ready={isReady}
      send={() => send.mutateAsync({ from: chosen, to, text: text.trim() })}
      onDone={({ threadId }) => onSent(threadId)}
      onClose={onClose}
    >
      {data && numbers.length === 0 && (
        <Banner>None of this workspace’s numbers can send messages. Add one that can.</Banner>
      )}
      <Field label="From">
        <NativeSelect value={chosen} onChange={({ target }) => setFrom(target.value)}>
          {numbers.map(({ id, number, name }) => (
            <option key={id} value={id}>
              {formatPhone(number)} {name === number ? '' : name}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Field label="To" required>
        <Input
          type="tel"
          value={to}
          maxLength={16}
          autoComplete="off"
          placeholder="+15715550123"
          onChange={({ target }) => setTo(target.value.replace(/[^+\d]/g, ''))}
        />
      </Field>
      <Field label="Text" required hint={segmentWords(segmentsOf(text.trim())) || undefined}>
        <Textarea value={text} maxLength={longestText} onChange={({ target }) => setText(target.value)} />
      </Field>
    </FormDialog>
  );
}
