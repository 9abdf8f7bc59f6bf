import {
  CalendarPlus,
  type LucideIcon,
  Mail,
  MessageCircleQuestionMark,
  PhoneIncoming,
  PhoneOff,
  Split,
} from 'lucide-react';
import { useCan } from '#web/lib/can.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { useCreateWorkflow } from './workflow-changes.ts';

/** The components of the palette, as the builder has them first. */
const components: { name: string; text: string; icon: LucideIcon }[] = [
  { name: 'Start Call', text: 'Greets, and says what callers have to know.', icon: PhoneIncoming },
  {
    name: 'Ask Question',
    text: 'Asks, understands, and reads back what is easily misheard.',
    icon: MessageCircleQuestionMark,
  },
  { name: 'Decision Point', text: 'Takes the first way whose condition holds.', icon: Split },
  { name: 'Send Email', text: 'Writes to the caller, or to your team.', icon: Mail },
  { name: 'Schedule Meeting', text: 'Finds a free time and books it.', icon: CalendarPlus },
  { name: 'End Call', text: 'Says goodbye, and what it came to.', icon: PhoneOff },
];

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
            Draw a conversation step by step, on a canvas or as an outline. It saves itself, and you can try it before
            anybody hears it.
          </p>
        </div>
        {mayWrite && (
          <Button busy={create.isPending} onClick={() => create.mutate(null)}>
            Start from nothing
          </Button>
        )}
      </div>
      <ul aria-label="Components" className="mt-5 grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {components.map(({ name, text, icon: Icon }) => (
          <li key={name} className="flex gap-3 rounded-lg border border-line p-3">
            <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-accent-text" />
            <div className="min-w-0">
              <h3 className="font-medium">{name}</h3>
              <p className="text-muted text-sm">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-muted text-sm">
        And more to search for: say something, look into documents, run an action, hand over to a person, repeat, wait.
      </p>
    </Card>
  );
}
