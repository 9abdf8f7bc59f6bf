import { useState } from 'react';
import { can } from '#domain/identity/permissions.ts';
import {
  type WebhookSubscription,
  webhookEvents,
  webhookEventTypes,
} from '#domain/notifications/webhook-events.data.ts';
import type { WebhookFormat } from '#domain/notifications/webhook-limits.ts';
import type { Webhook } from '#domain/notifications/webhooks.ts';
import { problemAt } from '#web/lib/api-error.ts';
import { useWorkspace } from '#web/lib/workspace.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { EventChoice } from './event-choice.tsx';

export interface WebhookInput {
  url: string;
  description: string;
  events: WebhookSubscription[] | null;
  /** Only where one is added. */
  format?: WebhookFormat;
}

const formats: { value: WebhookFormat; label: string }[] = [
  { value: 'parley', label: 'Parley (all events)' },
  { value: 'retell', label: 'Retell (calls only, for receivers built for Retell)' },
  { value: 'vapi', label: 'Vapi (calls only, for receivers built for Vapi)' },
];

interface WebhookDialogProps<R> {
  title: string;
  /** The verb on the button. */
  action: string;
  /** What is changed; nothing where one is added. */
  webhook?: Webhook;
  onSave: (input: WebhookInput) => Promise<R>;
  says?: string;
  onDone?: (saved: R) => void;
  onClose: () => void;
}

/** Asks where a webhook is and what it hears. */
export function WebhookDialog<R>({ webhook, onSave, ...dialog }: WebhookDialogProps<R>) {
  const { permissions } = useWorkspace();
  const mayAll = webhookEventTypes.every((type) => can(permissions, webhookEvents[type].needs));
  const [url, setUrl] = useState(webhook?.url ?? '');
  const [description, setDescription] = useState(webhook?.description ?? '');
  const [events, setEvents] = useState<WebhookSubscription[] | null>(webhook ? webhook.events : mayAll ? null : []);
  const [format, setFormat] = useState<WebhookFormat>(webhook?.format ?? 'parley');
  const isOwn = format === 'parley';
  return (
    <FormDialog
      {...dialog}
      ready={url.trim() !== ''}
      send={async () => {
        const about = { url: url.trim(), description: description.trim() };
        if (!isOwn && !webhook) return onSave({ ...about, events: null, format });
        if (events?.length === 0) throw problemAt('events', 'Choose at least one event.');
        return onSave({ ...about, events });
      }}
      reloads="webhooks"
      secret
    >
      {(problemOf) => (
        <>
          <Field label="URL" hint="Where events are sent. Must start with https://." error={problemOf('url')}>
            <Input
              type="url"
              value={url}
              maxLength={1000}
              autoComplete="off"
              placeholder="https://example.com/webhooks"
              onChange={(event) => setUrl(event.target.value)}
            />
          </Field>
          <Field label="Description" optional>
            <Input
              value={description}
              maxLength={200}
              autoComplete="off"
              placeholder="Bookings into our CRM"
              onChange={(event) => setDescription(event.target.value)}
            />
          </Field>
          {!webhook && (
            <Field label="Format" hint="The message format can’t be changed later." error={problemOf('format')}>
              <Select options={formats} value={format} onChange={setFormat} />
            </Field>
          )}
          {(isOwn || webhook) && <EventChoice events={events} onChange={setEvents} error={problemOf('events')} />}
        </>
      )}
    </FormDialog>
  );
}
