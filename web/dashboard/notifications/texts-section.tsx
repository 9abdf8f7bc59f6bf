import { type FormEvent, useState } from 'react';
import { href, Link } from 'react-router';
import type { NotificationSettings } from '#domain/notifications/notifications.ts';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { query, queryClient } from '#web/lib/query.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { PhoneNumber } from '#web/ui/phone-number.tsx';
import { SubjectSection } from '#web/ui/subject-section.tsx';

const keep = (settings: NotificationSettings) =>
  queryClient.setQueryData<NotificationSettings>(query.notifications.settings().queryKey, settings);

interface AskProps {
  label: string;
  action: string;
  /** What the browser offers to fill in. */
  autoComplete: 'tel' | 'one-time-code';
  send: (written: string) => Promise<NotificationSettings>;
}

/** One field with its button. */
function Ask({ label, action, autoComplete, send }: AskProps) {
  const [written, setWritten] = useState('');
  const work = useChange(send, {
    next: keep,
    refusal: 'shown',
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    work.mutate(written);
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-3">
      {work.error && <Banner>{messageOf(work.error)}</Banner>}
      <div className="flex flex-wrap items-end gap-3">
        <Field label={label} className="min-w-48 max-w-xs grow">
          <Input
            required
            inputMode={autoComplete === 'tel' ? 'tel' : 'numeric'}
            autoComplete={autoComplete}
            value={written}
            onChange={(event) => setWritten(event.target.value)}
          />
        </Field>
        <Button type="submit" variant="outline" busy={work.isPending}>
          {action}
        </Button>
      </div>
    </form>
  );
}

/** Where a member is texted what they switched on for SMS: a number that a code confirmed. */
export function TextsSection({ settings: { phone, textsFrom } }: { settings: NotificationSettings }) {
  const remove = useChange(() => api.notifications.removePhone(), {
    says: 'Text notifications are off',
    next: (settings) => keep(settings),
  });
  return (
    <SubjectSection
      title="Text messages"
      hint={
        textsFrom === null
          ? 'SMS notifications are sent from one of this workspace’s phone numbers.'
          : `SMS notifications are sent from ${textsFrom}, at the regular price of a text message.`
      }
    >
      {textsFrom === null && (
        <p className="text-muted">
          This workspace has no phone number that can send texts.{' '}
          <Link className="underline" to={href('/dashboard/phone-numbers')}>
            Add one
          </Link>{' '}
          first.
        </p>
      )}
      {phone === null && textsFrom !== null && (
        <Ask
          label="Your phone number"
          action="Text me a code"
          autoComplete="tel"
          send={(written) => api.notifications.setPhone({ body: { phone: written } })}
        />
      )}
      {phone !== null && (
        <div className="flex items-center gap-3 rounded-lg border border-line bg-surface py-2 pr-2 pl-4">
          <span className="flex min-w-0 grow items-center gap-2">
            <PhoneNumber number={phone.number} />
            <Badge tone={phone.confirmed ? 'success' : 'neutral'}>
              {phone.confirmed ? 'Confirmed' : 'Not confirmed'}
            </Badge>
          </span>
          <Button variant="ghost" busy={remove.isPending} onClick={() => remove.mutate()}>
            Remove
          </Button>
        </div>
      )}
      {phone !== null && !phone.confirmed && (
        <Ask
          label="Verification code"
          action="Confirm"
          autoComplete="one-time-code"
          send={(written) => api.notifications.confirmPhone({ body: { code: written.trim() } })}
        />
      )}
    </SubjectSection>
  );
}
