import { CornerDownRight, MessageSquareDashed } from 'lucide-react';
import type { Agent } from '#domain/agents.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { type OutlineStep, outline, stepName } from './flow-outline.ts';

function Step({ step, number, problems }: { step: OutlineStep; number: number; problems: Agent['problems'] }) {
  const { node, says, does, ways } = step;
  return (
    <li className="flex gap-4 px-5 py-4">
      <span
        aria-hidden
        className="grid size-6 shrink-0 place-items-center rounded-full bg-hover text-muted text-sm tabular-nums"
      >
        {number}
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-2">
          <h3 className="font-medium">{node.title}</h3>
          <Badge>{stepName(node.type)}</Badge>
        </div>
        {says.map((sentence) => (
          <p key={sentence} className="mt-1.5 text-pretty text-muted">
            “{sentence}”
          </p>
        ))}
        {does && <p className="mt-1.5 break-words text-muted">{does}</p>}
        {problems.map(({ level, message }) => (
          <p key={message} className={`mt-1.5 ${level === 'error' ? 'text-danger-text' : 'text-warning-text'}`}>
            {message}
          </p>
        ))}
        {ways.length > 0 && (
          <ul className="mt-2 flex flex-col gap-1 text-muted text-sm">
            {ways.map(({ port, name, to }) => (
              <li key={port} className="flex items-center gap-1.5">
                <CornerDownRight aria-hidden className="size-3.5 shrink-0" />
                {ways.length > 1 && <span>{name}:</span>}
                <span className="text-ink">{to.title}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

/** The conversation as a list of its steps, to read. Faults stand at the step that has them. */
export function FlowSteps({ agent }: { agent: Pick<Agent, 'flow' | 'greeting' | 'problems'> }) {
  const steps = outline(agent.flow, agent.greeting);
  if (steps.length === 0) {
    return (
      <EmptyState icon={MessageSquareDashed} title="No steps">
        This conversation has no steps, so the agent can only greet.
      </EmptyState>
    );
  }
  return (
    <Card>
      <ol className="divide-y divide-line">
        {steps.map((step, n) => (
          <Step
            key={step.node.id}
            step={step}
            number={n + 1}
            problems={agent.problems.filter(({ nodeId }) => nodeId === step.node.id)}
          />
        ))}
      </ol>
    </Card>
  );
}
