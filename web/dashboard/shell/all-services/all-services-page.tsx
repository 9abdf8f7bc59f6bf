import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { pages } from '#web/dashboard/pages.tsx';
import { api } from '#web/lib/api.ts';
import { query } from '#web/lib/query.ts';
import { useChange } from '#web/lib/use-change.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { PageCards } from '../page-cards.tsx';
import { servicesOf } from './services.ts';

const sections = pages.filter((page) => page.children);

/** Looking around here is what the lesson on the whole platform teaches: it completes itself. */
function useWalkthrough() {
  const { data } = useQuery(query.gettingStarted.get());
  const complete = useChange(
    () => api.gettingStarted.setLesson({ params: { lessonId: 'walkthrough' }, body: { completed: true } }),
    { reloads: ['gettingStarted', 'workspaces'], refusal: 'shown' },
  );
  const isDue = data !== undefined && !data.completed.includes('walkthrough') && complete.isIdle;
  const { mutate } = complete;
  useEffect(() => {
    if (isDue) mutate();
  }, [isDue, mutate]);
}

/** Every page of the dashboard in one place. */
export default function AllServicesPage() {
  useWalkthrough();
  return (
    <>
      <PageHeader title="All Services" subtitle="Everything in this workspace, in one place." />
      <PageCards pages={servicesOf(pages)} />
      {sections.map((section) => (
        <section key={section.path} aria-label={section.title} className="mt-8">
          <h2 className="mb-3 font-semibold text-lg">{section.title}</h2>
          <PageCards pages={section.children ?? []} />
        </section>
      ))}
    </>
  );
}
