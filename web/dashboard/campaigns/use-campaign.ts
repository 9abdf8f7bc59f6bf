import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { CampaignDetail, SkipReason, TargetResult } from '#domain/campaigns/campaigns.ts';
import { api } from '#web/lib/api.ts';
import { invalidate, keyOf, query, queryClient } from '#web/lib/query.ts';
import { toastError } from '#web/lib/toast.ts';
import { useChange } from '#web/lib/use-change.ts';
import { useWorkspace } from '#web/lib/workspace.tsx';

/** How often the figures of a campaign that runs are looked at, in ms. */
const liveMs = 3_000;
/** A list of a hundred thousand takes some seconds to look up, in ms. */
const patience = 120_000;

const goesOn = ({ status: state, counts }: CampaignDetail) => state === 'running' || counts.calling > 0;

/** A campaign, with its figures as they stand while it calls. */
export const useCampaign = (campaignId: string) =>
  useQuery({
    ...query.campaigns.get({ params: { campaignId } }),
    refetchInterval: ({ state: { data } }) => (data && goesOn(data) ? liveMs : false),
  });

/** What is done with a campaign from its page. */
export function useCampaignChanges(campaignId: string) {
  const input = { params: { campaignId } };
  const _settled = {
    onError: toastError,
    // What it answers is how it stands now: the page shows it at once.
    onSuccess: (campaign: CampaignDetail) => queryClient.setQueryData(query.campaigns.get(input).queryKey, campaign),
    onSettled: () => invalidate('campaigns'),
  };
  return {
    prepare: useChange(() => api.campaigns.prepare(input, { timeoutMs: patience }), {
      // What it answers is how it stands now: the page shows it at once.
      reloads: 'campaigns',
      next: (campaign: CampaignDetail) => queryClient.setQueryData(query.campaigns.get(input).queryKey, campaign),
    }),
    start: useChange(() => api.campaigns.start(input), {
      // What it answers is how it stands now: the page shows it at once.
      reloads: 'campaigns',
      next: (campaign: CampaignDetail) => queryClient.setQueryData(query.campaigns.get(input).queryKey, campaign),
    }),
    pause: useChange(() => api.campaigns.pause(input), {
      // What it answers is how it stands now: the page shows it at once.
      reloads: 'campaigns',
      next: (campaign: CampaignDetail) => queryClient.setQueryData(query.campaigns.get(input).queryKey, campaign),
    }),
    stop: useChange(() => api.campaigns.stop(input), {
      // What it answers is how it stands now: the page shows it at once.
      reloads: 'campaigns',
      next: (campaign: CampaignDetail) => queryClient.setQueryData(query.campaigns.get(input).queryKey, campaign),
    }),
    remove: useChange(() => api.campaigns.remove(input)),
  };
}

/** Which people of a campaign are shown: all, or those with a result or a reason. */
export type Shown =
  | { by: 'all' }
  | { by: 'state'; state: 'waiting' | 'calling' }
  | { by: 'result'; result: TargetResult }
  | { by: 'reason'; reason: SkipReason };

/** People of a campaign, fifty at a time; looked at again while it calls. */
export function usePeople(campaign: CampaignDetail, { by: _, ...shown }: Shown) {
  const { id: workspaceId } = useWorkspace();
  const { id: campaignId, preparedAt } = campaign;
  return useInfiniteQuery({
    queryKey: [...keyOf('campaigns', 'people'), workspaceId, campaignId, preparedAt, shown],
    queryFn: ({ pageParam, signal }) =>
      api.campaigns.people({ params: { campaignId }, query: { ...shown, cursor: pageParam, limit: 50 } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    placeholderData: (before) => before,
    refetchInterval: goesOn(campaign) ? liveMs : false,
  });
}
