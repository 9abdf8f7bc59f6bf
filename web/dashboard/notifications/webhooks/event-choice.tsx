import { can } from '#domain/identity/permissions.ts';
import {
  isSentFor,
  type WebhookEventType,
  type WebhookSubscription,
  webhookEvents,
  webhookEventTypes,
} from '#domain/notifications/webhook-events.data.ts';
import { useWorkspace } from '#web/lib/workspace.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { RadioGroup } from '#web/ui/radio.tsx';

interface EventChoiceProps {
  /** Null: all. */
  events: readonly WebhookSubscription[] | null;
  onChange: (events: WebhookEventType[] | null) => void;
  error: string | undefined;
}

/** What a webhook is told of. No one has sent somewhere what their own role may not see. */
export function EventChoice({ events, onChange, error }: EventChoiceProps) {
  const { permissions } = useWorkspace();
  const maySee = (type: WebhookEventType) => can(permissions, webhookEvents[type].needs);
  const mayAll = webhookEventTypes.every(maySee);
  const toggle = (type: WebhookEventType, on: boolean) =>
    onChange(webhookEventTypes.filter((one) => (one === type ? on : isSentFor(events ?? [], one))));
  return (
    <div className="flex flex-col gap-4">
      <RadioGroup
        legend="Events"
        options={[
          {
            value: 'all',
            label: 'All events',
            description: 'All events except call turns, including events added in later versions.',
            disabled: !mayAll,
          },
          { value: 'some', label: 'Only selected' },
        ]}
        value={events === null ? 'all' : 'some'}
        onChange={(next) => onChange(next === 'all' ? null : [])}
      />
      {events !== null && (
        <fieldset aria-describedby="events-error" className="grid gap-3 sm:grid-cols-2">
          <legend className="sr-only">Only selected events</legend>
          {webhookEventTypes.map((type) => (
            <Checkbox
              key={type}
              label={webhookEvents[type].title}
              hint={maySee(type) ? <code className="font-mono">{type}</code> : 'Your role can’t see this.'}
              checked={isSentFor(events, type)}
              onChange={(on) => toggle(type, on)}
              disabled={!maySee(type)}
            />
          ))}
        </fieldset>
      )}
      <p id="events-error" aria-live="polite" className="text-danger-text text-sm empty:hidden">
        {error}
      </p>
    </div>
  );
}
