import { useQuery } from '@tanstack/react-query';
import type { Call } from '#domain/calls/calls.ts';
import { query } from '#web/lib/query.ts';
import { Card, CardBody, CardHeader } from '#web/ui/card.tsx';

/** What a language model wrote about a call that has ended; nothing where none did. */
export function CallSummary({ call }: { call: Call }) {
  const { data } = useQuery(query.models.requests({ params: { callId: call.id } }));
  if (!data?.summary) return null;
  const { text, model } = data.summary;
  return (
    <Card>
      <CardHeader title="Summary" hint={`Written by ${model}, a language model, and may be wrong.`} />
      <CardBody>
        <p className="break-words">{text}</p>
      </CardBody>
    </Card>
  );
}
