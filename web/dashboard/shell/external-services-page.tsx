import { BookOpen } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { ToolServersCard } from '#web/dashboard/actions/tool-servers/tool-servers-card.tsx';
import { CrmCards } from '#web/dashboard/contacts/crm/crm-cards.tsx';
import { ModelCard } from '#web/dashboard/models/model-card.tsx';
import { SpendCard } from '#web/dashboard/models/spend-card.tsx';
import { TranscriberCard } from '#web/dashboard/models/transcriber/transcriber-card.tsx';
import { OfficeCards } from '#web/dashboard/scheduling/office/office-cards.tsx';
import { buttonStyles } from '#web/ui/button.tsx';
import { cn } from '#web/ui/cn.ts';
import { PageHeader } from '#web/ui/page-header.tsx';

/** Services for one purpose. Those of which one takes one or the other stand beside each other. */
function Group({ title, isPaired = false, children }: { title: string; isPaired?: boolean; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 font-medium text-muted text-sm">
        {title}
      </h2>
      <div className={cn('flex flex-col gap-4', isPaired && 'lg:grid lg:grid-cols-2 lg:items-start')}>{children}</div>
    </section>
  );
}

/** Services of others that this workspace works with: language models, a CRM, calendars and contacts, a transcriber of speech, MCP servers. */
export default function ExternalServicesPage() {
  return (
    <>
      <PageHeader
        title="External Services"
        subtitle="Connect other services with your own keys."
        actions={
          <Link to="/documentation" className={buttonStyles({ variant: 'outline' })}>
            <BookOpen /> Documentation
          </Link>
        }
      />
      <div className="flex flex-col gap-8">
        <Group title="Language models and tools">
          <ModelCard />
          <SpendCard />
          <ToolServersCard />
        </Group>
        <Group title="Speech">
          <TranscriberCard />
        </Group>
        <Group title="CRM" isPaired>
          <CrmCards />
        </Group>
        <Group title="Calendars and contacts" isPaired>
          <OfficeCards />
        </Group>
      </div>
    </>
  );
}
