import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import type { NotificationSettings } from '#domain/notifications/notifications.ts';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { queryClient } from '#web/lib/query.ts';
import { site } from '#web/lib/site.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { SubjectSection } from '#web/ui/subject-section.tsx';
import { currentFingerprint, pushSupported, subscribe, unsubscribe } from './push-browser.ts';

const ownKey = ['push', 'fingerprint'];
const askWhoIsHere = () => queryClient.invalidateQueries({ queryKey: ownKey });

/** Whether this browser is told, and the others that are. */
export function PushSection({ settings: { pushKey, devices } }: { settings: NotificationSettings }) {
  const { data: fingerprint = null } = useQuery({ queryKey: ownKey, queryFn: currentFingerprint });
  const here = devices.find((device) => device.fingerprint === fingerprint);
  const turnOn = useChange(async () => api.notifications.addDevice({ body: await subscribe(pushKey) }), {
    reloads: 'notifications',
    says: 'Notifications are on in this browser',
    next: askWhoIsHere,
    refusal: 'shown',
  });
  const remove = useChange(
    async (deviceId: string) => {
      await api.notifications.removeDevice({ params: { deviceId } });
      if (deviceId === here?.id) await unsubscribe();
    },
    { reloads: 'notifications', next: askWhoIsHere },
  );

  return (
    <SubjectSection
      title="Browser push"
      hint={`You get push notifications in these browsers, even when ${site.name} isn’t open.`}
    >
      {!pushSupported() && (
        <p className="text-muted">
          Notifications aren’t available in this browser. They require HTTPS. On iPhone, add {site.name} to your Home
          Screen first.
        </p>
      )}
      {pushSupported() && !here && (
        <>
          {turnOn.error && <Banner>{messageOf(turnOn.error)}</Banner>}
          <div>
            <Button variant="outline" busy={turnOn.isPending} onClick={() => turnOn.mutate()}>
              {turnOn.error ? 'Try again' : 'Turn on in this browser'}
            </Button>
          </div>
        </>
      )}
      {devices.length > 0 && (
        <ul aria-label="Notified browsers" className="divide-y divide-line rounded-lg border border-line bg-surface">
          {devices.map((device) => (
            <li key={device.id} className="flex items-center gap-3 py-2 pr-2 pl-4">
              <span className="min-w-0 grow">
                <span className="flex items-center gap-2">
                  <span className="truncate">{device.name}</span>
                  {device.id === here?.id && <Badge tone="accent">This browser</Badge>}
                </span>
                <span className="block text-muted text-sm">
                  Since <Moment iso={device.createdAt} format="date" />
                </span>
              </span>
              <Button
                variant="ghost"
                size="icon"
                aria-label={`Remove ${device.name}`}
                busy={remove.isPending && remove.variables === device.id}
                onClick={() => remove.mutate(device.id)}
              >
                <Trash2 aria-hidden />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </SubjectSection>
  );
}
