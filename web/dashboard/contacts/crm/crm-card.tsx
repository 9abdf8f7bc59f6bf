import { useState } from 'react';
import type { CrmConnection, CrmKind } from '#domain/contacts/crm.ts';
import { ServiceCard } from '#web/dashboard/models/service-card.tsx';
import { api } from '#web/lib/api.ts';
import { useCan } from '#web/lib/can.tsx';
import { useChange } from '#web/lib/use-change.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { CardBody } from '#web/ui/card.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { CallNotes } from './call-notes.tsx';
import { crmHints, crmTitles, lossOf } from './crm-labels.ts';
import { HubspotDialog } from './hubspot-dialog.tsx';
import { OwnCrmDialog } from './own-crm-dialog.tsx';

function NotesSwitch({ crm, mayManage }: { crm: CrmConnection; mayManage: boolean }) {
  const set = useChange((notesCalls: boolean) => api.crm.update({ body: { notesCalls } }), {
    reloads: 'crm',
  });
  return (
    <Switch
      checked={set.isPending ? set.variables : crm.notesCalls}
      onChange={(on) => set.mutate(on)}
      disabled={!mayManage || set.isPending}
      label="Write a note after each call"
      hint="Adds a call summary to the contact in your CRM. Skips test calls and people not in your contacts."
    />
  );
}

function Connected({ kind, crm, mayManage }: { kind: CrmKind; crm: CrmConnection; mayManage: boolean }) {
  const mayHear = useCan('calls:read');
  return (
    <CardBody className="flex flex-col gap-4">
      {crm.problem && <Banner>{crm.problem}</Banner>}
      {crm.lacks.length > 0 && (
        <Banner tone="warning">
          Can’t create deals. Add these scopes to the private app, then reconnect it: {crm.lacks.join(', ')}.
        </Banner>
      )}
      <p className="wrap-anywhere text-muted">
        {kind === 'own' ? `${crm.name} at ${crm.url}` : crm.name}, {kind === 'own' ? 'secret' : 'token'}{' '}
        {crm.maskedSecret}, connected {crm.connectedAt && <Moment iso={crm.connectedAt} format="date" />}
      </p>
      <NotesSwitch crm={crm} mayManage={mayManage} />
      {crm.notesCalls && mayHear && <CallNotes />}
    </CardBody>
  );
}

/** One kind of CRM: whether it is connected, with what, and what is brought to it. */
export function CrmCard({ kind, crm }: { kind: CrmKind; crm: CrmConnection }) {
  const mayManage = useCan('integrations:manage');
  const [asking, setAsking] = useState<'connect' | 'disconnect'>();
  const title = crmTitles[kind];
  const isThis = crm.kind === kind;
  const close = () => setAsking(undefined);
  const disconnect = useChange(() => api.crm.disconnect(), {
    reloads: ['crm', 'actions'],
    says: `${title} disconnected`,
  });
  const mayConnect = mayManage && (isThis || !crm.connected);
  return (
    <>
      <ServiceCard
        title={title}
        hint={crmHints[kind]}
        state={isThis ? 'connected' : 'none'}
        connect={
          mayConnect && (
            <Button
              variant="outline"
              aria-label={isThis ? `New credentials for ${title}` : `Connect ${title}`}
              onClick={() => setAsking('connect')}
            >
              {isThis ? 'New credentials' : 'Connect'}
            </Button>
          )
        }
        disconnect={
          mayManage && isThis
            ? {
                name: title,
                loss: lossOf(crm),
                isAsked: asking === 'disconnect',
                ask: (is) => setAsking(is ? 'disconnect' : undefined),
                run: () => disconnect.mutateAsync(),
              }
            : null
        }
      >
        {isThis && <Connected kind={kind} crm={crm} mayManage={mayManage} />}
        {!isThis && crm.kind && (
          <CardBody>
            <p className="text-muted">
              {crmTitles[crm.kind]} is already connected. Disconnect it to connect another CRM.
            </p>
          </CardBody>
        )}
      </ServiceCard>
      {asking === 'connect' && kind === 'hubspot' && <HubspotDialog onClose={close} />}
      {asking === 'connect' && kind === 'own' && <OwnCrmDialog url={isThis ? crm.url : null} onClose={close} />}
    </>
  );
}
