import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import type { Campaign, CampaignChannel } from '#domain/campaigns/campaigns.ts';
import { AgentSelect } from '#web/dashboard/agents/agent-select.tsx';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { newKey } from '#web/lib/new-key.ts';
import { invalidate, query } from '#web/lib/query.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { CampaignTextField } from './campaign-text-field.tsx';

interface NewCampaignDialogProps {
  onClose: () => void;
  onMade: (campaign: Campaign) => void;
}

/** Whom an agent is to call, or who gets a text, from which number. All else has defaults, and is set on the campaign's page. */
export function NewCampaignDialog({ onClose, onMade }: NewCampaignDialogProps) {
  const form = useId();
  const [name, setName] = useState('');
  const [channel, setChannel] = useState<CampaignChannel>('call');
  const [text, setText] = useState('');
  const [agentId, setAgentId] = useState<string | null>(null);
  const [numberId, setNumberId] = useState('');
  const [segmentId, setSegmentId] = useState('');
  const [key, setKey] = useState(newKey);
  const numbers = useQuery(query.phoneNumbers.list());
  const segments = useQuery(query.contactSegments.list());
  const isText = channel === 'text';
  const able = numbers.data?.items.filter(({ can }) => (isText ? can.sms : can.voice)) ?? [];
  const audience = { segmentId: segmentId || null };
  const make = useMutation({
    mutationFn: () =>
      api.campaigns.create(
        {
          body: { name, numberId, audience, agentId, ...(isText && { channel, text }) },
        },
        { headers: { 'idempotency-key': key } },
      ),
    onError: () => setKey(newKey()),
    onSuccess: async (campaign) => {
      await invalidate('campaigns');
      onMade(campaign);
    },
  });
  const isWhole = name.trim() !== '' && (isText ? text.trim() !== '' : agentId !== null) && numberId !== '';
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="New campaign"
      description="Nobody is reached before you start it."
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} disabled={!isWhole} busy={make.isPending}>
            Set up
          </Button>
        </>
      }
    >
      <form
        id={form}
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (isWhole) make.mutate();
        }}
      >
        {make.error && <Banner>{messageOf(make.error)}</Banner>}
        <Field label="Name" required>
          <Input value={name} maxLength={80} autoComplete="off" onChange={({ target }) => setName(target.value)} />
        </Field>
        <Field label="How">
          <NativeSelect
            value={channel}
            onChange={({ target }) => {
              setChannel(target.value as CampaignChannel);
              setNumberId('');
            }}
          >
            <option value="call">An agent calls them</option>
            <option value="text">They get a text message</option>
          </NativeSelect>
        </Field>
        {isText && <CampaignTextField value={text} onChange={setText} />}
        <Field label={isText ? 'Who answers what comes back' : 'Agent'} required={!isText}>
          <AgentSelect
            value={agentId}
            none={isText ? 'The agent of the number' : 'Choose an agent'}
            onChange={setAgentId}
          />
        </Field>
        <Field
          label={isText ? 'Sent from' : 'Calls from'}
          required
          hint={
            numbers.data && able.length === 0 ? (
              <>
                This workspace has no number {isText ? 'for texts ' : ''}yet.{' '}
                <Link to="/dashboard/phone-numbers">Get one</Link>; test numbers are free.
              </>
            ) : undefined
          }
        >
          <NativeSelect value={numberId} onChange={({ target }) => setNumberId(target.value)}>
            <option value="">Choose a number</option>
            {able.map(({ id, number, name: called, test }) => (
              <option key={id} value={id}>
                {number} {called !== number && called} {test ? '(test number)' : ''}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <Field label="Who is reached" hint="Segments are made on the page of contacts, with Filter.">
          <NativeSelect value={segmentId} onChange={({ target }) => setSegmentId(target.value)}>
            <option value="">All contacts</option>
            {segments.data?.items.map(({ id, name: called }) => (
              <option key={id} value={id}>
                {called}
              </option>
            ))}
          </NativeSelect>
        </Field>
      </form>
    </Dialog>
  );
}
