import { useState } from 'react';
import type { TriggerKind, TriggerSettings } from '#domain/actions/automations.ts';
import { ChosenAgents, dayOptions, outcomeOptions, Several } from '#web/dashboard/actions/trigger-choices.tsx';
import { useWorkspace } from '#web/lib/workspace.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Input } from '#web/ui/input.tsx';
import { RadioGroup } from '#web/ui/radio.tsx';
import { kindNames, knownNames } from './trigger-labels.ts';
import { useAutomationChanges } from './use-automations.ts';

const fresh: { [Kind in TriggerKind]: Extract<TriggerSettings, { kind: Kind }> } = {
  call_ended: { kind: 'call_ended', agentIds: [], outcomes: [], reasons: [] },
  contact_added: { kind: 'contact_added', tags: [] },
  schedule: { kind: 'schedule', at: '09:00', days: [1] },
};

function Settings({ settings, onChange }: { settings: TriggerSettings; onChange: (next: TriggerSettings) => void }) {
  const { timeZone } = useWorkspace();
  if (settings.kind === 'schedule')
    return (
      <>
        <Field label="At" hint={`In the ${timeZone} time zone.`}>
          <Input
            type="time"
            className="w-32"
            required
            value={settings.at}
            onChange={(event) => onChange({ ...settings, at: event.target.value })}
          />
        </Field>
        <Several
          legend="On these days"
          options={dayOptions}
          chosen={settings.days}
          onChange={(days) => onChange({ ...settings, days })}
          disabled={false}
        />
      </>
    );
  if (settings.kind === 'contact_added')
    return (
      <Field label="With one of these tags" hint="Separate tags with commas. Leave empty for any contact.">
        <Input
          value={settings.tags.join(', ')}
          onChange={(event) => onChange({ ...settings, tags: event.target.value.split(/,\s*/).slice(0, 20) })}
        />
      </Field>
    );
  return (
    <>
      <ChosenAgents
        chosen={settings.agentIds}
        onChange={(agentIds) => onChange({ ...settings, agentIds })}
        disabled={false}
      />
      <Several
        legend="With these outcomes"
        all="all outcomes"
        options={outcomeOptions}
        chosen={settings.outcomes}
        onChange={(outcomes) => onChange({ ...settings, outcomes })}
        disabled={false}
      />
    </>
  );
}

/** What is sent: tags without the empty ones that typing leaves. */
const sendable = (settings: TriggerSettings): TriggerSettings =>
  settings.kind === 'contact_added'
    ? { ...settings, tags: settings.tags.map((tag) => tag.trim()).filter(Boolean) }
    : settings;

/** Has a workflow run by itself from now on. */
export function TriggerDialog({ workflowId, onClose }: { workflowId: string; onClose: () => void }) {
  const [settings, setSettings] = useState<TriggerSettings>(fresh.call_ended);
  const { add } = useAutomationChanges(workflowId);
  return (
    <FormDialog
      title="Add trigger"
      description="The workflow then runs automatically, without a caller."
      action="Add trigger"
      send={() => add.mutateAsync(sendable(settings))}
      onClose={onClose}
    >
      <RadioGroup
        legend="Run this workflow"
        value={settings.kind}
        onChange={(kind) => setSettings(fresh[kind])}
        options={Object.entries(kindNames).map(([value, label]) => ({ value: value as TriggerKind, label }))}
      />
      <Settings settings={settings} onChange={setSettings} />
      <p className="text-muted text-sm">{knownNames[settings.kind]}</p>
    </FormDialog>
  );
}
