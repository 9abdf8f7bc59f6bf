import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { type AlertRule, sayFigure } from '#domain/calls/alerts.ts';
import { api } from '#web/lib/api.ts';
import { useCan } from '#web/lib/can.tsx';
import { useChange } from '#web/lib/use-change.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { sentenceOf } from './alert-labels.ts';

function RuleItem({ rule, onChange, onDelete }: { rule: AlertRule; onChange: () => void; onDelete: () => void }) {
  const { id: ruleId, name, figure, value, checkedAt, active, openAlertId, openHoursOnly } = rule;
  const mayWrite = useCan('analytics:write');
  const toggle = useChange((next: boolean) => api.alerts.updateRule({ params: { ruleId }, body: { active: next } }), {
    reloads: 'alerts',
  });
  const now = () => {
    if (!active) return 'Off.';
    if (checkedAt === null) return openHoursOnly ? 'Checked during business hours.' : 'Checked within a minute.';
    return value === null ? 'Too few calls to tell.' : `Currently ${sayFigure(figure, value)}.`;
  };
  return (
    <li className="flex items-center gap-4 px-5 py-3">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <span dir="auto">{name}</span>
          {openAlertId && <Badge tone="danger">Raised</Badge>}
        </p>
        <p className="text-muted text-sm">
          {sentenceOf(rule)}. {now()}
        </p>
      </div>
      {mayWrite && (
        <>
          <Switch
            label={`Watch ${name}`}
            labelHidden
            checked={active}
            disabled={toggle.isPending}
            onChange={(next) => toggle.mutate(next)}
          />
          <Button variant="ghost" size="icon" aria-label={`Change ${name}`} onClick={onChange}>
            <Pencil />
          </Button>
          <Button variant="ghost" size="icon" aria-label={`Delete ${name}`} onClick={onDelete}>
            <Trash2 />
          </Button>
        </>
      )}
    </li>
  );
}

/** What is watched. */
export function RulesCard({ rules, onChange }: { rules: readonly AlertRule[]; onChange: (rule: AlertRule) => void }) {
  const [deleting, setDeleting] = useState<AlertRule | null>(null);
  const remove = useChange(({ id: ruleId }: AlertRule) => api.alerts.removeRule({ params: { ruleId } }), {
    reloads: 'alerts',
    says: (_, { name }) => `${name} is no longer monitored`,
  });
  return (
    <Card>
      <CardHeader
        title="Alert rules"
        hint="Checked every minute, or every five minutes for rules that cover a day or more."
      />
      <ul aria-label="Alert rules" className="divide-y divide-line border-line border-t">
        {rules.map((rule) => (
          <RuleItem key={rule.id} rule={rule} onChange={() => onChange(rule)} onDelete={() => setDeleting(rule)} />
        ))}
      </ul>
      {deleting && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setDeleting(null)}
          title={`Delete ${deleting.name}?`}
          action="Delete alert"
          onConfirm={() => remove.mutateAsync(deleting)}
        >
          Past alerts from this rule will be deleted, too.
        </ConfirmDialog>
      )}
    </Card>
  );
}
