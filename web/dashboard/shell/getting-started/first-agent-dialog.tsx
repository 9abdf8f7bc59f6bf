import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { href, useNavigate } from 'react-router';
import { type AgentLanguage, agentLanguages } from '#domain/platform/agent-languages.ts';
import { withFreeMinutes } from '#web/dashboard/agents/free-minutes.ts';
import { api } from '#web/lib/api.ts';
import { useCan } from '#web/lib/can.tsx';
import { invalidate, query } from '#web/lib/query.ts';
import { useWorkspace } from '#web/lib/workspace.tsx';
import { ChoiceCards } from '#web/ui/choice-cards.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import {
  type BusinessKind,
  businessKinds,
  greetingIn,
  personas,
  type UsualWeek,
  usualWeeks,
} from './first-agents.data.ts';

/** What a workspace is called until someone names it. */
const unnamed = 'My Workspace';

const languages = agentLanguages.map(({ tag, name }) => ({ value: tag, label: name }));
const hours = usualWeeks.map(({ value, label }) => ({ value, label }));

/** The language of the browser, where agents speak it. */
function ownLanguage(): AgentLanguage {
  const exact = agentLanguages.find(({ tag }) => tag === navigator.language);
  const near = agentLanguages.find(({ tag }) => tag.slice(0, 2) === navigator.language.slice(0, 2));
  return (exact ?? near ?? agentLanguages[0]).tag;
}

/** The first agent in one step: for whom it answers, its name, hours and language. Then one talks to it at once. */
export default function FirstAgentDialog({ onClose }: { onClose: () => void }) {
  const workspace = useWorkspace();
  const navigate = useNavigate();
  const maySet = useCan('settings:write');
  const stored = useQuery({ ...query.preferences.get(), enabled: useCan('settings:read') }).data;
  const [kind, setKind] = useState<BusinessKind>('practice');
  const [name, setName] = useState(workspace.name === unnamed ? '' : workspace.name);
  const [week, setWeek] = useState<UsualWeek>('office');
  const [wanted, setWanted] = useState<AgentLanguage>();
  const language = wanted ?? (stored && stored.language !== 'en-US' ? stored.language : ownLanguage());
  const business = name.trim();

  async function make() {
    const { hours: businessHours } = usualWeeks.find(({ value }) => value === week)!;
    if (maySet)
      await api.preferences.update({ body: { ...(business && { name: business }), language, businessHours } });
    const greeting = business ? greetingIn(language, business) : undefined;
    return withFreeMinutes(() =>
      api.agents.create({
        body: {
          template: 'appointment-scheduler',
          name: business ? `${business} front desk`.slice(0, 60) : 'Front desk',
          persona: personas[kind],
          ...(greeting && { greeting }),
        },
      }),
    );
  }

  return (
    <FormDialog
      title="Talk to your first agent"
      description="Your agent answers for your business and books real appointments in your calendar. You can change everything later."
      action="Start talking"
      size="lg"
      send={make}
      next={async ({ made }) => {
        await navigate(href('/dashboard/agents/:agentId', { agentId: made.id }), { state: { talk: true } });
        await invalidate('agents', 'workspaces', 'gettingStarted', 'preferences');
      }}
      onClose={onClose}
    >
      {(problemOf) => (
        <>
          <ChoiceCards legend="Business type" options={businessKinds} value={kind} onChange={setKind} />
          <Field label="Business name" error={problemOf('name')}>
            <Input
              value={name}
              maxLength={50}
              placeholder="Harbor Dental"
              autoComplete="organization"
              onChange={({ target }) => setName(target.value)}
            />
          </Field>
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label="Hours" error={problemOf('businessHours')}>
              <Select options={hours} value={week} onChange={setWeek} />
            </Field>
            <Field label="Language" error={problemOf('language')}>
              <Select options={languages} value={language} onChange={setWanted} />
            </Field>
          </div>
        </>
      )}
    </FormDialog>
  );
}
