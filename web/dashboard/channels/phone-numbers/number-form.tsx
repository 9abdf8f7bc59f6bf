import { useState } from 'react';
import { carrierCan, listenerNeeds } from '#domain/carriers/carrier-kinds.ts';
import { E164, listeners, type PhoneNumber } from '#domain/carriers/phone-numbers.ts';
import { AgentSelect } from '#web/dashboard/agents/agent-select.tsx';
import { HoursFields } from '#web/dashboard/agents/hours-fields.tsx';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { useAutosave } from '#web/lib/use-autosave.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { SaveState } from '#web/ui/save-state.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { InactiveAgent } from './inactive-agent.tsx';

const partsOf = ({
  name,
  inboundAgentId,
  outboundAgentId,
  answersTexts,
  hours,
  fallback,
  asksToAccept,
  queues,
  heardBy,
}: PhoneNumber) => ({
  name,
  inboundAgentId,
  outboundAgentId,
  answersTexts,
  hours,
  fallback,
  asksToAccept,
  queues,
  heardBy,
});

/** The ways in which callers are heard, and what each of them needs. */
const hearing: Record<PhoneNumber['heardBy'], { label: string; hint: string }> = {
  carrier: {
    label: 'Turn by turn (Gather)',
    hint: 'The carrier sends a transcript when the caller finishes speaking. The agent uses its own voice.',
  },
  transcriber: {
    label: 'As they speak (Media Streams)',
    hint: 'Callers can interrupt. Connect speech-to-text under Integrations › External Services. For soft phone calls, or if the service fails, the carrier transcribes turn by turn.',
  },
  relay: {
    label: 'As they speak (ConversationRelay)',
    hint: 'Callers can interrupt, and you don’t need another service. The agent uses one of the carrier’s voices. The carrier charges per minute, and AI must be enabled in its console.',
  },
};

/** Who answers a number, when, and what becomes of calls otherwise. */
export function NumberForm({ number, readOnly }: { number: PhoneNumber; readOnly: boolean }) {
  const [wanted, setWanted] = useState(() => partsOf(number));
  const [isUnfit, setUnfit] = useState(false);
  const fallback = wanted.fallback ?? '';
  const fallbackError =
    fallback !== '' && !E164.safeParse(fallback).success
      ? 'Enter the number with + and country code, without spaces.'
      : undefined;
  const save = useChange((body: typeof wanted) => api.phoneNumbers.update({ params: { numberId: number.id }, body }), {
    reloads: 'phoneNumbers',
    refusal: 'shown',
  });
  // Not every carrier listens, or brings sound.
  const ways = listeners.filter((by) => carrierCan[number.carrier][listenerNeeds[by]]);
  const set = (change: Partial<typeof wanted>) => setWanted({ ...wanted, ...change });
  const state = useAutosave({
    value: wanted,
    saved: partsOf(number),
    isFit: !isUnfit && fallbackError === undefined,
    send: save.mutateAsync,
  });
  return (
    <form aria-label="Number" onSubmit={(event) => event.preventDefault()} noValidate>
      <Card>
        <CardHeader
          title="Call handling"
          hint="Changes apply starting with the next call."
          action={!readOnly && <SaveState state={state} />}
        />
        <CardBody className="flex flex-col gap-5">
          {save.error && <Banner>{messageOf(save.error)}</Banner>}
          <InactiveAgent agentId={wanted.inboundAgentId} />
          <Field label="Name">
            <Input
              value={wanted.name}
              maxLength={60}
              autoComplete="off"
              disabled={readOnly}
              onChange={({ target }) => set({ name: target.value })}
            />
          </Field>
          <div className="level-fields grid gap-5 sm:grid-cols-2">
            <Field
              label="Answering agent"
              hint="Without an active agent, callers reach the fallback number or hear that no one can take their call."
            >
              <AgentSelect
                value={wanted.inboundAgentId}
                none="No agent"
                disabled={readOnly}
                onChange={(inboundAgentId) => set({ inboundAgentId })}
              />
            </Field>
            <Field label="Calling agent" hint="Used unless a call specifies another agent.">
              <AgentSelect
                value={wanted.outboundAgentId}
                none="No agent"
                disabled={readOnly}
                onChange={(outboundAgentId) => set({ outboundAgentId })}
              />
            </Field>
          </div>
          {number.can.sms && (
            <Switch
              label="Answer text messages"
              hint="The number’s assigned agent replies at any hour. If turned off, texts wait for your team under Messages."
              checked={wanted.answersTexts}
              disabled={readOnly}
              onChange={(answersTexts) => set({ answersTexts })}
            />
          )}
          <Field
            label="Fallback number"
            optional
            hint="Where callers go when all lines are busy, no one answers, this server is down, or they ask for a person."
            error={fallbackError}
          >
            <Input
              type="tel"
              value={fallback}
              maxLength={16}
              autoComplete="off"
              placeholder="+15715550123"
              disabled={readOnly}
              onChange={({ target }) => set({ fallback: target.value.replace(/[^+\d]/g, '') || null })}
            />
          </Field>
          <Switch
            label="Ask callers to press 1"
            hint="The person who answers a transferred call presses 1 to accept it. Voicemail can’t, so the caller returns to the agent."
            checked={wanted.asksToAccept}
            disabled={readOnly}
            onChange={(asksToAccept) => set({ asksToAccept })}
          />
          <Switch
            label="Let callers wait"
            hint="When all lines are busy, callers hear their place in line and can press 1 for a callback. If turned off, they reach the fallback number."
            checked={wanted.queues}
            disabled={readOnly}
            onChange={(queues) => set({ queues })}
          />
          {ways.length > 1 && (
            <Field label="Caller transcription" hint={hearing[wanted.heardBy].hint}>
              <NativeSelect
                value={wanted.heardBy}
                disabled={readOnly}
                onChange={({ target }) => set({ heardBy: target.value as PhoneNumber['heardBy'] })}
              >
                {ways.map((by) => (
                  <option key={by} value={by}>
                    {hearing[by].label}
                  </option>
                ))}
              </NativeSelect>
            </Field>
          )}
          <HoursFields
            hours={wanted.hours ?? undefined}
            onChange={(hours) => set({ hours: hours ?? null })}
            agentId={wanted.inboundAgentId}
            forwards={wanted.fallback !== null}
            readOnly={readOnly}
            onUnfit={setUnfit}
          />
        </CardBody>
      </Card>
    </form>
  );
}
