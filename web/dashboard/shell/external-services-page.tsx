import { BookOpen } from 'lucide-react';
import { Link } from 'react-router';
import { ToolServersCard } from '#web/dashboard/actions/tool-servers/tool-servers-card.tsx';
import { CrmCards } from '#web/dashboard/contacts/crm/crm-cards.tsx';
import { ModelCard } from '#web/dashboard/models/model-card.tsx';
import { SpendCard } from '#web/dashboard/models/spend-card.tsx';
import { TranscriberCard } from '#web/dashboard/models/transcriber/transcriber-card.tsx';
import { OfficeCards } from '#web/dashboard/scheduling/office/office-cards.tsx';
import { buttonStyles } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

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
      <div className="flex flex-col gap-6">
        <ModelCard />
        <SpendCard />
        <CrmCards />
        <OfficeCards />
        <TranscriberCard />
        <ToolServersCard />
      </div>
    </>
  );
}
