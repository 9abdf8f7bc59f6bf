import { Download } from 'lucide-react';
import { useMemo, useState } from 'react';
import { href } from 'react-router';
import type { CampaignChannel, CampaignDetail, CampaignTarget } from '#domain/campaigns/campaigns.ts';
import { findEndpoint, request } from '#web/lib/api.ts';
import { useCan } from '#web/lib/can.tsx';
import { saveFile } from '#web/lib/save-file.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Button } from '#web/ui/button.tsx';
import { DataList } from '#web/ui/data-list.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { RowLink } from '#web/ui/row-link.tsx';
import { channelWords, people, resultWords, skipWords } from './campaign-labels.ts';
import { type Shown, usePeople } from './use-campaign.ts';

type Words = (typeof channelWords)[CampaignChannel];

/** Where someone stands, in a word or two. */
function standing({ status: state, result, reason }: CampaignTarget, { being, again }: Words): string {
  if (reason !== null) return skipWords[reason];
  if (state === 'calling') return being;
  if (result === null) return 'Waiting';
  return state === 'waiting' ? `${resultWords[result]}, ${again}` : resultWords[result];
}

const columnsOf = (words: Words): Column<CampaignTarget & { key: string }>[] => [
  {
    id: 'name',
    title: 'Name',
    className: 'w-full max-w-0',
    skeleton: 'h-4 w-40',
    cell: ({ name, callId, phone, contactId }) => {
      const to =
        callId === null
          ? contactId && href('/dashboard/contacts/:contactId', { contactId })
          : href('/dashboard/calls/:callId', { callId });
      return (
        <>
          {to ? <RowLink to={to}>{name}</RowLink> : <span className="block truncate">{name}</span>}
          <span className="block truncate text-muted tabular-nums sm:hidden">{phone}</span>
        </>
      );
    },
  },
  {
    id: 'phone',
    title: 'Phone',
    className: 'max-sm:hidden',
    cellClassName: 'whitespace-nowrap tabular-nums',
    cell: ({ phone }) => phone || '–',
  },
  {
    id: 'standing',
    title: 'Progress',
    cellClassName: 'sm:whitespace-nowrap',
    cell: (one) => standing(one, words),
  },
  { id: 'attempts', title: words.tries, numeric: true, className: 'max-md:hidden', cell: ({ attempts }) => attempts },
  {
    id: 'next',
    title: words.next,
    className: 'max-lg:hidden',
    cellClassName: 'whitespace-nowrap text-muted',
    cell: ({ nextAttemptAt: nextAt }) => (nextAt === null ? '–' : <Moment iso={nextAt} />),
  },
];

const shownOf = (value: string): Shown => {
  const [by, what] = value.split(' ');
  if (by === 'state' || by === 'result' || by === 'reason') return { by, [by]: what } as Shown;
  return { by: 'all' };
};

async function fetchExport({ id, name }: CampaignDetail): Promise<void> {
  const { method, path } = await findEndpoint('campaigns', 'export');
  const answer = await request(path.replace(':campaignId', id), { method }, { timeoutMs: 120_000 });
  saveFile(`${name.replace(/[^\p{L}\p{N}]+/gu, '-') || 'campaign'}.csv`, await answer.blob());
}

/** The people of a campaign: who is called, who is not and why, and how it went with each. */
export function CampaignPeople({ campaign }: { campaign: CampaignDetail }) {
  const [value, setValue] = useState('all');
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = usePeople(campaign, shownOf(value));
  const mayManage = useCan('contacts:manage');
  const save = useChange(() => fetchExport(campaign));
  const { counts, results, skips, channel } = campaign;
  const words = channelWords[channel];
  const columns = useMemo(() => columnsOf(words), [words]);
  const rows = data?.pages.flatMap(({ items }) => items.map((one) => ({ ...one, key: `${one.phone} ${one.name}` })));
  return (
    <section aria-labelledby="people-heading">
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <h2 id="people-heading" className="mr-auto font-semibold text-lg">
          People
        </h2>
        <NativeSelect
          aria-label="Show contacts"
          className="max-w-72 max-sm:w-full"
          value={value}
          onChange={({ target }) => setValue(target.value)}
        >
          <option value="all">Everyone</option>
          {counts.waiting > 0 && (
            <option value="state waiting">
              {words.toBe} ({people(counts.waiting)})
            </option>
          )}
          {counts.calling > 0 && (
            <option value="state calling">
              {words.being} ({people(counts.calling)})
            </option>
          )}
          {results.map(({ result, people: n }) => (
            <option key={result} value={`result ${result}`}>
              {resultWords[result]} ({people(n)})
            </option>
          ))}
          {skips.map(({ reason, people: n }) => (
            <option key={reason} value={`reason ${reason}`}>
              {words.not}: {skipWords[reason]} ({people(n)})
            </option>
          ))}
        </NativeSelect>
        {mayManage && (
          <Button variant="outline" busy={save.isPending} onClick={() => save.mutate()}>
            <Download aria-hidden /> Export
          </Button>
        )}
      </div>
      <DataList
        label="People"
        columns={columns}
        rows={rows}
        keyOf={({ key }) => key}
        error={error}
        onRetry={refetch}
        empty={<p className="text-muted">No contacts.</p>}
        more={hasNextPage ? { busy: isFetchingNextPage, load: () => void fetchNextPage() } : undefined}
      />
    </section>
  );
}
