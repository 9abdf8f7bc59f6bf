import { PageMeta } from '#web/ui/page-meta.tsx';

interface LegalPageProps {
  title: string;
  description: string;
  path: string;
  sections: readonly { title: string; text: string }[];
}

/** A plain page of titled paragraphs. */
export function LegalFrame({ title, description, path, sections }: LegalPageProps) {
  return (
    <main className="mx-auto max-w-2xl px-5 py-20 text-lg sm:px-8">
      <PageMeta title={`${title} · Parley`} description={description} path={path} />
      <h1 className="font-medium text-2xl">{title}</h1>
      {sections.map((section) => (
        <section key={section.title} className="mt-8">
          <h2 className="font-semibold">{section.title}</h2>
          <p className="mt-2 text-pretty text-muted">{section.text}</p>
        </section>
      ))}
    </main>
  );
}
