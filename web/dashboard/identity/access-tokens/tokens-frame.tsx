import { useQuery } from '@tanstack/react-query';
import { KeyRound, Plus } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { tokensLimit } from '#domain/identity/access-tokens.ts';
import { useCan } from '#web/lib/can.tsx';
import { query } from '#web/lib/query.ts';
import { useListAddress } from '#web/lib/use-list-address.ts';
import { Banner } from '#web/ui/banner.tsx';
import { buttonStyles } from '#web/ui/button.tsx';
import { DataList } from '#web/ui/data-list.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { GenerateToken } from './generate-token.tsx';
import { HowToUse } from './how-to-use.tsx';
import { tokenColumns } from './tokens-table.tsx';

function GenerateLink() {
  return (
    <Link to="?generate" className={buttonStyles()}>
      <Plus /> Generate token
    </Link>
  );
}

function NoTokens() {
  const mayWrite = useCan('integrations:write');
  return (
    <EmptyState icon={KeyRound} title="No tokens yet" action={mayWrite && <GenerateLink />}>
      {mayWrite
        ? 'Tokens let apps work in this workspace with the permissions you grant.'
        : 'Your role can view tokens but not create them.'}
    </EmptyState>
  );
}

function TokenList() {
  const { sort, setSort } = useListAddress();
  const { data, error, refetch } = useQuery(query.accessTokens.list());
  return (
    <DataList
      label="Tokens"
      columns={tokenColumns}
      rows={data?.items}
      keyOf={({ id }) => id}
      error={error}
      onRetry={refetch}
      empty={<NoTokens />}
      sort={sort}
      onSort={setSort}
    />
  );
}

/** The workspace's access tokens, and with `?generate` the dialog that makes one. Two pages of the menu show it. */
export function TokensFrame({ title, subtitle }: { title: string; subtitle: string }) {
  const [params, setParams] = useSearchParams();
  const mayWrite = useCan('integrations:write');
  const { data } = useQuery(query.accessTokens.list());
  const count = data?.items.length ?? 0;
  const full = count >= tokensLimit;

  return (
    <>
      <PageHeader title={title} subtitle={subtitle} actions={mayWrite && count > 0 && !full && <GenerateLink />} />
      {full && (
        <Banner tone="warning" className="mb-4">
          This workspace has reached its limit of {tokensLimit} tokens. Delete one to generate another.
        </Banner>
      )}
      <TokenList />
      {count > 0 && <HowToUse />}
      {mayWrite && !full && params.has('generate') && (
        <GenerateToken onClose={() => setParams({}, { replace: true })} />
      )}
    </>
  );
}
