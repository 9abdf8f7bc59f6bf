import { PageHeader } from '#web/ui/page-header.tsx';
import { type Page, pages } from '../pages.tsx';
import { PageCards } from '../shell/page-cards.tsx';

const shown = (page: Page) => !page.path.includes(':') && page.path !== '/dashboard/all-services';
const simple = pages.filter((page) => !page.children).flatMap((page) => [page, ...(page.details ?? [])]);
const sections = pages.filter((page) => page.children);

/** Every page of the dashboard in one place. */
export default function AllServicesPage() {
  return (
    <>
      <PageHeader title="All Services" subtitle="Everything that this workspace can do, in one place." />
      <PageCards pages={simple.filter(shown)} />
      {sections.map((section) => (
        <section key={section.path} aria-label={section.title} className="mt-8">
          <h2 className="mb-3 font-semibold text-lg">{section.title}</h2>
          <PageCards pages={section.children ?? []} />
        </section>
      ))}
    </>
  );
}
