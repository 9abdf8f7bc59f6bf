import { useState } from 'react';
import type { targetForms } from '#domain/notifications/notification-targets.ts';
import { type NotificationCategory, notificationCategories } from '#domain/notifications/notification-types.data.ts';
import { api } from '#web/lib/api.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select, type SelectOption } from '#web/ui/select.tsx';

type Form = (typeof targetForms)[number];
const forms: SelectOption<Form>[] = [
  { value: 'slack', label: 'Slack', description: 'For Slack, Mattermost, and other services that accept { "text" }.' },
  { value: 'json', label: 'JSON', description: 'Sends the message with its type, category, time, and URL.' },
];

/** Asks where a webhook is and what it is told. */
export function AddWebhookDialog({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState('');
  const [url, setUrl] = useState('');
  const [form, setForm] = useState<Form>('slack');
  const [categories, setCategories] = useState<NotificationCategory[]>(['Calls', 'System']);
  const lacks = name.trim() === '' || url.trim() === '' || categories.length === 0;

  return (
    <FormDialog
      title="Add webhook"
      description="The URL is stored encrypted and isn’t shown again."
      action="Add webhook"
      ready={!lacks}
      send={() => api.notificationTargets.create({ body: { name: name.trim(), url: url.trim(), form, categories } })}
      reloads="notificationTargets"
      says={({ name: made }) => `${made} added`}
      onClose={onClose}
    >
      <Field label="Name">
        <Input
          value={name}
          maxLength={80}
          placeholder="Team channel"
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <Field label="URL" hint="Must start with https://.">
        <Input
          type="url"
          value={url}
          maxLength={1000}
          autoComplete="off"
          placeholder="https://hooks.slack.com/services/…"
          onChange={(event) => setUrl(event.target.value)}
        />
      </Field>
      <Field label="Format">
        <Select options={forms} value={form} onChange={setForm} />
      </Field>
      <fieldset>
        <legend className="mb-3 font-medium">Events</legend>
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
    </FormDialog>
  );
}
