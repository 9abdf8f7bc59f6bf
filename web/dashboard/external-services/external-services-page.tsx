import { BookOpen } from 'lucide-react';
import { Link } from 'react-router';
import { Badge } from '#web/ui/badge.tsx';
import { buttonStyles } from '#web/ui/button.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/card.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { ModelCard } from './model-card.tsx';
import { SpendCard } from './spend-card.tsx';

/** Services of others that this workspace works with: language models, and one day a CRM. */
export default function ExternalServicesPage() {
  return (
    <>
      <PageHeader
        title="External Services"
        subtitle="Services of others, with keys that are yours."
        actions={
          <Link to="/documentation" className={buttonStyles({ variant: 'outline' })}>
            <BookOpen /> Documentation
          </Link>
        }
      />
      <div className="flex flex-col gap-6">
        <ModelCard />
        <SpendCard />
        <Card>
          <CardHeader
            title={
              <span className="flex items-center gap-2">
                CRM <Badge>Not connected</Badge>
              </span>
            }
            hint="Contacts and notes of calls, where your team works."
          />
          <CardBody>
            <p className="text-muted">
              A CRM cannot be connected in this version. The step Update CRM says so in a call's actions and goes on. To
              reach a CRM now, use a webhook or an action of the kind Custom Webhook.
            </p>
          </CardBody>
        </Card>
      </div>
    </>
  );
}
