import { CircleCheck, PhoneCall } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useCan } from '#web/lib/can.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { cn } from '#web/ui/cn.ts';

const FirstAgentDialog = lazy(() => import('./first-agent-dialog.tsx'));

const steps = ['Name your business', 'Talk to your agent', 'See what it booked'];

/** The end of such a call, as it goes in about a minute. */
const lines = [
  { from: 'agent', text: 'Hi, this is Harbor Dental. How can I help you?' },
  { from: 'caller', text: 'A checkup, next Tuesday at two thirty.' },
  { from: 'agent', text: 'Tuesday at 2:30 PM is open. Should I book it?' },
] as const;

function Example() {
  return (
    <div aria-hidden className="flex flex-col gap-2 rounded-lg bg-sunken p-4 text-sm">
      {lines.map(({ from, text }) => (
        <p
          key={text}
          className={cn(
            'max-w-[85%] rounded-xl px-3 py-2',
            from === 'agent' ? 'self-start bg-accent-soft text-accent-text' : 'self-end border border-line bg-surface',
          )}
        >
          {text}
        </p>
      ))}
      <p className="mt-1 flex items-center gap-2 rounded-md border border-line bg-surface px-3 py-2 font-medium">
        <CircleCheck className="size-4 shrink-0 text-accent-text" /> Booked Tue 2:30 PM: Checkup
      </p>
    </div>
  );
}

/** What someone who has just arrived does first: the page's one filled button, and what comes of it. */
export function FirstAgent() {
  const mayCreate = useCan('agents:write');
  const [open, setOpen] = useState(false);
  if (!mayCreate) return null;
  return (
    <Card
      aria-label="Your first agent"
      className="mb-6 grid items-center gap-x-8 gap-y-6 p-5 sm:p-8 lg:grid-cols-[minmax(0,1fr)_20rem]"
    >
      <div>
        <h2 className="text-balance font-semibold text-2xl">Hear your agent answer for your business</h2>
        <p className="mt-2 max-w-prose text-pretty text-lg text-muted">
          Tell us what kind of business you have, then talk to your agent and book an appointment in about a minute.
        </p>
        <ol className="mt-5 flex flex-wrap gap-x-5 gap-y-2">
          {steps.map((step, at) => (
            <li key={step} className="flex items-center gap-2">
              <span
                aria-hidden
                className="grid size-6 place-items-center rounded-full border border-line bg-canvas text-muted text-sm tabular-nums"
              >
                {at + 1}
              </span>
              {step}
            </li>
          ))}
        </ol>
        <Button size="lg" className="mt-6 max-sm:w-full" onClick={() => setOpen(true)}>
          <PhoneCall aria-hidden /> Talk to your first agent
        </Button>
      </div>
      <Example />
      <Suspense>{open && <FirstAgentDialog onClose={() => setOpen(false)} />}</Suspense>
    </Card>
  );
}
