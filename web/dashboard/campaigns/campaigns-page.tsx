import { Megaphone, Plus } from 'lucide-react';
import { useState } from 'react';
import { href, useNavigate } from 'react-router';
import type { Campaign } from '#domain/campaigns/campaigns.ts';
import { api } from '#web/lib/api.ts';
import { useCan } from '#web/lib/can.tsx';
import { keyOf } from '#web/lib/query.ts';
import { usePages } from '#web/lib/use-pages.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { DataList } from '#web/ui/data-list.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { RowLink } from '#web/ui/row-link.tsx';
import { channelWords, stateTones, stateWords } from './campaign-labels.ts';
import { NewCampaignDialog } from './new-campaign-dialog.tsx';
import { RulesDialog } from './rules-dialog.tsx';

const columns: Column<Campaign>[] = [
  {
    id: 'name',
    title: 'Name',
    className: 'w-full max-w-0',
    skeleton: 'h-4 w-40',
    cell: ({ id, name }) => (
      <RowLink to={href('/dashboard/contacts/campaigns/:campaignId', { campaignId: id })}>{name}</RowLink>
    ),
  },
  {
    id: 'state',
    title: 'Status',
    cell: ({ status: state }) => <Badge tone={stateTones[state]}>{stateWords[state]}</Badge>,
  },
  {
    id: 'channel',
    title: 'How',
    className: 'max-md:hidden',
    cellClassName: 'text-muted',
    cell: ({ channel }) => channelWords[channel].what,
  },
  {
    id: 'done',
    title: 'Done',
    numeric: true,
    className: 'max-sm:hidden',
    cellClassName: 'whitespace-nowrap',
    cell: ({ counts: { waiting, calling, ended } }) => `${ended} of ${waiting + calling + ended}`,
  },
  {
    id: 'skipped',
    title: 'Excluded',
    numeric: true,
    className: 'max-md:hidden',
    cell: ({ counts }) => counts.skipped,
  },
  {
    id: 'created',
    title: 'Created',
    className: 'max-lg:hidden',
    cellClassName: 'whitespace-nowrap text-muted',
    cell: ({ createdAt }) => <Moment iso={createdAt} />,
  },
];

/** Lists of contacts that agents call, newest first. */
export default function CampaignsPage() {
  const list = usePages(keyOf('campaigns', 'list'), (cursor, signal) =>
    api.campaigns.list({ query: { cursor, limit: 50 } }, { signal }),
  );
  const [open, setOpen] = useState<'new' | 'rules' | null>(null);
  const mayWrite = useCan('contacts:write');
  const navigate = useNavigate();
  const add = mayWrite && (
    <Button onClick={() => setOpen('new')}>
      <Plus aria-hidden /> New campaign
    </Button>
  );
  return (
    <>
      <PageHeader
        title="Campaigns"
        subtitle="Call or text a list of contacts, following the calling hours and rules of each country."
        actions={
          <>
            <Button variant="outline" onClick={() => setOpen('rules')}>
              Calling rules
            </Button>
            {list.rows?.length !== 0 && add}
          </>
        }
      />
      <DataList
        label="Campaigns"
        columns={columns}
        {...list}
        keyOf={({ id }) => id}
        empty={
          <EmptyState icon={Megaphone} title="No campaigns yet" action={add}>
            Choose who an agent calls or texts, when, and how fast. Preview who’s included and why others aren’t.
          </EmptyState>
        }
      />
      {open === 'new' && (
        <NewCampaignDialog
          onClose={() => setOpen(null)}
          onMade={({ id }) => void navigate(href('/dashboard/contacts/campaigns/:campaignId', { campaignId: id }))}
        />
      )}
      {open === 'rules' && <RulesDialog onClose={() => setOpen(null)} />}
    </>
  );
}
