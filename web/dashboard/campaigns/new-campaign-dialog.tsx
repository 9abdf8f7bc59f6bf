import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Campaign, CampaignChannel } from '#domain/campaigns/campaigns.ts';
import { AgentSelect } from '#web/dashboard/agents/agent-select.tsx';
import { api } from '#web/lib/api.ts';
import { formatPhone } from '#web/lib/phone.ts';
import { query } from '#web/lib/query.ts';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Input } from '#web/ui/input.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { CampaignTextField } from './campaign-text-field.tsx';

interface NewCampaignDialogProps {
  onClose: () => void;
  onMade: (campaign: Campaign) => void;
}

/** Whom an agent is to call, or who gets a text, from which number. All else has defaults, and is set on the campaign's page. */
export function NewCampaignDialog({ onClose, onMade }: NewCampaignDialogProps) {
  const [name, setName] = useState('');
  const [channel, setChannel] = useState<CampaignChannel>('call');
  const [text, setText] = useState('');
  const [agentId, setAgentId] = useState<string | null>(null);
  const [numberId, setNumberId] = useState('');
  const [segmentId, setSegmentId] = useState('');
  const numbers = useQuery(query.phoneNumbers.list());
  const segments = useQuery(query.contactSegments.list());
  const isText = channel === 'text';
  const able = numbers.data?.items.filter(({ can }) => (isText ? can.sms : can.voice)) ?? [];
  const audience = { segmentId: segmentId || null };
  const isWhole = name.trim() !== '' && (isText ? text.trim() !== '' : agentId !== null) && numberId !== '';
  return (
    <FormDialog
      title="New campaign"
      description="No one is contacted until you start the campaign."
      action="Set up"
      ready={isWhole}
      send={(_, once) =>
        api.campaigns.create(
          {
            body: { name, numberId, audience, agentId, ...(isText && { channel, text }) },
          },
          once,
        )
      }
      reloads="campaigns"
      onDone={onMade}
      onClose={onClose}
    >
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
          <option value="call">Call with an agent</option>
          <option value="text">Send a text message</option>
        </NativeSelect>
      </Field>
      {isText && <CampaignTextField value={text} onChange={setText} />}
      <Field label={isText ? 'Agent for replies' : 'Agent'} required={!isText}>
        <AgentSelect
          value={agentId}
          none={isText ? 'The number’s assigned agent' : 'Choose an agent'}
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
              <Link to="/dashboard/phone-numbers">Get a number</Link>. Test numbers are free.
            </>
          ) : undefined
        }
      >
        <NativeSelect value={numberId} onChange={({ target }) => setNumberId(target.value)}>
          <option value="">Choose a number</option>
          {able.map(({ id, number, name: called, test }) => (
            <option key={id} value={id}>
              {formatPhone(number)} {called !== number && called} {test ? '(test number)' : ''}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Field label="Audience" hint="Create segments with Filter on the Contacts page.">
        <NativeSelect value={segmentId} onChange={({ target }) => setSegmentId(target.value)}>
          <option value="">All contacts</option>
          {segments.data?.items.map(({ id, name: called }) => (
            <option key={id} value={id}>
              {called}
            </option>
          ))}
        </NativeSelect>
      </Field>
    </FormDialog>
  );
}
