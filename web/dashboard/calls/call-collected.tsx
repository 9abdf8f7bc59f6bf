import type { Call } from '#domain/calls/calls.ts';
import { keyWords } from '#web/live-call/call-labels.ts';
import { Card, CardBody, CardHeader } from '#web/ui/card.tsx';

/** What the agent understood, with the caller's own words. What a step noted for later steps was said by no one. */
export function CallCollected({ slots: all }: { slots: Call['slots'] }) {
  const slots = all.filter(({ said }) => said !== '');
  return (
    <Card>
      <CardHeader title="Collected" />
      <CardBody>
        {slots.length === 0 ? (
          <p className="text-muted">The agent didn’t collect anything on this call.</p>
        ) : (
          <dl className="grid grid-cols-[repeat(auto-fill,minmax(12rem,1fr))] gap-x-6 gap-y-3">
            {slots.map(({ name, spoken, said }) => (
              <div key={name}>
                <dt className="text-muted text-sm">{keyWords(name)}</dt>
                <dd className="break-words font-medium">{spoken}</dd>
                {said !== spoken && <dd className="break-words text-muted text-sm">The caller said “{said}”</dd>}
              </div>
            ))}
          </dl>
        )}
      </CardBody>
    </Card>
  );
}
