import { useQuery } from '@tanstack/react-query';
import type { ToolServer } from '#domain/actions/tool-servers.ts';
import { useCan } from '#web/lib/can.tsx';
import { query } from '#web/lib/query.ts';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { useBuilderState } from '../use-builder.tsx';
import type { TextUse } from './field-labels.data.ts';

interface PickerProps {
  use: Extract<TextUse, 'action' | 'agent' | 'folder' | 'calendar' | 'tool' | 'variable'>;
  value: string;
  onChange: (value: string) => void;
  readOnly: boolean;
  label?: string;
}

interface Option {
  id: string;
  name: string;
}

/** The tools that someone allowed, by their servers' names. */
const allowedTools = (servers: readonly ToolServer[]): Option[] =>
  servers.flatMap(({ id, name, tools }) =>
    tools
      .filter(({ state }) => state === 'allowed')
      .map((tool) => ({ id: `${id}/${tool.name}`, name: `${name}: ${tool.title}` })),
  );

/** What the workspace has of a kind; null while it is not known, or where the role may not see it. */
function useOptions(use: PickerProps['use']): readonly Option[] | null {
  const mayReadActions = useCan('actions:read');
  const mayReadKnowledge = useCan('knowledge:read');
  const actions = useQuery({ ...query.actions.list(), enabled: use === 'action' && mayReadActions });
  const agents = useQuery({ ...query.agents.list(), enabled: use === 'agent' });
  const folders = useQuery({ ...query.knowledge.folders(), enabled: use === 'folder' && mayReadKnowledge });
  const servers = useQuery({ ...query.toolServers.list(), enabled: use === 'tool' && mayReadActions });
  const calendars = useQuery({ ...query.calendars.list(), enabled: use === 'calendar' });
  const flow = useBuilderState((state) => state.flow);
  if (use === 'variable') return (flow.variables ?? []).map(({ name }) => ({ id: name, name }));
  if (use === 'tool') return servers.data ? allowedTools(servers.data.items) : null;
  const { data } = { action: actions, agent: agents, folder: folders, calendar: calendars }[use];
  return data?.items ?? null;
}

const empty: Record<PickerProps['use'], string> = {
  action: 'Choose an action',
  agent: 'This agent',
  folder: 'Choose a folder',
  calendar: 'Choose a calendar',
  tool: 'Choose a tool',
  variable: 'Choose a variable',
};

/** One of what the workspace has: an action, an agent, a folder, a calendar. What is gone stays named by its id. */
export function Picker({ use, value, onChange, readOnly, label }: PickerProps) {
  const options = useOptions(use);
  const isKnown = options?.some(({ id }) => id === value) ?? false;
  return (
    <NativeSelect
      aria-label={label}
      disabled={readOnly}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {!isKnown && <option value={value}>{value === '' || value === 'choose' ? empty[use] : value}</option>}
      {use === 'agent' && value !== '' && <option value="">{empty.agent}</option>}
      {options?.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </NativeSelect>
  );
}
