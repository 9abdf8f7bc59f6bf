import {
  CalendarPlus,
  type LucideIcon,
  Mail,
  MessageCircleQuestionMark,
  PhoneIncoming,
  PhoneOff,
  Split,
} from 'lucide-react';
import { workflowComponents } from '#domain/agents/workflow-components.ts';
import { useCan } from '#web/lib/can.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { useCreateWorkflow } from './workflow-changes.ts';

/** What each component does, in a sentence. */
const about: Record<(typeof workflowComponents)[number]['type'], { text: string; icon: LucideIcon }> = {
  start: { text: 'Greets callers and tells them what they need to know.', icon: PhoneIncoming },
  ask: {
    text: 'Asks a question, understands the answer, and reads back anything easy to mishear.',
    icon: MessageCircleQuestionMark,
  },
  decision: { text: 'Takes the first path whose condition is true.', icon: Split },
  send_email: { text: 'Emails the caller or your team.', icon: Mail },
  schedule: { text: 'Finds an open time and books it.', icon: CalendarPlus },
  end: { text: 'Says goodbye and records the outcome.', icon: PhoneOff },
};

/** Where a workflow of one's own begins. */
export function VisualBuilder() {
  const create = useCreateWorkflow();
  const mayWrite = useCan('workflows:write');
  return (
    <Card className="p-5">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 className="font-semibold text-lg">Visual Builder</h2>
          <p className="mt-1 max-w-prose text-muted">
            Build a conversation step by step, on a canvas or as an outline. Changes save automatically, and you can
            test the conversation before callers hear it.
          </p>
        </div>
        {mayWrite && (
          <Button busy={create.isPending} onClick={() => create.mutate(null)}>
            Start from scratch
          </Button>
        )}
      </div>
      <ul aria-label="Components" className="mt-5 grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {workflowComponents.map(({ type, name }) => {
          const { text, icon: Icon } = about[type];
          return (
            <li key={type} className="flex gap-3 rounded-lg border border-line p-3">
              <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-accent-text" />
              <div className="min-w-0">
                <h3 className="font-medium">{name}</h3>
                <p className="text-muted text-sm">{text}</p>
              </div>
            </li>
          );
        })}
      </ul>
      <p className="mt-4 text-muted text-sm">
        Search for more steps: say something, search documents, run an action, transfer to a person, repeat, or wait.
      </p>
    </Card>
  );
}
