import { disableAll, enableAll, essentialOnly } from '#domain/notifications/notification-choices.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { useCan } from '#web/lib/can.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SectionNav } from '#web/ui/section-nav.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ChoicesTable } from './choices-table.tsx';
import { DigestSection } from './digest-section.tsx';
import { PushSection } from './push-section.tsx';
import { TextsSection } from './texts-section.tsx';
import { useNotificationSettings } from './use-notification-settings.ts';
import { WebhooksSection } from './webhooks-section.tsx';

const presets = [
  { label: 'Enable All', of: enableAll, said: 'All notifications enabled' },
  { label: 'Disable All', of: disableAll, said: 'All notifications disabled' },
  { label: 'Essential Only', of: essentialOnly, said: 'Essential notifications only' },
] as const;

/** What someone hears of in this workspace, how, and when. Each change is saved at once. */
export default function NotificationSettingsPage() {
  const { settings, save } = useNotificationSettings();
  const maySeeWebhooks = useCan('settings:read');
  const { data, error, refetch } = settings;
  return (
    <>
      <PageHeader
        title="Notification Settings"
        subtitle="Choose what you’re notified about in this workspace. Changes are saved immediately and affect only you."
        actions={presets.map(({ label, of, said }) => (
          <Button
            key={label}
            variant="outline"
            disabled={!data}
            onClick={() => data && save({ choices: of(data.choices) }, said)}
          >
            {label}
          </Button>
        ))}
      />
      {!data && error && (
        <ErrorState
          title="Couldn’t load your notification settings."
          message={messageOf(error)}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && (
        <div className="flex flex-col gap-6" aria-hidden>
          {[1, 2, 3].map((n) => (
            <Skeleton key={n} className="h-52 rounded-lg" />
          ))}
        </div>
      )}
      {data && (
        <>
          {data.phone?.confirmed !== true && (
            <Banner tone="info" className="mb-6">
              SMS notifications need your phone number. Confirm it under Text messages below.
            </Banner>
          )}
          <SectionNav label="Sections">
            <ChoicesTable
              choices={data.choices}
              onChange={(id, channel, on) => save({ choices: { [id]: { ...data.choices[id], [channel]: on } } })}
            />
            <div className="mt-8">
              <DigestSection settings={data} onChange={save} />
              <PushSection settings={data} />
              <TextsSection settings={data} />
              {maySeeWebhooks && <WebhooksSection />}
            </div>
          </SectionNav>
        </>
      )}
    </>
  );
}
