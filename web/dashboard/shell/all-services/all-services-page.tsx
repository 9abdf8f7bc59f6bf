import { pages } from '#web/dashboard/pages.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { PageCards } from '../page-cards.tsx';
import { servicesOf } from './services.ts';

const sections = pages.filter((page) => page.children);

/** Every page of the dashboard in one place. */
export default function AllServicesPage() {
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
