import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useSearchParams } from 'react-router';
import type { KnowledgeGap } from '#domain/knowledge/knowledge-gaps.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { query } from '#web/lib/query.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { GapRow } from './gap-row.tsx';
import { SynonymList } from './synonym-list.tsx';
import { UnrecognizedList } from './unrecognized-list.tsx';

type Status = KnowledgeGap['status'];
const tabs = ['open', 'missed', 'answered', 'ignored', 'synonyms'] as const;
type Tab = (typeof tabs)[number];
const labels: Record<Tab, string> = {
  open: 'Open',
  missed: 'Not understood',
  answered: 'Answered',
  ignored: 'Ignored',
  synonyms: 'Synonyms',
};
const nothing: Record<Status, { title: string; text: string }> = {
  open: {
    title: 'All questions answered',
    text: 'Questions your documents can’t answer appear here, along with their calls. Answer each question once.',
  },
  answered: {
    title: 'No answered questions yet',
    text: 'Answered questions appear here until their calls are deleted.',
  },
  ignored: { title: 'Nothing ignored', text: 'Ignored questions appear here until their calls are deleted.' },
};

const listStyles = 'overflow-hidden rounded-lg border border-line bg-surface';

function GapList({ status }: { status: Status }) {
  const { data, error, refetch } = useQuery(query.knowledgeGaps.list({ query: { status } }));
  if (!data && error) {
    return <ErrorState title="Couldn’t load questions." message={messageOf(error)} onRetry={() => void refetch()} />;
  }
  if (!data) {
    return (
      <ul aria-hidden className={listStyles}>
        {['a', 'b', 'c'].map((key) => (
          <li key={key} className="border-line border-t p-4 first:border-t-0">
            <Skeleton className="h-5 w-64 max-w-full" />
            <Skeleton className="mt-1.5 h-4 w-40" />
          </li>
        ))}
      </ul>
    );
  }
  if (data.items.length === 0) {
    const { title, text } = nothing[status];
    return (
      <EmptyState icon={CircleCheck} title={title}>
        {text}
      </EmptyState>
    );
  }
  return (
    <ul aria-label="Questions" className={listStyles}>
      {data.items.map((gap) => (
        <GapRow key={gap.id} gap={gap} />
      ))}
    </ul>
  );
}

/** What callers asked and no document answered. */
export default function GapsPage() {
  const [params, setParams] = useSearchParams();
  const tab = tabs.find((one) => one === params.get('tab')) ?? 'open';
  return (
    <>
      <PageHeader
        title="Unanswered questions"
        subtitle="Questions your documents couldn’t answer, and phrases no step understood."
      />
      <Tabs
        label="Which questions"
        tabs={tabs.map((value) => ({ value, label: labels[value] }))}
        value={tab}
        onChange={(next) => setParams(next === 'open' ? '' : `?tab=${next}`, { replace: true })}
      >
        <TabPanel value={tab}>
          {tab === 'synonyms' && <SynonymList />}
          {tab === 'missed' && <UnrecognizedList />}
          {tab !== 'synonyms' && tab !== 'missed' && <GapList key={tab} status={tab} />}
        </TabPanel>
      </Tabs>
    </>
  );
}
