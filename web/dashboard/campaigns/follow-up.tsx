import { useState } from 'react';
import { href, useNavigate } from 'react-router';
import type { CampaignDetail, TargetResult } from '#domain/campaigns/campaigns.ts';
import { api } from '#web/lib/api.ts';
import { useCan } from '#web/lib/can.tsx';
import { useChange } from '#web/lib/use-change.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { people, resultWords } from './campaign-labels.ts';

/** Another campaign for those with whom this one ended so. */
export function FollowUp({ campaign }: { campaign: CampaignDetail }) {
  const [chosen, setChosen] = useState<TargetResult[]>([]);
  const navigate = useNavigate();
  const mayWrite = useCan('contacts:write');
  const { id, name, agentId, numberId, results, purpose, hours, atOnce, perMinute, linesFree, attempts } = campaign;
  const { goal, maxMinutes, maxSegments, channel, text } = campaign;
  const make = useChange(
    (_: undefined, once) => {
      const kept = {
        channel,
        text,
        agentId,
        numberId,
        purpose,
        hours,
        atOnce,
        perMinute,
        linesFree,
        attempts,
        goal,
        maxMinutes,
        maxSegments,
      };
      const audience = { follows: { campaignId: id, results: chosen } };
      const body = { ...kept, name: `${name.slice(0, 70)}, again`, audience };
      return api.campaigns.create({ body }, once);
    },
    {
      reloads: 'campaigns',
      next: (made) => navigate(href('/dashboard/contacts/campaigns/:campaignId', { campaignId: made.id })),
    },
  );
  if (!mayWrite || results.length === 0) return null;
  return (
    <Card aria-label="Follow up">
      <CardHeader title="Follow up" hint="Creates a campaign with the same settings for contacts with this outcome." />
      <CardBody className="flex flex-wrap items-center gap-x-5 gap-y-3">
        {results.map(({ result, people: n }) => (
          <Checkbox
            key={result}
            label={`${resultWords[result]} (${people(n)})`}
            checked={chosen.includes(result)}
            onChange={(isOn) => setChosen(isOn ? [...chosen, result] : chosen.filter((one) => one !== result))}
          />
        ))}
        <Button
          variant="outline"
          className="sm:ml-auto"
          disabled={chosen.length === 0}
          busy={make.isPending}
          onClick={() => make.mutate()}
        >
          Set up follow-up
        </Button>
      </CardBody>
    </Card>
  );
}
