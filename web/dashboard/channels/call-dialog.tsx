import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { href, Link } from 'react-router';
import { E164, Extension, type PhoneNumber } from '#domain/carriers/phone-numbers.ts';
import { testCallees, testNumberOf } from '#domain/carriers/test-numbers.ts';
import type { PhoneCall } from '#domain/channels/phone-calls.ts';
import { AgentSelect } from '#web/dashboard/agents/agent-select.tsx';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { formatPhone } from '#web/lib/phone.ts';
import { query } from '#web/lib/query.ts';
import { toast } from '#web/lib/toast.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';

const endedWith = {
  human: 'The call has ended.',
  unknown: 'The call has ended.',
  machine: 'Voicemail answered.',
  screening: 'Call screening asked for a name, but no one picked up.',
  menu: 'A phone menu answered, but no one picked up.',
} satisfies Record<NonNullable<PhoneCall['answeredBy']>, string>;

/** Where a call stands, in a sentence. */
function wordsOf({ status: state, result, answeredBy, problem, to }: PhoneCall): string {
  if (state === 'ended' && result !== 'completed')
    return { busy: 'The line was busy.', no_answer: 'No one answered.' }[result as string] ?? 'The call failed.';
  if (state === 'ended') return endedWith[answeredBy ?? 'unknown'];
  if (state === 'failed' || state === 'not_placed') return problem ?? 'The call couldn’t be placed.';
  if (state === 'unknown') return 'Status unknown. We’re checking and won’t redial.';
  return `Calling ${to}.`;
}

/** How often a call that goes on is looked at, in ms. */
const lookMs = 1_500;

interface CallDialogProps {
  number: PhoneNumber;
  /** Who is called, where that is known. */
  to?: string;
  onClose: () => void;
}

/** Has an agent call someone from a number, and shows how it goes. */
export function CallDialog({ number, to: known = '', onClose }: CallDialogProps) {
  const [to, setTo] = useState(known);
  const [agentId, setAgentId] = useState(number.outboundAgentId);
  const isNumber = E164.safeParse(to).success || (number.carrier === 'sip' && Extension.safeParse(to).success);
  const dial = useChange(
    () =>
      api.phoneCalls.start(
        { body: { to, numberId: number.id, ...(agentId !== null && { agentId }) } },
        { timeoutMs: 40_000 },
      ),
    {
      next: ({ status: state }) => {
        // It rings at the soft phone, which is behind this dialog.
        if (number.test && state === 'placed') {
          toast.success(`Calling ${to}`);
          onClose();
        }
      },
      refusal: 'shown',
    },
  );
  const phoneCallId = dial.data?.callId ?? '';
  const { data: call = dial.data } = useQuery({
    ...query.phoneCalls.get({ params: { callId: phoneCallId } }),
    enabled: phoneCallId !== '',
    refetchInterval: ({ state }) =>
      ['ended', 'failed', 'not_placed'].includes(state.data?.status ?? '') ? false : lookMs,
  });
  const isOver = call !== undefined && ['ended', 'failed', 'not_placed'].includes(call.status);
  const hangUp = useChange(() => api.phoneCalls.hangUp({ params: { callId: phoneCallId } }), {
    refusal: 'shown',
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    if (isNumber && agentId !== null && !dial.isPending) dial.mutate();
  }
  const problem = dial.error ?? hangUp.error;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="sm"
      title={`Call from ${formatPhone(number.number)}`}
      description="Only call people who have consented. If the agent should disclose that it’s automated, put that in the greeting."
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        {problem && <Banner>{messageOf(problem)}</Banner>}
        <Field label="Number to call" required>
          <Input
            type="tel"
            value={to}
            maxLength={16}
            autoComplete="off"
            placeholder="+15715550123"
            disabled={call !== undefined && !isOver}
            onChange={({ target }) =>
              setTo(target.value.replace(number.carrier === 'sip' ? /[^+\d*#]/g : /[^+\d]/g, ''))
            }
          />
        </Field>
        {number.test && (
          <Field label="Who answers">
            <NativeSelect
              value={Object.keys(testCallees).find((end) => testNumberOf(end) === to) ?? ''}
              disabled={call !== undefined && !isOver}
              onChange={({ target }) => setTo(target.value === '' ? '' : testNumberOf(target.value))}
            >
              <option value="">The soft phone (any other number)</option>
              {Object.entries(testCallees).map(([end, who]) => (
                <option key={end} value={end}>
                  {who}
                </option>
              ))}
            </NativeSelect>
          </Field>
        )}
        <Field label="Agent">
          <AgentSelect value={agentId} onChange={setAgentId} none="Choose an agent" />
        </Field>
        <p aria-live="polite" className="min-h-5 text-muted">
          {call && wordsOf(call)}{' '}
          {isOver && call.status === 'ended' && (
            <Link to={href('/dashboard/calls/:callId', { callId: call.callId })} className="text-accent-text underline">
              Open the call
            </Link>
          )}
        </p>
        <div className="flex justify-end gap-2">
          <Button variant="outline" onClick={onClose}>
            Close
          </Button>
          {call && !isOver ? (
            <Button variant="destructive" busy={hangUp.isPending} onClick={() => hangUp.mutate()}>
              Hang up
            </Button>
          ) : (
            <Button type="submit" disabled={!isNumber || agentId === null} busy={dial.isPending}>
              Call
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}
