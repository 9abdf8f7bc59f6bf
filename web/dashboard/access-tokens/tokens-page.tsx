import { useQuery } from '@tanstack/react-query';
import { KeyRound, Plus } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { tokensLimit } from '#domain/access-tokens.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { useCan } from '#web/lib/can.tsx';
import { query } from '#web/lib/query.ts';
import { Banner } from '#web/ui/banner.tsx';
import { buttonStyles } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { GenerateToken } from './generate-token.tsx';
import { HowToUse } from './how-to-use.tsx';
import { TokensTable, TokensTableSkeleton } from './tokens-table.tsx';

function GenerateLink() {
  return (
    <Link to="?generate" className={buttonStyles()}>
      <Plus /> Generate token
    </Link>
  );
}

function TokenList() {
  const mayWrite = useCan('integrations:write');
  const { data, error, isPending, refetch } = useQuery(query.accessTokens.list());

  if (isPending) return <TokensTableSkeleton />;
  if (error) {
    return (
      <ErrorState title="The tokens could not be loaded." message={messageOf(error)} onRetry={() => void refetch()} />
    );
  }
  if (data.items.length === 0) {
    return (
      <EmptyState icon={KeyRound} title="No tokens yet" action={mayWrite && <GenerateLink />}>
        {mayWrite
          ? 'A token lets a program of yours work in this workspace, in no more than you allow it.'
          : 'Nobody has generated a token in this workspace, and your role may only look.'}
      </EmptyState>
    );
  }
  return <TokensTable tokens={data.items} />;
}

/** The workspace's access tokens, and with `?generate` the dialog that makes one. Two pages of the menu show it. */
export function TokensPage({ title, subtitle }: { title: string; subtitle: string }) {
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
          This workspace has {tokensLimit} tokens, which is the limit. Delete one to generate another.
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
