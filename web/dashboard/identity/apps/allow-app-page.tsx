import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { AppRequest, type AppScope, type AskingApp } from '#domain/identity/apps.ts';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { leaveFor } from '#web/lib/leave-for.ts';
import { useChange } from '#web/lib/use-change.ts';
import { useWorkspace } from '#web/lib/workspace.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, CardBody, CardFooter, CardHeader } from '#web/ui/card.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { AppScopes } from './app-scopes.tsx';

/** Who asks, as far as anyone knows. */
function WhoAsks({ app: { name, host, returnsTo } }: { app: AskingApp }) {
  if (host === null) {
    return (
      <Banner tone="warning">
        We can’t verify who made “{name}”. Continue only if you just started this request from {returnsTo}.
      </Banner>
    );
  }
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
      <dt className="text-muted">App by</dt>
      <dd className="break-all font-semibold text-lg">{host}</dd>
      <dt className="text-muted">Returns to</dt>
      <dd className="break-all">{returnsTo}</dd>
    </dl>
  );
}

function Decision({ app, asked }: { app: AskingApp; asked: AppRequest }) {
  const { name: workspace } = useWorkspace();
  const [allowed, setAllowed] = useState<AppScope[]>(app.scopes);
  const allow = useChange(() => api.apps.allow({ body: { ...asked, allowed } }), {
    reloads: 'accessTokens',
    secret: true,
    next: ({ redirectTo }) => leaveFor(redirectTo),
  });
  return (
    <Card>
      <CardHeader
        title={`Allow ${app.name} to access ${workspace}?`}
        hint="The app acts on your behalf in this workspace, within the permissions you select. To use another workspace, switch to it first."
      />
      <CardBody className="flex flex-col gap-6">
        <WhoAsks app={app} />
        <AppScopes allowed={allowed} grantable={app.grantable} onChange={setAllowed} />
        <p className="text-muted text-sm">
          The app can’t see settings, members, billing, or tokens. You can revoke its access at any time under Access
          Tokens.
        </p>
      </CardBody>
      <CardFooter>
        <Button variant="outline" onClick={() => leaveFor(app.refusal)}>
          Cancel
        </Button>
        <Button
          busy={allow.isPending}
          disabled={!allowed.some((one) => one !== 'people:reach')}
          onClick={() => allow.mutate()}
        >
          Allow
        </Button>
      </CardFooter>
    </Card>
  );
}

/** Asks whether an app that sent someone here may use the workspace. Whatever is wrong with the request stays here. */
export default function AllowAppPage() {
  const [params] = useSearchParams();
  const { id } = useWorkspace();
  const asked = AppRequest.safeParse(Object.fromEntries(params)).data;
  const { data, error } = useQuery({
    queryKey: ['apps', 'check', id, params.toString()],
    queryFn: () => api.apps.check({ body: asked as AppRequest }),
    enabled: asked !== undefined,
    retry: false,
  });
  return (
    <>
      <PageHeader title="Authorize an app" subtitle="An app wants to access this workspace over MCP." />
      {asked === undefined ? (
        <Banner>The app didn’t request any access we recognize. Start again in the app.</Banner>
      ) : error ? (
        <Banner>{messageOf(error)}</Banner>
      ) : data === undefined ? (
        <Skeleton className="h-80" />
      ) : (
        <Decision key={id} app={data} asked={asked} />
      )}
    </>
  );
}
