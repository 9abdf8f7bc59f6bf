import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { can } from '#domain/identity/permissions.ts';
import { type WebhookEventType, webhookEvents, webhookEventTypes } from '#domain/notifications/webhook-events.data.ts';
import type { Webhook } from '#domain/notifications/webhooks.ts';
import { ApiError, messageOf } from '#web/lib/api-error.ts';
import { useWorkspace } from '#web/lib/workspace.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { EventChoice } from './event-choice.tsx';

export interface WebhookInput {
  url: string;
  description: string;
  events: WebhookEventType[] | null;
}

interface WebhookDialogProps {
  title: string;
  /** The verb on the button. */
  action: string;
  /** What is changed; nothing where one is added. */
  webhook?: Webhook;
  onSave: (input: WebhookInput) => Promise<unknown>;
  onClose: () => void;
}

/** Asks where a webhook is and what it hears. */
export function WebhookDialog({ title, action, webhook, onSave, onClose }: WebhookDialogProps) {
  const { permissions } = useWorkspace();
  const mayAll = webhookEventTypes.every((type) => can(permissions, webhookEvents[type].needs));
  const [url, setUrl] = useState(webhook?.url ?? '');
  const [description, setDescription] = useState(webhook?.description ?? '');
  const [events, setEvents] = useState<WebhookEventType[] | null>(webhook ? webhook.events : mayAll ? null : []);
  const [eventsError, setEventsError] = useState<string>();
  const save = useMutation({
    // An answer may hold a secret: it does not stay in the cache.
    gcTime: 0,
    mutationFn: () => onSave({ url: url.trim(), description: description.trim(), events }),
  });
  const urlError =
    save.error instanceof ApiError ? save.error.details.find(({ path }) => path === 'body.url')?.message : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (url.trim() === '' || save.isPending) return;
    if (events?.length === 0) return setEventsError('Choose at least one event.');
    save.mutate();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form="webhook" disabled={url.trim() === ''} busy={save.isPending}>
            {action}
          </Button>
        </>
      }
    >
      <form id="webhook" onSubmit={submit} noValidate className="flex flex-col gap-5">
        {save.error && urlError === undefined && <Banner>{messageOf(save.error)}</Banner>}
        <Field label="Address" hint="Where events are posted. It begins with https://." error={urlError}>
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
        <EventChoice
          events={events}
          onChange={(next) => {
            setEventsError(undefined);
            setEvents(next);
          }}
          error={eventsError}
        />
      </form>
    </Dialog>
  );
}
