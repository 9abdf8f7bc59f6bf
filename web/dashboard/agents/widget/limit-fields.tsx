import type { Widget, WidgetLimits } from '#domain/channels/widgets.ts';
import { Card, CardBody, CardHeader } from '#web/ui/card.tsx';
import { NumberField } from '#web/ui/number-field.tsx';

const fields: { name: keyof WidgetLimits; label: string; unit: string; max: number }[] = [
  { name: 'conversationsPerHour', label: 'Conversations per visitor per hour', unit: 'conversations', max: 100 },
  { name: 'messagesPerChat', label: 'Messages per chat', unit: 'messages', max: 500 },
  { name: 'minutesPerCall', label: 'Max duration', unit: 'minutes', max: 30 },
  {
    name: 'conversationsPerDay',
    label: 'Conversations per 24 hours (all visitors)',
    unit: 'conversations',
    max: 10_000,
  },
  { name: 'minutesPerDay', label: 'Call minutes per 24 hours (all visitors)', unit: 'minutes', max: 10_000 },
];

interface LimitFieldsProps {
  widget: Widget;
  limits: WidgetLimits;
  onChange: (change: Partial<WidgetLimits>) => void;
  disabled: boolean;
}

/** How much visitors whom no one knows may use, and what they used. */
export function LimitFields({ widget, limits, onChange, disabled }: LimitFieldsProps) {
  const { lastDay, last30Days } = widget;
  return (
    <Card>
      <CardHeader
        title="Limits"
        hint="These limits apply to anonymous visitors, identified by their network. Visitors who reach a limit see a message that explains why."
      />
      <CardBody className="flex flex-col gap-5">
        <p className="text-muted">
          Last 24 hours: {lastDay.conversations} conversations, {lastDay.minutes} call minutes. Last 30 days:{' '}
          {last30Days.conversations} conversations, {last30Days.minutes} minutes.
        </p>
        <div className="grid gap-5 sm:grid-cols-2">
          {fields.map(({ name, label, unit, max }) => (
            <NumberField
              key={name}
              label={label}
              unit={unit}
              max={max}
              min={1}
              value={limits[name]}
              disabled={disabled}
              onChange={(value) => value !== undefined && onChange({ [name]: value })}
            />
          ))}
        </div>
      </CardBody>
    </Card>
  );
}
