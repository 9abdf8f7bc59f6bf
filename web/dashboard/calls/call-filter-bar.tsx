import { useQuery } from '@tanstack/react-query';
import { ListFilter, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { CallFilters } from '#domain/calls/calls.ts';
import { callChannels, callDirections, callEndReasons, callOutcomes } from '#domain/records/call-states.ts';
import { useCan } from '#web/lib/can.tsx';
import { query } from '#web/lib/query.ts';
import { channelWords, endReasonWords, outcomeWords } from '#web/live-call/call-labels.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Popover } from '#web/ui/popover.tsx';
import { Select } from '#web/ui/select.tsx';
import { placeWords } from './place-labels.ts';
import { useStepTitle } from './use-step-title.ts';

const everything = 'all';

type Options = [value: string, label: string][];

type FilterName = Exclude<keyof CallFilters, 'from' | 'to'>;

interface Choice {
  name: FilterName;
  label: string;
  all: string;
  options: Options;
}

const directionWords = { inbound: 'Inbound', outbound: 'Outbound' };
const testWords = { without: 'Exclude tests', only: 'Tests only' };
const worded = <Name extends string>(names: readonly Name[], words: Record<Name, string>): Options =>
  names.map((name) => [name, words[name]]);

const named = (items: readonly { id: string; name: string }[] | undefined): Options =>
  (items ?? []).map(({ id, name }) => [id, name]);

/** What calls can be chosen by. The names of agents, workflows and campaigns are asked for where they are shown. */
function useChoices(asked: CallFilters, tags: readonly string[], isOpen: boolean): Choice[] {
  const [maySeeAgents, maySeeWorkflows, maySeeContacts] = [
    useCan('agents:read'),
    useCan('workflows:read'),
    useCan('contacts:read'),
  ];
  const agents = useQuery({ ...query.agents.list(), enabled: maySeeAgents && (isOpen || asked.agentId !== undefined) });
  const workflows = useQuery({
    ...query.workflows.list(),
    enabled: maySeeWorkflows && (isOpen || asked.workflowId !== undefined),
  });
  const campaigns = useQuery({
    ...query.campaigns.list({ query: { limit: 100 } }),
    enabled: maySeeContacts && (isOpen || asked.campaignId !== undefined),
  });
  const ofCampaigns = campaigns.data?.items.map(({ id, name }): [string, string] => [id, name]) ?? [];
  const ofTags = [...new Set([...(asked.tag ? [asked.tag] : []), ...tags])].map((tag): [string, string] => [tag, tag]);
  const choices: Choice[] = [
    { name: 'agentId', label: 'Agent', all: 'All agents', options: named(agents.data?.items) },
    { name: 'channel', label: 'Channel', all: 'All channels', options: worded(callChannels, channelWords) },
    { name: 'direction', label: 'Direction', all: 'Both directions', options: worded(callDirections, directionWords) },
    { name: 'outcome', label: 'Outcome', all: 'All outcomes', options: worded(callOutcomes, outcomeWords) },
    { name: 'endReason', label: 'Ended because', all: 'Any reason', options: worded(callEndReasons, endReasonWords) },
    { name: 'workflowId', label: 'Workflow', all: 'All', options: named(workflows.data?.items) },
    { name: 'campaignId', label: 'Campaign', all: 'All', options: ofCampaigns },
    { name: 'tag', label: 'Tag', all: 'All', options: ofTags },
    { name: 'tests', label: 'Test calls', all: 'Include tests', options: Object.entries(testWords) },
  ];
  return choices.filter(({ options }) => options.length > 0);
}

type Change = (values: Partial<Record<keyof CallFilters, string>>) => void;

interface CallFilterBarProps {
  asked: CallFilters;
  /** Tags that calls have. */
  tags?: readonly string[];
  /** By what calls can be chosen, where that is not everything. */
  only?: readonly FilterName[];
  onChange: Change;
  /** Stands first in the row: of which days. */
  children?: ReactNode;
}

/** What is chosen, each with a button that takes it away. */
function Chosen({ asked, choices, onChange }: { asked: CallFilters; choices: readonly Choice[]; onChange: Change }) {
  const chosen = choices.flatMap(({ name, label, options }) => {
    const value = asked[name];
    const isSet = value !== undefined && value !== 'with';
    return isSet ? [{ name, label, words: options.find(([id]) => id === value)?.[1] ?? value }] : [];
  });
  const step = useStepTitle(asked);
  const more = [
    ...(asked.place ? [{ name: 'place' as const, label: 'Place', words: placeWords(asked.place) }] : []),
    ...(step ? [{ name: 'endNodeId' as const, label: 'Ended at', words: step }] : []),
  ];
  return [...chosen, ...more].map(({ name, label, words }) => (
    <span
      key={name}
      className="inline-flex h-8 items-center gap-1 rounded-md border border-line bg-surface pl-2.5 pointer-coarse:h-11"
    >
      <span className="text-muted">{label}:</span> <span className="max-w-40 truncate">{words}</span>
      <Button variant="ghost" size="icon" aria-label={`Without ${label}`} onClick={() => onChange({ [name]: '' })}>
        <X aria-hidden />
      </Button>
    </span>
  ));
}

/** Which calls are shown, as the address holds it. */
export function CallFilterBar({ asked, tags = [], only, onChange, children }: CallFilterBarProps) {
  const [open, setOpen] = useState(false);
  const choices = useChoices(asked, tags, open).filter(({ name }) => only?.includes(name) ?? true);
  return (
    <div className="flex flex-wrap items-center gap-2">
      {children}
      <Popover
        label="Filters"
        open={open}
        onOpenChange={setOpen}
        className="max-h-(--radix-popover-content-available-height) w-80 overflow-y-auto p-3"
        trigger={
          <Button variant="outline" className="print:hidden">
            <ListFilter aria-hidden /> Filters
          </Button>
        }
      >
        <div className="flex flex-col gap-2.5">
          {choices.map(({ name, label, all, options }) => (
            <Field key={name} label={label}>
              <Select
                options={[
                  { value: everything, label: all },
                  ...options.map(([value, words]) => ({ value, label: words })),
                ]}
                value={asked[name] === undefined || asked[name] === 'with' ? everything : asked[name]}
                onChange={(next) => onChange({ [name]: next === everything ? '' : next })}
              />
            </Field>
          ))}
        </div>
      </Popover>
      <Chosen asked={asked} choices={choices} onChange={onChange} />
    </div>
  );
}
