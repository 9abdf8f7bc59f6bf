import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { E164, type PhoneNumber } from '#domain/phone-numbers.ts';
import { HoursFields } from '#web/dashboard/agents/settings/hours-fields.tsx';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { invalidate } from '#web/lib/query.ts';
import { toast } from '#web/lib/toast.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, CardBody, CardFooter, CardHeader } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { AgentSelect } from './agent-select.tsx';

const partsOf = ({ name, agentIn, agentOut, answersTexts, hours, fallback, heardBy }: PhoneNumber) => ({
  ...{ name, agentIn, agentOut, answersTexts, hours, fallback, heardBy },
});

/** Who answers a number, when, and what becomes of calls otherwise. */
export function NumberForm({ number, readOnly }: { number: PhoneNumber; readOnly: boolean }) {
  const [wanted, setWanted] = useState(() => partsOf(number));
  const [isUnfit, setUnfit] = useState(false);
  const fallback = wanted.fallback ?? '';
  const fallbackError =
    fallback !== '' && !E164.safeParse(fallback).success
      ? 'Write it with + and the code of its country, without blanks.'
      : undefined;
  const isChanged = JSON.stringify(wanted) !== JSON.stringify(partsOf(number));
  const save = useMutation({
    mutationFn: () => api.phoneNumbers.update({ params: { numberId: number.id }, body: wanted }),
    onSuccess: async (saved) => {
      setWanted(partsOf(saved));
      toast.success('The number was changed');
      await invalidate('phoneNumbers');
    },
  });
  const set = (change: Partial<typeof wanted>) => setWanted({ ...wanted, ...change });
  function submit(event: FormEvent) {
    event.preventDefault();
    if (isChanged && !isUnfit && fallbackError === undefined) save.mutate();
  }
  return (
    <form aria-label="Number" onSubmit={submit} noValidate>
      <Card>
        <CardHeader title="Who answers, and when" hint="Changes count from the next call on." />
        <CardBody className="flex flex-col gap-5">
          {save.error && <Banner>{messageOf(save.error)}</Banner>}
          <Field label="Name">
            <Input
              value={wanted.name}
              maxLength={60}
              autoComplete="off"
              disabled={readOnly}
              onChange={({ target }) => set({ name: target.value })}
            />
          </Field>
          <div className="grid gap-5 sm:grid-cols-2">
            <Field label="Agent that answers" hint="An inactive one does not answer yet.">
              <AgentSelect
                value={wanted.agentIn}
                none="Nobody"
                disabled={readOnly}
                onChange={(agentIn) => set({ agentIn })}
              />
            </Field>
            <Field label="Agent that calls" hint="Where a call names no other one.">
              <AgentSelect
                value={wanted.agentOut}
                none="Nobody"
                disabled={readOnly}
                onChange={(agentOut) => set({ agentOut })}
              />
            </Field>
          </div>
          {number.can.sms && (
            <Switch
              label="Answer text messages"
              hint="By the agent that answers, at any hour. Otherwise they wait for a person under Messages."
              checked={wanted.answersTexts}
              disabled={readOnly}
              onChange={(answersTexts) => set({ answersTexts })}
            />
          )}
          <Field
            label="Fallback number"
            optional
            hint="Where callers go when no line is free, nobody answers or this server is down, and who is asked for by “a person”."
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
            checked={wanted.heardBy === 'recogniser'}
            onChange={(on) => set({ heardBy: on ? 'recogniser' : 'carrier' })}
            disabled={readOnly}
            label="Listen with the speech recogniser"
            hint={`Callers are heard as they speak, and may interrupt. It is connected under Integrations, External Services; when it fails, the carrier listens${number.test ? ', and to the soft phone it always does' : ''}.`}
          />
          <HoursFields
            hours={wanted.hours ?? undefined}
            onChange={(hours) => set({ hours: hours ?? null })}
            agentId={wanted.agentIn}
            forwards={wanted.fallback !== null}
            readOnly={readOnly}
            onUnfit={setUnfit}
          />
        </CardBody>
        {!readOnly && (
          <CardFooter>
            <Button type="submit" disabled={!isChanged || isUnfit || fallbackError !== undefined} busy={save.isPending}>
              Save
            </Button>
          </CardFooter>
        )}
      </Card>
    </form>
  );
}
