import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type AlertFigureId,
  type AlertRule,
  alertFigures,
  alertWindows,
  sayFigure,
  type Watched,
} from '#domain/calls/alerts.ts';
import { CallFilterBar } from '#web/dashboard/calls/call-filter-bar.tsx';
import { api } from '#web/lib/api.ts';
import { problemAt } from '#web/lib/api-error.ts';
import { useWorkspace } from '#web/lib/workspace.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Input } from '#web/ui/input.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import { Select } from '#web/ui/select.tsx';
import { unitOf, usualRules, windowWords } from './alert-labels.ts';

type Wanted = Watched & { name: string };

const figures = Object.entries(alertFigures).map(([value, { label, hint }]) => ({
  value: value as AlertFigureId,
  label,
  description: hint,
}));
const windows = alertWindows.map((minutes) => ({ value: String(minutes), label: windowWords[minutes] }));
const whens = [
  { value: 'above', label: 'is above' },
  { value: 'below', label: 'is below' },
] as const;

/** What the figure is now, so that a limit can be chosen with sense. */
function Now({ wanted: { name: _, ...watched } }: { wanted: Wanted }) {
  const { id: workspaceId } = useWorkspace();
  const { data } = useQuery({
    queryKey: ['alerts', 'preview', workspaceId, watched],
    queryFn: ({ signal }) => api.alerts.preview({ body: watched }, { signal }),
    placeholderData: (before) => before,
  });
  const words = () => {
    if (data === undefined) return 'Checking…';
    if (data.closed) return 'You’re closed now. Checks resume when you open.';
    if (data.value === null) return 'Too few calls to tell.';
    const raised = data.raised ? ' This would trigger an alert.' : ' This wouldn’t trigger an alert.';
    return `Currently ${sayFigure(watched.figure, data.value)}.${raised}`;
  };
  return (
    <p aria-live="polite" className="min-h-10 rounded-md bg-sunken px-3 py-2 text-muted">
      {words()}
    </p>
  );
}

function Limit({ wanted, onChange }: { wanted: Wanted; onChange: (change: Partial<Wanted>) => void }) {
  return (
    <div className="grid grid-cols-2 gap-4">
      <Field label="Condition">
        <Select options={whens} value={wanted.when} onChange={(when) => onChange({ when })} />
      </Field>
      <NumberField
        key={wanted.figure}
        label="Limit"
        value={wanted.limit}
        onChange={(limit) => limit !== undefined && onChange({ limit })}
        min={0}
        max={1_000_000_000}
        unit={unitOf(wanted.figure)}
      />
    </div>
  );
}

/** Sets up what is watched, or changes it. */
export function RuleDialog({ rule, onClose }: { rule: AlertRule | null; onClose: () => void }) {
  const [wanted, setWanted] = useState<Wanted>(rule ?? { ...usualRules[0]!, name: '' });
  const change = (part: Partial<Wanted>) => setWanted((before) => ({ ...before, ...part }));
  const { figure, when, limit, minutes, leastCalls, filters, openHoursOnly = false } = wanted;
  const name = wanted.name.trim();
  const isOfCalls = alertFigures[figure].of === 'calls';
  return (
    <FormDialog
      title={rule ? 'Edit alert' : 'New alert'}
      description="When a metric crosses its limit, we notify everyone who has this notification turned on."
      action={rule ? 'Save' : 'Create alert'}
      send={async () => {
        if (name === '') throw problemAt('name', 'Enter a name.');
        const body = { name, figure, when, limit, minutes, leastCalls, filters, openHoursOnly };
        return rule ? api.alerts.updateRule({ params: { ruleId: rule.id }, body }) : api.alerts.createRule({ body });
      }}
      reloads="alerts"
      says={rule ? `${name} changed` : `${name} is now monitored`}
      onClose={onClose}
    >
      {(problemOf) => (
        <>
          <Field label="Name" required error={problemOf('name')}>
            <Input
              value={wanted.name}
              maxLength={60}
              placeholder="Success rate drop"
              onChange={({ target }) => change({ name: target.value })}
            />
          </Field>
          <Field label="Metric">
            <Select options={figures} value={figure} onChange={(next) => change({ figure: next })} />
          </Field>
          <Limit wanted={wanted} onChange={change} />
          <Field label="Over">
            <Select
              options={windows}
              value={String(minutes)}
              onChange={(next) => change({ minutes: Number(next) as Wanted['minutes'] })}
            />
          </Field>
          <Checkbox
            label="Business hours only"
            hint="Excludes nights and holidays. You won’t be notified while you’re closed."
            checked={openHoursOnly}
            onChange={(next) => change({ openHoursOnly: next })}
          />
          {isOfCalls && figure !== 'calls' && (
            <NumberField
              label="Minimum calls"
              hint="With fewer calls, no alert is triggered."
              value={leastCalls}
              onChange={(least) => least !== undefined && change({ leastCalls: least })}
              min={0}
              max={100_000}
              unit="calls"
            />
          )}
          {isOfCalls && (
            <div>
              <p className="mb-1.5 font-medium">Which calls</p>
              <CallFilterBar
                asked={{ ...filters, tests: 'with' }}
                only={['agentId', 'channel', 'direction', 'workflowId', 'campaignId']}
                onChange={(given) =>
                  change({
                    filters: Object.fromEntries(
                      Object.entries({ ...filters, ...given }).filter(([, value]) => value !== ''),
                    ) as Wanted['filters'],
                  })
                }
              />
            </div>
          )}
          <Now wanted={wanted} />
        </>
      )}
    </FormDialog>
  );
}
