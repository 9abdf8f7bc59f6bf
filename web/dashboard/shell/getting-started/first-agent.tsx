import { PhoneCall } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useCan } from '#web/lib/can.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

const FirstAgentDialog = lazy(() => import('./first-agent-dialog.tsx'));

/** What someone who has just arrived does first: the page's one filled button. */
export function FirstAgent() {
  const mayCreate = useCan('agents:write');
  const [open, setOpen] = useState(false);
  if (!mayCreate) return null;
  return (
    <Card aria-label="Your first agent" className="mb-6 flex flex-wrap items-center justify-between gap-4 p-5">
      <div className="min-w-0 flex-1 basis-80">
        <h2 className="font-semibold text-lg">Hear your agent answer for your business</h2>
        <p className="mt-0.5 max-w-prose text-pretty text-muted">
          Tell us what kind of business you have, then talk to it. It’ll book an appointment in about a minute.
        </p>
      </div>
      <Button size="lg" onClick={() => setOpen(true)}>
        <PhoneCall aria-hidden /> Talk to your first agent
      </Button>
      <Suspense>{open && <FirstAgentDialog onClose={() => setOpen(false)} />}</Suspense>
    </Card>
  );
}
