import { AudioLines, MessageSquareText, Phone } from 'lucide-react';
import { allAgentsInclude } from '#domain/agents/agents.ts';
import { Card, CardBody, CardHeader } from '#web/ui/card.tsx';

/** In the order of the table in `domain/agents/agents.ts`. */
const icons = [Phone, MessageSquareText, AudioLines];

/** What every agent has, whatever its template. */
export function AllAgentsInclude() {
  return (
    <Card className="xl:mt-14">
      <CardHeader title="All agents include" />
      <CardBody className="flex flex-col gap-4">
        {allAgentsInclude.map(({ title, text }, n) => {
          const Icon = icons[n] ?? AudioLines;
          return (
            <div key={title} className="flex gap-3">
              <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-accent-text" />
              <div>
                <h3 className="font-medium">{title}</h3>
                <p className="mt-0.5 text-pretty text-muted">{text}</p>
              </div>
            </div>
          );
        })}
      </CardBody>
    </Card>
  );
}
