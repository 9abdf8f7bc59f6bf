import { type FormEvent, useState } from 'react';
import type { targetForms } from '#domain/notifications/notification-targets.ts';
import { type NotificationCategory, notificationCategories } from '#domain/notifications/notification-types.data.ts';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select, type SelectOption } from '#web/ui/select.tsx';

type Form = (typeof targetForms)[number];
const forms: SelectOption<Form>[] = [
  { value: 'slack', label: 'Slack', description: 'Slack, Mattermost and others that take { "text" }.' },
  { value: 'json', label: 'JSON', description: 'The sentence with its type, category, time and address.' },
];

/** Asks where a webhook is and what it is told. */
export function AddWebhookDialog({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState('');
  const [url, setUrl] = useState('');
  const [form, setForm] = useState<Form>('slack');
  const [categories, setCategories] = useState<NotificationCategory[]>(['Calls', 'System']);
  const add = useChange(
    () => api.notificationTargets.create({ body: { name: name.trim(), url: url.trim(), form, categories } }),
    {
      reloads: 'notificationTargets',
      says: ({ name: made }) => `${made} was added`,
      next: onClose,
      refusal: 'shown',
    },
  );
  const lacks = name.trim() === '' || url.trim() === '' || categories.length === 0;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!lacks && !add.isPending) add.mutate();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Add webhook"
      description="Its address is kept sealed and is not shown again."
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form="add-webhook" disabled={lacks} busy={add.isPending}>
            Add webhook
          </Button>
        </>
      }
    >
      <form id="add-webhook" onSubmit={submit} noValidate className="flex flex-col gap-5">
        {add.error && <Banner>{messageOf(add.error)}</Banner>}
        <Field label="Name">
          <Input
            value={name}
            maxLength={80}
            placeholder="Team channel"
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
        <Field label="Address" hint="It begins with https://.">
          <Input
            type="url"
            value={url}
            maxLength={1000}
            autoComplete="off"
            placeholder="https://hooks.slack.com/services/…"
            onChange={(event) => setUrl(event.target.value)}
          />
        </Field>
        <Field label="Form">
          <Select options={forms} value={form} onChange={setForm} />
        </Field>
        <fieldset>
          <legend className="mb-3 font-medium">What it is told</legend>
          <div className="grid gap-3 sm:grid-cols-2">
            {notificationCategories.map((category) => (
              <Checkbox
                key={category}
                label={category}
                checked={categories.includes(category)}
                onChange={(on) =>
                  setCategories(
                    notificationCategories.filter((one) => (one === category ? on : categories.includes(one))),
                  )
                }
              />
            ))}
          </div>
        </fieldset>
      </form>
    </Dialog>
  );
}
