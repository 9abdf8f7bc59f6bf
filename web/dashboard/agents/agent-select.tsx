import { useQuery } from '@tanstack/react-query';
import { query } from '#web/lib/query.ts';
import { NativeSelect } from '#web/ui/native-select.tsx';

interface AgentSelectProps {
  value: string | null;
  onChange: (agentId: string | null) => void;
  /** What no agent means here. */
  none: string;
  disabled?: boolean;
}

/** Chooses an agent, or none. Inactive ones are named so: they do not answer yet. */
export function AgentSelect({ value, onChange, none, disabled }: AgentSelectProps) {
  const { data } = useQuery(query.agents.list());
  const agents = data?.items ?? [];
  const isKnown = value === null || agents.some(({ id }) => id === value);
  return (
    <NativeSelect value={value ?? ''} disabled={disabled} onChange={({ target }) => onChange(target.value || null)}>
      <option value="">{none}</option>
      {!isKnown && <option value={value}>{data ? 'Deleted agent' : '…'}</option>}
      {agents.map(({ id, name, status }) => (
        <option key={id} value={id}>
          {name}
          {status === 'active' ? '' : ' (inactive)'}
        </option>
      ))}
    </NativeSelect>
  );
}
