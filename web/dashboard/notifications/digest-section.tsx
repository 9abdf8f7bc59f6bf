import { timeZones } from '#domain/identity/workspaces.ts';
import { type Digest, digests } from '#domain/notifications/notification-limits.ts';
import type { NotificationSettings } from '#domain/notifications/notifications.ts';
import { formatDateTime } from '#web/lib/format.ts';
import { Field } from '#web/ui/field.tsx';
import { Select, type SelectOption } from '#web/ui/select.tsx';
import { SubjectSection } from '#web/ui/subject-section.tsx';
import { Switch } from '#web/ui/switch.tsx';

const words: Record<Digest, { label: string; description: string }> = {
  immediate: { label: 'Immediate', description: 'One email per event, at most one an hour for each type.' },
  hourly: { label: 'Hourly', description: 'One email every hour, on the hour.' },
  daily: { label: 'Daily', description: 'One email a day.' },
  weekly: { label: 'Weekly', description: 'One email every Monday.' },
  never: { label: 'Never', description: 'Only account security emails.' },
};
const digestOptions: SelectOption<Digest>[] = digests.map((value) => ({ value, ...words[value] }));
const hours: SelectOption<string>[] = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}));
const asWorkspace = 'workspace';

interface DigestProps {
  settings: NotificationSettings;
  onChange: (change: Partial<Pick<NotificationSettings, 'digest' | 'digestHour' | 'timeZone' | 'quietHours'>>) => void;
}

/** How often mail comes, by whose clock, and when nothing should. */
export function DigestSection({ settings, onChange }: DigestProps) {
  const { digest, digestHour, timeZone, workspaceTimeZone, quietHours, nextDigestAt } = settings;
  const own = [Intl.DateTimeFormat().resolvedOptions().timeZone, ...(timeZone === null ? [] : [timeZone])];
  const zones: SelectOption<string>[] = [
    { value: asWorkspace, label: `Same as the workspace (${workspaceTimeZone})` },
    ...[...new Set([...timeZones, ...own])].map((zone) => ({ value: zone, label: zone })),
  ];
  return (
    <SubjectSection
      title="Email digest"
      hint="Combines your notifications into one email. Account security emails are sent right away."
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Email digest">
          <Select options={digestOptions} value={digest} onChange={(value) => onChange({ digest: value })} />
        </Field>
        {(digest === 'daily' || digest === 'weekly') && (
          <Field label="Time">
            <Select
              options={hours}
              value={String(digestHour)}
              onChange={(value) => onChange({ digestHour: Number(value) })}
            />
          </Field>
        )}
        <Field label="Time zone">
          <Select
            options={zones}
            value={timeZone ?? asWorkspace}
            onChange={(value) => onChange({ timeZone: value === asWorkspace ? null : value })}
          />
        </Field>
      </div>
      {nextDigestAt !== null && (
        <p className="text-muted text-sm">
          Next digest: {formatDateTime(nextDigestAt, timeZone ?? workspaceTimeZone)}.
        </p>
      )}
      <Switch
        label="Quiet hours"
        hint="Emails and push notifications wait until quiet hours end, except for account security."
        checked={quietHours !== null}
        onChange={(on) => onChange({ quietHours: on ? { from: 22, to: 7 } : null })}
      />
      {quietHours !== null && (
        <div className="grid gap-4 sm:grid-cols-2">
          {(['from', 'to'] as const).map((end) => (
            <Field key={end} label={end === 'from' ? 'From' : 'Until'}>
              <Select
                options={hours.map((hour) => ({
                  ...hour,
                  disabled: hour.value === String(quietHours[end === 'from' ? 'to' : 'from']),
                }))}
                value={String(quietHours[end])}
                onChange={(value) => onChange({ quietHours: { ...quietHours, [end]: Number(value) } })}
              />
            </Field>
          ))}
        </div>
      )}
    </SubjectSection>
  );
}
