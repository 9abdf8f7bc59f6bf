import { useQueryClient } from '@tanstack/react-query';
import { FileUp, ListChecks, MessagesSquare, PencilLine, Workflow } from 'lucide-react';
import { useState } from 'react';
import { href, useNavigate } from 'react-router';
import { emptyFlow } from '#domain/agents/flow-edits/empty-flow.ts';
import type { Flow } from '#domain/agents/workflows.ts';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { useCan } from '#web/lib/can.tsx';
import { keyOf } from '#web/lib/query.ts';
import { toast } from '#web/lib/toast.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { cn } from '#web/ui/cn.ts';
import { Field } from '#web/ui/field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { addedWords, withFreeMinutes } from './free-minutes.ts';
import { GuidedForm } from './guided-form.tsx';
import { ImportAgent } from './import-agent.tsx';

/** How an agent of one's own begins. */
const ways = [
  { id: 'guided', title: 'Guided form', text: 'A form for questions, booking, and transfers', icon: ListChecks },
  {
    id: 'description',
    title: 'From a description',
    text: 'Describe what to ask, book, and pass on',
    icon: PencilLine,
  },
  { id: 'transcript', title: 'From a transcript', text: 'Paste a conversation that went well', icon: MessagesSquare },
  { id: 'file', title: 'From a file', text: 'Exported from here or another platform', icon: FileUp },
  { id: 'nothing', title: 'From scratch', text: 'A greeting and a goodbye to build on', icon: Workflow },
] as const;
type Way = (typeof ways)[number]['id'];

/** What a model is asked for takes a while, in milliseconds. */
const proposeTimeoutMs = 60_000;

/** Opens a new agent at its conversation, since that is what is to be looked at. */
function useOpenAgent() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return async (agentId: string) => {
    await client.invalidateQueries({ queryKey: keyOf('agents', 'list') });
    await navigate(`${href('/dashboard/agents/:agentId', { agentId })}?tab=conversation`);
  };
}

/** Makes an agent of a flow. */
function useMakeAgent() {
  const open = useOpenAgent();
  return useChange((flow: Flow) => withFreeMinutes(() => api.agents.create({ body: { flow } })), {
    next: async ({ made, added }) => {
      if (added > 0) toast.success(addedWords(added).trim());
      await open(made.id);
    },
  });
}

/** The rest of a description or a transcript: what is proposed becomes an agent that is inactive, to be looked at. */
function Propose({ kind }: { kind: 'description' | 'transcript' }) {
  const [text, setText] = useState('');
  const make = useMakeAgent();
  const propose = useChange(
    () => api.flowPlans.propose({ body: { [kind]: text.trim() } }, { timeoutMs: proposeTimeoutMs }),
    {
      says: ({ generatedBy }) =>
        generatedBy
          ? `${generatedBy.model} created this draft. Review each step.`
          : `Your ${kind} was processed without a language model. Review each step.`,
      next: ({ flow }) => make.mutate(flow),
      refusal: 'shown',
    },
  );
  const isDescription = kind === 'description';
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim()) propose.mutate();
      }}
    >
      <Field
        label={isDescription ? 'What should the agent do?' : 'The conversation'}
        hint={
          isDescription
            ? 'Describe what to ask, what to book or send, and when to transfer to a person. With a language model connected, you can use your own words.'
            : 'Start each line with Agent: or Caller:. Without a language model, the agent’s questions are used as is.'
        }
      >
        <Textarea
          value={text}
          maxLength={isDescription ? 4000 : 20_000}
          className="min-h-40"
          placeholder={
            isDescription
              ? 'Answers calls for a roofer. Asks for the caller’s name and address, and whether water is coming in…'
              : 'Agent: Hello, Miller Roofing. What’s your name?\nCaller: Ann Lee.'
          }
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      {propose.error && <Banner>{messageOf(propose.error)}</Banner>}
      <Button type="submit" className="self-start" busy={propose.isPending || make.isPending} disabled={!text.trim()}>
        Create draft
      </Button>
    </form>
  );
}

function FromFile() {
  const open = useOpenAgent();
  return <ImportAgent onOpen={open} />;
}

function FromNothing() {
  const make = useMakeAgent();
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="text-muted">The agent handles the greeting and the goodbye. You build everything in between.</p>
      <Button busy={make.isPending} onClick={() => make.mutate(emptyFlow('New agent'))}>
        Start from scratch
      </Button>
    </div>
  );
}

/** An agent of one's own: each way to begin, ends in the builder. */
export function CustomBuild() {
  const [way, setWay] = useState<Way>('guided');
  const make = useMakeAgent();
  const mayWrite = useCan('agents:write');
  if (!mayWrite) return <p className="text-muted">Your role can view agents but not create them.</p>;
  return (
    <div className="flex flex-col gap-5">
      <fieldset>
        <legend className="mb-2 font-medium">How would you like to start?</legend>
        <div className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
          {ways.map(({ id, title, text, icon: Icon }) => (
            <button
              key={id}
              type="button"
              aria-pressed={way === id}
              className={cn(
                'flex items-start gap-3 rounded-lg border bg-surface p-3 text-left hover:bg-hover',
                way === id ? 'border-accent' : 'border-line',
              )}
              onClick={() => setWay(id)}
            >
              <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-accent-text" />
              <span className="min-w-0">
                <span className="block font-medium">{title}</span>
                <span className="block text-muted text-sm">{text}</span>
              </span>
            </button>
          ))}
        </div>
      </fieldset>
      <Card className="p-5">
        {way === 'guided' && <GuidedForm busy={make.isPending} onFlow={(flow) => make.mutate(flow)} />}
        {(way === 'description' || way === 'transcript') && <Propose key={way} kind={way} />}
        {way === 'file' && <FromFile />}
        {way === 'nothing' && <FromNothing />}
      </Card>
    </div>
  );
}
