import { useState } from 'react';
import type { AgentSummary } from '#domain/agents/agents.ts';
import type { BrowserKey } from '#domain/channels/browser-keys.ts';
import { api } from '#web/lib/api.ts';
import { problemAt } from '#web/lib/api-error.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Input } from '#web/ui/input.tsx';
import { Textarea } from '#web/ui/textarea.tsx';

interface BrowserKeyDialogProps {
  /** The key that is changed; left out: a new one. */
  before: BrowserKey | undefined;
  agents: readonly AgentSummary[];
  onClose: () => void;
}

const domainsIn = (text: string) => text.split(/[\s,]+/).filter((domain) => domain !== '');

/** Asks which pages may call which agents. */
export function BrowserKeyDialog({ before, agents, onClose }: BrowserKeyDialogProps) {
  const [name, setName] = useState(before?.name ?? '');
  const [domains, setDomains] = useState(before?.origins.join('\n') ?? '');
  const [agentIds, setAgentIds] = useState<string[]>(before?.agentIds ?? []);
  const toggle = (id: string, on: boolean) =>
    setAgentIds(on ? [...agentIds, id] : agentIds.filter((one) => one !== id));
  return (
    <FormDialog
      title={before ? `Edit ${before.name}` : 'New browser key'}
      description="This key is public. Anyone who opens your page can read it."
      action={before ? 'Save' : 'Create key'}
      ready={name.trim() !== ''}
      send={() => {
        // Of a key whose agent was deleted, only those that are there can be kept.
        const chosen = agentIds.filter((id) => agents.some((agent) => agent.id === id));
        if (chosen.length === 0) throw problemAt('agentIds', 'Choose an agent.');
        const body = { name: name.trim(), origins: domainsIn(domains), agentIds: chosen };
        return before
          ? api.browserKeys.update({ params: { browserKeyId: before.id }, body })
          : api.browserKeys.create({ body });
      }}
      reloads="browserKeys"
      onClose={onClose}
    >
      {(problemOf) => (
        <>
          <Field
            label="Name"
            hint="Describe where the key is used, so you’ll recognize it later."
            error={problemOf('name')}
          >
            <Input
              value={name}
              maxLength={80}
              placeholder="Shop"
              autoComplete="off"
              onChange={(event) => setName(event.target.value)}
            />
          </Field>
          <Field
            label="Allowed domains"
            hint="One per line: example.com for this domain only, *.example.com for all subdomains. Use localhost:3000 during development."
            error={problemOf('origins')}
          >
            <Textarea
              value={domains}
              rows={3}
              spellCheck={false}
              placeholder="example.com"
              className="font-mono text-sm"
              onChange={({ target }) => setDomains(target.value)}
            />
          </Field>
          <fieldset aria-describedby="agents-error">
            <legend className="mb-2 font-medium">Agents</legend>
            <div className="grid gap-3 sm:grid-cols-2">
              {agents.map(({ id, name: agent, status }) => (
                <Checkbox
                  key={id}
                  checked={agentIds.includes(id)}
                  onChange={(on) => toggle(id, on)}
                  label={agent}
                  hint={status === 'active' ? false : 'Inactive agents don’t answer calls.'}
                />
              ))}
            </div>
            <p id="agents-error" aria-live="polite" className="mt-2 text-danger-text text-sm empty:hidden">
              {problemOf('agentIds')}
            </p>
          </fieldset>
        </>
      )}
    </FormDialog>
  );
}
