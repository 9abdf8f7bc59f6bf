import { Plus } from 'lucide-react';
import { useState } from 'react';
import {
  type AgentRetention,
  keptKinds,
  type Retention,
  type RetentionDays,
  usualDays,
} from '#domain/privacy/retention.ts';
import { AgentSelect } from '#web/dashboard/agents/agent-select.tsx';
import { api } from '#web/lib/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { SubjectSection } from '#web/ui/subject-section.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { DaysSelect } from './days-select.tsx';
import { daysWords, kindWords } from './privacy-labels.ts';

/** What differs, in a line. */
function summaryOf({ days, keepsWords }: AgentRetention): string {
  if (!keepsWords) return 'Call content not stored';
  return keptKinds
    .flatMap((kind) => (days[kind] === null ? [] : [`${kindWords[kind].label} ${daysWords(days[kind])}`]))
    .join(', ');
}

function AgentDialog({ agent, onClose }: { agent: AgentRetention | null; onClose: () => void }) {
  const [agentId, setAgentId] = useState<string | null>(agent?.agentId ?? null);
  const [keepsWords, setKeepsWords] = useState(agent?.keepsWords ?? true);
  const [days, setDays] = useState<RetentionDays>(agent?.days ?? usualDays);
  return (
    <FormDialog
      title={agent === null ? 'Shorter retention for an agent' : `Shorter retention for ${agent.agentName}`}
      description="A shorter workspace retention period still applies."
      action="Save"
      ready={agentId !== null}
      send={() => api.retention.setAgent({ params: { agentId: agentId! }, body: { days, keepsWords } })}
      reloads="retention"
      says="Saved"
      onClose={onClose}
    >
      {agent === null && (
        <Field label="Agent">
          <AgentSelect value={agentId} onChange={setAgentId} none="Choose an agent" />
        </Field>
      )}
      <Switch
        label="Don’t store call content"
        hint="The transcript, values, recording, model inputs, and logs are deleted minutes after each call. Only metrics and phone numbers are kept."
        checked={!keepsWords}
        onChange={(nothing) => setKeepsWords(!nothing)}
      />
      {keepsWords &&
        keptKinds.map((kind) => (
          <Field key={kind} label={kindWords[kind].label}>
            <DaysSelect
              days={days[kind]}
              none="Same as the workspace"
              disabled={false}
              onChange={(one) => setDays({ ...days, [kind]: one })}
            />
          </Field>
        ))}
    </FormDialog>
  );
}

/** Agents with shorter retention than the workspace. */
export function AgentRetentionList({ retention, readOnly }: { retention: Retention; readOnly: boolean }) {
  const [open, setOpen] = useState<AgentRetention | 'new' | null>(null);
  return (
    <SubjectSection
      title="Agents with shorter retention"
      hint="An agent can keep calls for a shorter time than the workspace, or keep only metrics."
    >
      <ul className="flex flex-col gap-2">
        {retention.agents.map((agent) => (
          <li key={agent.agentId} className="flex items-center justify-between gap-3">
            <div className="min-w-0">
              <p className="font-medium">{agent.agentName}</p>
              <p className="text-muted text-sm">{summaryOf(agent)}</p>
            </div>
            {!readOnly && (
              <Button variant="outline" onClick={() => setOpen(agent)}>
                Change
              </Button>
            )}
          </li>
        ))}
      </ul>
      {!readOnly && (
        <div>
          <Button variant="outline" onClick={() => setOpen('new')}>
            <Plus aria-hidden /> Add agent
          </Button>
        </div>
      )}
      {open !== null && <AgentDialog agent={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
    </SubjectSection>
  );
}
