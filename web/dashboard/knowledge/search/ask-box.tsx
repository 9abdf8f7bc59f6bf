import { useState } from 'react';
import { Link } from 'react-router';
import type { KnowledgeFolder } from '#domain/knowledge/knowledge.ts';
import { questionLimit } from '#domain/knowledge/knowledge-search.ts';
import { FoundPieces, SpokenAnswer } from '#web/dashboard/knowledge/found-answer.tsx';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { useCan } from '#web/lib/can.tsx';
import { useChange } from '#web/lib/use-change.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button, buttonStyles } from '#web/ui/button.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';

/** A question as a caller asks it: what an agent would say, how sure it is, and what it rests on. */
export function AskBox({ folder }: { folder: KnowledgeFolder | undefined }) {
  const [asked, setAsked] = useState('');
  const maySeeGaps = useCan('calls:read');
  const ask = useChange(
    (query: string) => api.knowledgeSearch.search({ body: { query, ...(folder && { folderIds: [folder.id] }) } }),
    {
      refusal: 'shown',
    },
  );
  return (
    <Card className="mb-6">
      <CardHeader
        title="Ask it"
        action={
          maySeeGaps && (
            <Link to="/dashboard/knowledge/gaps" className={buttonStyles({ variant: 'outline', size: 'sm' })}>
              Unanswered questions
            </Link>
          )
        }
      />
      <CardBody className="flex flex-col gap-4">
        <form
          className="flex flex-wrap items-end gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            if (asked.trim() !== '') ask.mutate(asked.trim());
          }}
        >
          <div className="min-w-0 flex-1 basis-60">
            <Field label={folder ? `A caller’s question to ${folder.name}` : 'A caller’s question'}>
              <Input
                value={asked}
                maxLength={questionLimit}
                placeholder="Where can I park?"
                onChange={({ target }) => setAsked(target.value)}
              />
            </Field>
          </div>
          <Button type="submit" busy={ask.isPending} disabled={asked.trim() === ''}>
            Ask
          </Button>
        </form>
        {ask.error && <Banner>{messageOf(ask.error)}</Banner>}
        <div role="status" className="contents">
          {ask.data && <SpokenAnswer found={ask.data} />}
        </div>
        {ask.data && ask.data.items.length > 0 && <FoundPieces pieces={ask.data.items} />}
      </CardBody>
    </Card>
  );
}
