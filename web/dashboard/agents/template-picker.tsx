import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { href, Link, useNavigate, useSearchParams } from 'react-router';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { keyOf, query } from '#web/lib/query.ts';
import { useChange } from '#web/lib/use-change.ts';
import { buttonStyles } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { TemplateCardSkeleton } from '#web/ui/template-card.tsx';
import { AgentTemplate } from './agent-template.tsx';
import { AllAgentsInclude } from './all-agents-include.tsx';
import { CustomBuild } from './custom-build.tsx';
import { addedWords, withFreeMinutes } from './free-minutes.ts';
import { NewPromptAgent } from './prompt/new-prompt-agent.tsx';

const tabs = [
  { value: 'templates', label: 'Templates' },
  { value: 'prompt', label: 'Prompt' },
  { value: 'custom', label: 'Custom Build' },
] as const;

/** Makes an agent and goes back to the list, with a way to it. */
function useCreateAgent() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useChange((template: string) => withFreeMinutes(() => api.agents.create({ body: { template } })), {
    says: ({ made: agent, added }) => ({
      title: `${agent.name} was created`,
      description: `${addedWords(added)}The agent is inactive. Test it, then turn it on.`,
      action: {
        label: 'Open',
        onClick: () => void navigate(href('/dashboard/agents/:agentId', { agentId: agent.id })),
      },
    }),
    next: async () => {
      await client.invalidateQueries({ queryKey: keyOf('agents', 'list') });
      await navigate('/dashboard/agents');
    },
  });
}

function Templates() {
  const { data, error, isPending, refetch } = useQuery(query.agents.templates());
  const create = useCreateAgent();
  if (error) {
    return <ErrorState title="Couldn’t load templates." message={messageOf(error)} onRetry={() => void refetch()} />;
  }
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {isPending
        ? ['a', 'b', 'c', 'd'].map((key) => <TemplateCardSkeleton key={key} />)
        : data.items.map((template) => (
            <AgentTemplate
              key={template.id}
              template={template}
              busy={create.isPending && create.variables === template.id}
              disabled={create.isPending}
              onUse={() => create.mutate(template.id)}
            />
          ))}
    </ul>
  );
}

/** Where a new agent comes from. The tab is in the address: `?create`, `?create=prompt` or `?create=custom`. */
export function TemplatePicker() {
  const [params, setParams] = useSearchParams();
  const tab = tabs.find(({ value }) => value === params.get('create'))?.value ?? 'templates';
  return (
    <>
      <PageHeader
        title="Create an agent"
        subtitle="Every template is a complete conversation. You can change everything later."
        actions={
          <Link to="/dashboard/agents" className={buttonStyles({ variant: 'outline' })}>
            <ArrowLeft /> All agents
          </Link>
        }
      />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_18rem]">
        <Tabs
          label="How to start"
          tabs={tabs}
          value={tab}
          onChange={(next) => setParams({ create: next === 'templates' ? '' : next }, { replace: true })}
        >
          <TabPanel value="templates">
            <Templates />
          </TabPanel>
          <TabPanel value="prompt">
            <NewPromptAgent />
          </TabPanel>
          <TabPanel value="custom">
            <CustomBuild />
          </TabPanel>
        </Tabs>
        <AllAgentsInclude />
      </div>
    </>
  );
}
