import { TriangleAlert } from 'lucide-react';
import type { ActionTemplate } from '#domain/actions/actions.ts';
import { Badge } from '#web/ui/badge.tsx';
import { TemplateCard } from '#web/ui/template-card.tsx';
import { iconOf } from './action-icons.ts';

interface ActionTemplateCardProps {
  template: ActionTemplate;
  /** Absent for those who may not make actions. */
  onUse: (() => void) | undefined;
  busy: boolean;
  disabled: boolean;
}

/** One template: what it does, when it can run, and the button that makes an action of it. */
export function ActionTemplateCard({ template, ...use }: ActionTemplateCardProps) {
  return (
    <TemplateCard template={template} icon={iconOf(template.id)} {...use}>
      <ul aria-label="Triggers" className="-mt-1 mb-5 flex flex-wrap gap-1.5">
        {template.triggers.map((trigger) => (
          <li key={trigger}>
            <Badge>{trigger}</Badge>
          </li>
        ))}
      </ul>
      {template.missing && (
        <p className="mb-4 flex items-start gap-2 text-sm text-warning-text">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {template.missing}
        </p>
      )}
    </TemplateCard>
  );
}
