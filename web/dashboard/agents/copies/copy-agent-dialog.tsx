import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Subaccount } from '#domain/agency/subaccounts.ts';
import type { AgentCopy } from '#domain/agents/agent-copies.ts';
import type { AgentSummary } from '#domain/agents/agents.ts';
import { CopyState, tellOfCopies } from '#web/dashboard/agents/copy-states.tsx';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { query } from '#web/lib/query.ts';
import { subaccountNouns } from '#web/lib/subaccount-nouns.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { SearchInput } from '#web/ui/search-input.tsx';
import { Select } from '#web/ui/select.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** From so many on there is a search. */
const many = 10;
/** That one request may name. */
const most = 200;

interface Row {
  one: Subaccount;
  copy: AgentCopy | undefined;
}

/** Where an agent is to be copied: those that have it say how their copy stands, and get no second one. */
function Choice({ rows, chosen, onChange }: { rows: Row[]; chosen: string[]; onChange: (ids: string[]) => void }) {
  const [search, setSearch] = useState('');
  const found = rows.filter(({ one }) => one.name.toLowerCase().includes(search.trim().toLowerCase()));
  const free = found.filter(({ copy }) => copy === undefined).map(({ one }) => one.id);
  const all = free.length > 0 && free.every((id) => chosen.includes(id));
  return (
    <div className="flex flex-col gap-3">
      {rows.length > many && (
        <SearchInput
          placeholder="Search subaccounts"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      )}
      <ul
        aria-label="Subaccounts"
        className="max-h-72 divide-y divide-line overflow-y-auto rounded-md border border-line"
      >
        {found.map(({ one, copy }) => (
          <li key={one.id} className="flex min-h-11 flex-wrap items-center justify-between gap-2 px-3 py-2">
            <Checkbox
              label={one.name}
              checked={copy !== undefined || chosen.includes(one.id)}
              disabled={copy !== undefined}
              onChange={(on) => onChange(on ? [...chosen, one.id] : chosen.filter((id) => id !== one.id))}
            />
            {copy && <CopyState status={copy.status} />}
          </li>
        ))}
        {found.length === 0 && <li className="px-3 py-2 text-muted">No matching subaccounts.</li>}
      </ul>
      {free.length > 1 && (
        <div>
          <Button variant="ghost" size="sm" onClick={() => onChange(all ? [] : free.slice(0, most))}>
            {all ? 'Clear selection' : 'Select all'}
          </Button>
        </div>
      )}
    </div>
  );
}

interface CopyAgentProps {
  agent: Pick<AgentSummary, 'id' | 'name'>;
  /** It is deleted here once it is there. */
  move: boolean;
  onClose: () => void;
  onMoved?: () => void;
}

/** Copies an agent to subaccounts, or moves it into one. */
export function CopyAgentDialog({ agent, move, onClose, onMoved }: CopyAgentProps) {
  const params = { agentId: agent.id };
  const subaccounts = useQuery(query.subaccounts.list());
  const copies = useQuery(query.agentCopies.list({ params }));
  const [chosen, setChosen] = useState<string[]>([]);
  const open = subaccounts.data?.items.filter(({ status }) => status !== 'deleted');
  const rows =
    open &&
    copies.data &&
    open.map((one) => ({ one, copy: copies.data.items.find(({ subaccountId }) => subaccountId === one.id) }));
  const problem = subaccounts.error ?? copies.error;
  const count = chosen.length;
  return (
    <FormDialog
      title={move ? `Move ${agent.name} to a subaccount` : `Copy ${agent.name} to subaccounts`}
      description={
        move
          ? 'The agent and its flow will move to the subaccount, where the agent starts inactive. Its past calls are kept in this workspace.'
          : 'Copies include the flow and start inactive. You can update the copies when you change this agent.'
      }
      action={move ? 'Move agent' : count > 1 ? `Copy to ${count} subaccounts` : 'Copy agent'}
      destructive={move}
      ready={count > 0}
      send={(_, once) =>
        api.agentCopies.copy({ params, body: { subaccountIds: chosen, move } }, { ...once, timeoutMs: 120_000 })
      }
      reloads={[...subaccountNouns, 'agents']}
      next={({ items }) => tellOfCopies(items, 'copied')}
      onDone={({ items }) => {
        onClose();
        if (move && items.every(({ result }) => result !== 'refused')) onMoved?.();
      }}
      onClose={onClose}
    >
      {problem && <Banner>{messageOf(problem)}</Banner>}
      {rows === undefined ? (
        !problem && <Skeleton className="h-32 w-full" />
      ) : rows.length === 0 ? (
        <p className="text-muted">No subaccounts yet. Create one under Agency first.</p>
      ) : move ? (
        <Field label="Subaccount">
          <Select
            placeholder="Choose a subaccount"
            options={rows.map(({ one, copy }) => ({
              value: one.id,
              label: one.name,
              ...(copy && { description: 'Already has a copy, which won’t be changed.' }),
            }))}
            value={chosen[0]}
            onChange={(id) => setChosen([id])}
          />
        </Field>
      ) : (
        <Choice rows={rows} chosen={chosen} onChange={setChosen} />
      )}
    </FormDialog>
  );
}
