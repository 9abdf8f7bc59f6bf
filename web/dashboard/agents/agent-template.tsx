import { CalendarCheck, ClipboardList, Headset, type LucideIcon, Sparkles, TrendingUp } from 'lucide-react';
import type { AgentTemplateCard } from '#domain/agents/agents.ts';
import { TemplateCard } from '#web/ui/template-card.tsx';

/** By the template's name; a template without one gets a plain mark. */
const icons: Record<string, LucideIcon> = {
  'Sales Assistant': TrendingUp,
  'Customer Support': Headset,
  'Appointment Scheduler': CalendarCheck,
  'Survey Collector': ClipboardList,
};

interface AgentTemplateProps {
  template: AgentTemplateCard;
  busy: boolean;
  disabled: boolean;
  onUse: () => void;
}

/** One template: what it does, how it sounds, and the button that makes an agent of it. */
export function AgentTemplate({ template, ...use }: AgentTemplateProps) {
  return (
    <TemplateCard template={template} icon={icons[template.name] ?? Sparkles} {...use}>
      <p className="-mt-1 mb-5 text-muted">
        <span className="font-medium text-ink">Personality:</span> {template.personality}
      </p>
    </TemplateCard>
  );
}
