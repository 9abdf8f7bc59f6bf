import {
  CalendarCheck,
  ClipboardList,
  CreditCard,
  Headset,
  type LucideIcon,
  Ticket,
  TrendingUp,
  Workflow,
} from 'lucide-react';

/** By the template's id. */
const icons: Record<string, LucideIcon> = {
  'lead-qualification': TrendingUp,
  'appointment-booking': CalendarCheck,
  'customer-support-triage': Headset,
  'survey-collection': ClipboardList,
  'payment-reminder': CreditCard,
  'event-registration': Ticket,
};

/** The picture of a template; a plain one for what began from nothing. */
export const iconOf = (template: string | null): LucideIcon => (template && icons[template]) || Workflow;
