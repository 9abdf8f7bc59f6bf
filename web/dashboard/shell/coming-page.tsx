import { useLocation } from 'react-router';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { aboutPages } from '../about-pages.data.ts';
import { trailOf } from './page-trail.ts';

/** A page without content yet: its title, and in one plain sentence what will be there. */
export default function ComingPage() {
  const page = trailOf(useLocation().pathname).at(-1);
  if (!page) return null;
  return (
    <>
      <PageHeader title={page.title} />
      <EmptyState icon={page.icon} title="Coming soon">
        {aboutPages[page.path]}
      </EmptyState>
    </>
  );
}
