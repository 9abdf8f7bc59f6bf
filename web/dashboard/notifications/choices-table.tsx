import { can } from '#domain/identity/permissions.ts';
import {
  type NotificationCategory,
  type NotificationChannel,
  type NotificationType,
  type NotificationTypeId,
  notificationCategories,
  notificationChannels,
  notificationTypeIds,
  notificationTypes,
} from '#domain/notifications/notification-types.data.ts';
import type { NotificationSettings } from '#domain/notifications/notifications.ts';
import { useWorkspace } from '#web/lib/workspace.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { Switch } from '#web/ui/switch.tsx';

const labels: Record<NotificationChannel, string> = { email: 'Email', push: 'Push', sms: 'SMS' };
const rowsOf = (id: NotificationTypeId): NotificationType => notificationTypes[id];

interface ChoicesProps {
  choices: NotificationSettings['choices'];
  onChange: (id: NotificationTypeId, channel: NotificationChannel, on: boolean) => void;
}

/** Every type that the role may hear of, by category, with a switch for each channel. */
export function ChoicesTable(props: ChoicesProps) {
  const { permissions } = useWorkspace();
  const visible = notificationTypeIds.filter((id) => can(permissions, rowsOf(id).needs));
  return (
    <div className="flex flex-col gap-6">
      {notificationCategories.map((category) => {
        const ids = visible.filter((id) => rowsOf(id).category === category);
        return ids.length > 0 && <Category key={category} category={category} ids={ids} {...props} />;
      })}
    </div>
  );
}

function Category({
  category,
  ids,
  choices,
  onChange,
}: ChoicesProps & { category: NotificationCategory; ids: NotificationTypeId[] }) {
  return (
    <Card className="overflow-hidden">
      <table className="w-full table-fixed">
        <caption className="sr-only">Notifications about {category}</caption>
        <thead className="border-line border-b bg-sunken text-left text-muted text-sm">
          <tr>
            <th scope="col" className="px-3 py-2 font-semibold text-ink sm:px-5">
              <span data-section>{category}</span>
            </th>
            {notificationChannels.map((channel) => (
              <th
                key={channel}
                scope="col"
                className="w-13 py-2 text-center font-medium last:w-15 last:pr-2 sm:w-20 sm:last:w-20 sm:last:pr-0"
              >
                {labels[channel]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {ids.map((id) => (
            <tr key={id}>
              <th scope="row" className="px-3 py-2.5 text-left font-normal sm:px-5">
                <span className="block lg:grid lg:grid-cols-[16rem_1fr] lg:items-baseline lg:gap-4">
                  <span className="flex flex-wrap items-center gap-x-2">
                    <span className="font-medium">{rowsOf(id).title}</span>
                    {rowsOf(id).critical && <Badge tone="accent">Always by email</Badge>}
                  </span>
                  <span className="block text-pretty text-muted text-sm">{rowsOf(id).description}</span>
                </span>
              </th>
              {notificationChannels.map((channel) => (
                <td key={channel} className="py-2.5 align-top last:pr-2 sm:last:pr-0 lg:align-middle">
                  <Switch
                    className="justify-center pt-0.5"
                    label={`${rowsOf(id).title}: ${labels[channel]}`}
                    labelHidden
                    checked={choices[id][channel]}
                    onChange={(on) => onChange(id, channel, on)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
