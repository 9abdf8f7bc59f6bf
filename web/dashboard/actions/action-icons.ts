import {
  CalendarPlus,
  Database,
  type LucideIcon,
  Mail,
  MessageSquare,
  PhoneOutgoing,
  Webhook,
  Zap,
} from 'lucide-react';

const icons: Record<string, LucideIcon> = {
  'send-email': Mail,
  'create-calendar-event': CalendarPlus,
  'update-crm': Database,
  'send-sms': MessageSquare,
  'make-phone-call': PhoneOutgoing,
  'custom-webhook': Webhook,
};

/** By the template's id; a template without one gets a plain mark. */
export const iconOf = (template: string): LucideIcon => icons[template] ?? Zap;
