import { useState } from 'react';
import { type CampaignDetail, type CampaignPlan, purposesOf } from '#domain/campaigns/campaigns.ts';
import { AgentSelect } from '#web/dashboard/agents/agent-select.tsx';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, CardBody, CardFooter, CardHeader } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { channelWords } from './campaign-labels.ts';
import { CampaignTextField } from './campaign-text-field.tsx';
import { DaysAndHours } from './days-and-hours.tsx';

type Settings = Pick<
  CampaignPlan,
  | 'agentId'
  | 'text'
  | 'purpose'
  | 'hours'
  | 'atOnce'
  | 'perMinute'
  | 'linesFree'
  | 'attempts'
  | 'goal'
  | 'maxMinutes'
  | 'maxSegments'
>;
const settingsOf = (campaign: CampaignDetail): Settings => {
  const { agentId, text, purpose, hours, atOnce, perMinute, linesFree, attempts, goal, maxMinutes, maxSegments } =
    campaign;
  return { agentId, text, purpose, hours, atOnce, perMinute, linesFree, attempts, goal, maxMinutes, maxSegments };
};

const purposeWords = {
  calls: 'Informational calls',
  marketing_calls: 'Marketing calls',
  messages: 'Informational texts',
  marketing_messages: 'Marketing texts',
} as const satisfies Record<CampaignPlan['purpose'], string>;

/** What a campaign says or writes, when, how fast, how often, and what for. */
export function CampaignSettings({ campaign, readOnly }: { campaign: CampaignDetail; readOnly: boolean }) {
  const [wanted, setWanted] = useState(() => settingsOf(campaign));
  const { text, hours, atOnce, perMinute, linesFree, attempts, goal, maxMinutes, maxSegments, purpose } = wanted;
  const { channel } = campaign;
  const isText = channel === 'text';
  const words = channelWords[channel];
  const set = (change: Partial<Settings>) => setWanted({ ...wanted, ...change });
  const again = (change: Partial<Settings['attempts']>) => set({ attempts: { ...attempts, ...change } });
  const before = settingsOf(campaign);
  const isChanged = JSON.stringify(wanted) !== JSON.stringify(before);
  const save = useChange(
    () => {
      const { purpose: what, ...rest } = wanted;
      // What it is for is settled with its list, once it has begun.
      const body = what === before.purpose ? rest : { ...rest, purpose: what };
      return api.campaigns.update({ params: { campaignId: campaign.id }, body });
    },
    {
      reloads: 'campaigns',
      says: 'Campaign saved',
      next: (saved) => setWanted(settingsOf(saved)),
      refusal: 'shown',
    },
  );
  const number = (
    label: string,
    [min, max]: [number, number],
    value: number,
    unit: string,
    take: (value: number) => void,
  ) => (
    <NumberField
      label={label}
      min={min}
      max={max}
      value={value}
      unit={unit}
      disabled={readOnly}
      onChange={(next) => next !== undefined && take(next)}
    />
  );
  return (
    <form
      aria-label="Settings"
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged) save.mutate();
      }}
      noValidate
    >
      <Card>
        <CardHeader
          title="Schedule and pacing"
          hint="Times are in the recipient’s time zone. Rules in the recipient’s country take precedence."
        />
        <CardBody className="flex flex-col gap-6">
          {save.error && <Banner>{messageOf(save.error)}</Banner>}
          {isText && (
            <>
              <CampaignTextField value={text} disabled={readOnly} onChange={(next) => set({ text: next })} />
              <Field label="Agent for replies">
                <AgentSelect
                  value={wanted.agentId}
                  none="The number’s assigned agent"
                  disabled={readOnly}
                  onChange={(agentId) => set({ agentId })}
                />
              </Field>
            </>
          )}
          <DaysAndHours value={hours} onChange={(next) => set({ hours: next })} disabled={readOnly} />
          <div className="grid gap-4 sm:grid-cols-3">
            {!isText && number('Concurrent calls', [1, 100], atOnce, 'calls', (value) => set({ atOnce: value }))}
            {number(
              isText ? 'Texts sent per minute' : 'Calls started per minute',
              [1, 50],
              perMinute,
              words.day,
              (value) => set({ perMinute: value }),
            )}
            {!isText && (
              <>
                {number('Reserved lines', [0, 90], linesFree, '%', (value) => set({ linesFree: value }))}
                {number('Calls per person', [1, 10], attempts.most, 'calls', (most) => again({ most }))}
                {number('If busy, retry after', [5, 1440], attempts.busyMinutes, 'minutes', (busyMinutes) =>
                  again({ busyMinutes }),
                )}
                {number('If no answer, retry after', [1, 336], attempts.noAnswerHours, 'hours', (noAnswerHours) =>
                  again({ noAnswerHours }),
                )}
              </>
            )}
          </div>
          {!isText && (
            <Switch
              label="Call again after reaching voicemail"
              hint="The voicemail message is set on the agent."
              checked={attempts.afterVoicemail}
              disabled={readOnly}
              onChange={(afterVoicemail) => again({ afterVoicemail })}
            />
          )}
          <div className="level-fields grid gap-4 sm:grid-cols-2">
            {!isText && (
              <Field label="Count as reached when">
                <NativeSelect
                  value={goal}
                  disabled={readOnly}
                  onChange={({ target }) => set({ goal: target.value as Settings['goal'] })}
                >
                  <option value="success">The agent reached the call’s goal</option>
                  <option value="answered">A person talked to the agent</option>
                </NativeSelect>
              </Field>
            )}
            <Field label="Purpose" hint="Marketing requires consent in every country.">
              <NativeSelect
                value={purpose}
                disabled={readOnly || campaign.startedAt !== null}
                onChange={({ target }) => set({ purpose: target.value as Settings['purpose'] })}
              >
                {purposesOf[channel].map((one) => (
                  <option key={one} value={one}>
                    {purposeWords[one]}
                  </option>
                ))}
              </NativeSelect>
            </Field>
          </div>
          {isText ? (
            <NumberField
              label="Maximum message segments"
              optional
              min={1}
              max={10_000_000}
              unit="segments"
              disabled={readOnly}
              value={maxSegments ?? undefined}
              onChange={(value) => set({ maxSegments: value ?? null })}
            />
          ) : (
            <NumberField
              label="Maximum call minutes"
              optional
              min={1}
              max={1_000_000}
              unit="minutes"
              disabled={readOnly}
              value={maxMinutes ?? undefined}
              onChange={(value) => set({ maxMinutes: value ?? null })}
            />
          )}
        </CardBody>
        {!readOnly && (
          <CardFooter>
            <Button
              type="submit"
              disabled={!isChanged || hours.from >= hours.until || hours.days.length === 0}
              busy={save.isPending}
            >
              Save
            </Button>
          </CardFooter>
        )}
      </Card>
    </form>
  );
}
