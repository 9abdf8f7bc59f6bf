import { aboutPages } from '#web/dashboard/about-pages.data.ts';
import { pages } from '#web/dashboard/pages.tsx';
import { PageCards } from '#web/dashboard/shell/page-cards.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

/** Cards to the pages of Settings. */
export default function SettingsHubPage() {
  const settings = pages.find((page) => page.path === '/dashboard/settings');
  return (
    <>
      <PageHeader title="Settings" subtitle={settings && aboutPages[settings.path]} />
      <PageCards pages={settings?.children ?? []} />
    </>
  );
}
