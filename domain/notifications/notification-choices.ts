import {
  type NotificationChoice,
  type NotificationTypeId,
  notificationType,
  notificationTypeIds,
} from './notification-types.data.ts';

/** What a member chose of each type. A type that is missing is as its row says. */
export type NotificationChoices = Partial<Record<NotificationTypeId, NotificationChoice>>;

export const choiceOf = (choices: NotificationChoices, id: NotificationTypeId): NotificationChoice =>
  choices[id] ?? notificationType(id)!.defaults;

const change = (
  choices: NotificationChoices,
  of: (id: NotificationTypeId, now: NotificationChoice) => NotificationChoice,
) =>
  Object.fromEntries(
    notificationTypeIds.map((id) => [id, of(id, choiceOf(choices, id))]),
  ) as Required<NotificationChoices>;

/** Email and push on for every type; SMS as it was. */
export const enableAll = (choices: NotificationChoices) =>
  change(choices, (_, { sms }) => ({ email: true, push: true, sms }));

export const disableAll = (choices: NotificationChoices) =>
  change(choices, () => ({ email: false, push: false, sms: false }));

/** Email for Security and Billing, push for Security and Calls, SMS for Security; everything else off. */
export const essentialOnly = (choices: NotificationChoices) =>
  change(choices, (id) => {
    const { category } = notificationType(id)!;
    return {
      email: category === 'Security' || category === 'Billing',
      push: category === 'Security' || category === 'Calls',
      sms: category === 'Security',
    };
  });
