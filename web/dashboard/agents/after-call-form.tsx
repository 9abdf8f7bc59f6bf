import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Controller, useForm } from 'react-hook-form';
import { z } from 'zod';
import { type AfterCall, promiseTargets, summaryEmails } from '#domain/calls/after-calls.ts';
import { AnalysisSetting } from '#domain/calls/call-analyses.ts';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { useCan } from '#web/lib/can.tsx';
import { refusedIn } from '#web/lib/form.ts';
import { query } from '#web/lib/query.ts';
import { useAutosave } from '#web/lib/use-autosave.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { SaveState } from '#web/ui/save-state.tsx';
import { Select } from '#web/ui/select.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { Textarea } from '#web/ui/textarea.tsx';

import { AnalysisFields } from './analysis-fields.tsx';

/** The form keeps a mail that is switched off, so that switching it on again loses nothing. */
const Fields = z
  .object({
    promisesTo: z.enum(promiseTargets),
    memberId: z.string(),
    summaryEmail: z.enum(summaryEmails),
    mailsCaller: z.boolean(),
    callerEmail: z.object({ subject: z.string(), text: z.string() }),
    analysis: AnalysisSetting,
  })
  .check((context) => {
    const { promisesTo, memberId, mailsCaller, callerEmail } = context.value;
    const refuse = (path: string[], message: string) =>
      context.issues.push({ code: 'custom', path, message, input: context.value });
    if (promisesTo === 'member' && memberId === '') refuse(['memberId'], 'Choose a member.');
    if (!mailsCaller) return;
    if (callerEmail.subject.trim() === '') refuse(['callerEmail', 'subject'], 'Enter a subject.');
    if (callerEmail.text.trim() === '') refuse(['callerEmail', 'text'], 'Enter the email text.');
  });
type Fields = z.infer<typeof Fields>;

const fieldsOf = ({ promisesTo, memberId, summaryEmail, callerEmail, analysis }: AfterCall): Fields => ({
  promisesTo,
  summaryEmail,
  analysis,
  memberId: memberId ?? '',
  mailsCaller: callerEmail !== null,
  callerEmail: callerEmail ?? { subject: '', text: '' },
});
const settingsOf = ({ mailsCaller, memberId, promisesTo, summaryEmail, callerEmail, analysis }: Fields): AfterCall => ({
  promisesTo,
  summaryEmail,
  analysis,
  memberId: promisesTo === 'member' ? memberId : null,
  callerEmail: mailsCaller ? callerEmail : null,
});

const targetLabels = { owner: 'The owner', team: 'Everyone who can see calls', member: 'One member' };
const summaryLabels = { never: 'Never', promised: 'When the agent promises a follow-up', always: 'After every call' };
const optionsOf = <V extends string>(labels: Record<V, string>) =>
  (Object.entries(labels) as [V, string][]).map(([value, label]) => ({ value, label }));

function usePeopleOptions(): { value: string; label: string }[] {
  const maySeeCalls = useCan('calls:read');
  const { data } = useQuery({ ...query.tasks.people(), enabled: maySeeCalls });
  return (data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }));
}

function Form({ agentId, saved, readOnly }: { agentId: string; saved: AfterCall; readOnly: boolean }) {
  const client = useQueryClient();
  const form = useForm({
    resolver: zodResolver(Fields),
    values: fieldsOf(saved),
    resetOptions: { keepDirtyValues: true },
    mode: 'onTouched',
    disabled: readOnly,
  });
  const { control, register, setError, watch, formState } = form;
  const { errors } = formState;
  const people = usePeopleOptions();
  const [promisesTo, mailsCaller, memberId] = watch(['promisesTo', 'mailsCaller', 'memberId']);
  const isListed = memberId === '' || people.some(({ value }) => value === memberId);
  const members = isListed ? people : [...people, { value: memberId, label: 'Someone who can’t see calls' }];

  const save = useChange((fields: Fields) => api.afterCalls.set({ params: { agentId }, body: settingsOf(fields) }), {
    next: (now) => client.setQueryData(query.afterCalls.get({ params: { agentId } }).queryKey, now),
    refusal: refusedIn(setError),
  });
  const now = Fields.safeParse(watch());
  const state = useAutosave({
    value: settingsOf(now.data ?? fieldsOf(saved)),
    saved,
    isFit: now.success,
    send: () => save.mutateAsync(now.data!),
  });

  return (
    <form aria-label="After a call" onSubmit={(event) => event.preventDefault()} noValidate>
      <Card>
        <CardHeader
          title="After a call"
          hint="Who gets follow-ups, which emails are sent, and what’s extracted from calls. Applies to calls that end after you save."
          action={!readOnly && <SaveState state={state} />}
        />
        <CardBody className="flex flex-col gap-5">
          {errors.root?.message && <Banner>{errors.root.message}</Banner>}
          <div className="grid gap-5 sm:grid-cols-2">
            <Controller
              control={control}
              name="promisesTo"
              render={({ field }) => (
                <Field label="Send follow-ups to">
                  <Select
                    options={optionsOf(targetLabels)}
                    value={field.value}
                    onChange={field.onChange}
                    disabled={readOnly}
                  />
                </Field>
              )}
            />
            {promisesTo === 'member' && (
              <Controller
                control={control}
                name="memberId"
                render={({ field }) => (
                  <Field label="Member" error={errors.memberId?.message}>
                    <Select
                      options={members}
                      value={field.value || undefined}
                      onChange={field.onChange}
                      placeholder="Choose a member"
                      disabled={readOnly}
                    />
                  </Field>
                )}
              />
            )}
            <Controller
              control={control}
              name="summaryEmail"
              render={({ field }) => (
                <Field label="Email a summary to the team">
                  <Select
                    options={optionsOf(summaryLabels)}
                    value={field.value}
                    onChange={field.onChange}
                    disabled={readOnly}
                  />
                </Field>
              )}
            />
          </div>
          <Controller
            control={control}
            name="mailsCaller"
            render={({ field }) => (
              <Switch
                label="Email the caller"
                hint="Sent if the call collected an email address and the caller didn’t decline."
                checked={field.value}
                onChange={field.onChange}
                disabled={readOnly}
              />
            )}
          />
          {mailsCaller && (
            <>
              <Field label="Subject" error={errors.callerEmail?.subject?.message}>
                <Input {...register('callerEmail.subject')} maxLength={200} />
              </Field>
              <Field
                label="Text"
                hint="{{name}} inserts the collected value. {{name|there}} falls back to “there”."
                error={errors.callerEmail?.text?.message}
              >
                <Textarea {...register('callerEmail.text')} maxLength={4_000} rows={6} />
              </Field>
            </>
          )}
          <Controller
            control={control}
            name="analysis"
            render={({ field }) => (
              <AnalysisFields
                setting={field.value as AnalysisSetting}
                onChange={field.onChange}
                errors={errors.analysis}
                disabled={readOnly}
              />
            )}
          />
          <p className="text-muted text-sm">For test calls, only you get the email.</p>
        </CardBody>
      </Card>
    </form>
  );
}

/** What follows the calls of an agent. */
export function AfterCallForm({ agentId, readOnly }: { agentId: string; readOnly: boolean }) {
  const { data, error, refetch } = useQuery(query.afterCalls.get({ params: { agentId } }));
  if (data) return <Form agentId={agentId} saved={data} readOnly={readOnly} />;
  if (error) {
    return (
      <ErrorState
        title="Couldn’t load the after-call settings."
        message={messageOf(error)}
        onRetry={() => void refetch()}
      />
    );
  }
  return <Skeleton className="h-80 w-full" />;
}
