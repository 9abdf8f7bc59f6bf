import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type PaymentProvider, webhookEvents } from '#domain/billing/payment-provider.ts';
import { api } from '#web/lib/api.ts';
import { ApiError, messageOf } from '#web/lib/api-error.ts';
import { query } from '#web/lib/query.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SubjectSection } from '#web/ui/subject-section.tsx';
import { ToCopy } from '#web/ui/to-copy.tsx';

const states = {
  off: { label: 'Manual', tone: 'neutral' },
  incomplete: { label: 'Incomplete', tone: 'warning' },
  ready: { label: 'Connected', tone: 'success' },
} as const;

/** What is set, as far as it may be shown. */
function State({ provider }: { provider: PaymentProvider }) {
  const { status: state, mode, account, maskedKey, lastEvent } = provider;
  const { label, tone } = states[state];
  const facts = [account && `account ${account}`, maskedKey && `key ${maskedKey}`].filter(Boolean).join(', ');
  return (
    <div>
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={tone}>{label}</Badge>
        {mode && <Badge tone={mode === 'live' ? 'accent' : 'neutral'}>{mode === 'live' ? 'Live' : 'Test mode'}</Badge>}
      </p>
      {facts && <p className="mt-1.5 break-words text-muted">Stripe {facts}.</p>}
      {state !== 'off' && (
        <p className="text-muted">
          {lastEvent ? (
            <>
              Last event: {lastEvent.type}, <Moment iso={lastEvent.at} format="in-sentence" />
            </>
          ) : (
            'No events yet.'
          )}
        </p>
      )}
    </div>
  );
}

function Webhook({ url }: { url: string }) {
  return (
    <div>
      <p className="text-muted">
        In Stripe, under Developers, add a webhook with this URL for these events: {webhookEvents.join(', ')}.
      </p>
      <div className="mt-2 rounded-lg border border-line px-4">
        <ToCopy label="webhook URL" text={url} />
      </div>
    </div>
  );
}

const problemAt = (error: unknown, path: string) =>
  error instanceof ApiError ? error.details.find((one) => one.path === path)?.message : undefined;

/** One secret, which is never shown again. */
function SecretForm({
  name,
  label,
  hint,
  isSet,
}: {
  name: 'key' | 'webhookSecret';
  label: string;
  hint: string;
  isSet: boolean;
}) {
  const [value, setValue] = useState('');
  const save = useChange(() => api.paymentProvider.set({ body: { [name]: value.trim() } }), {
    reloads: 'paymentProvider',
    says: name === 'key' ? 'Key saved' : 'Signing secret saved',
    next: () => setValue(''),
    refusal: 'shown',
  });
  const problem = save.error ? (problemAt(save.error, `body.${name}`) ?? messageOf(save.error)) : undefined;
  function submit(event: FormEvent) {
    event.preventDefault();
    save.mutate();
  }
  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-2">
      <Field label={label} hint={hint} error={problem} className="min-w-56 flex-1">
        <Input
          value={value}
          onChange={({ target }) => setValue(target.value)}
          placeholder={
            isSet
              ? `Saved. Enter a new ${name === 'key' ? 'key' : 'secret'} to replace it.`
              : name === 'key'
                ? 'rk_live_…'
                : 'whsec_…'
          }
          maxLength={800}
          autoComplete="off"
          spellCheck={false}
          autoCapitalize="none"
        />
      </Field>
      <Button type="submit" variant="outline" busy={save.isPending} disabled={value.trim() === ''}>
        {name === 'key' ? 'Save key' : 'Save secret'}
      </Button>
    </form>
  );
}

function OwnKeys({ provider }: { provider: PaymentProvider }) {
  const [removing, setRemoving] = useState(false);
  const remove = useChange(() => api.paymentProvider.remove(), {
    reloads: 'paymentProvider',
    refusal: 'shown',
  });
  return (
    <>
      <SecretForm
        name="key"
        label="Restricted key"
        hint="The key needs write access to customers, checkout sessions, the customer portal, invoices, and credit notes; and read access to payment methods, charges, and refunds."
        isSet={provider.maskedKey !== null}
      />
      {provider.webhookUrl && (
        <>
          <Webhook url={provider.webhookUrl} />
          <SecretForm
            name="webhookSecret"
            label="Webhook signing secret"
            hint="Stripe shows the secret when you add the webhook."
            isSet={provider.hasWebhookSecret}
          />
          <div>
            <Button variant="outline" onClick={() => setRemoving(true)}>
              Remove keys
            </Button>
          </div>
        </>
      )}
      <ConfirmDialog
        open={removing}
        onOpenChange={setRemoving}
        title="Remove the Stripe keys?"
        action="Remove keys"
        onConfirm={() => remove.mutateAsync()}
      >
        Clients can still pay open invoices in Stripe, but those payments won’t show up here. Void those invoices in
        Stripe or record the payments here. You’ll collect future invoices manually.
      </ConfirmDialog>
    </>
  );
}

/** How the agency collects from its clients. */
export function PaymentsSection({ readOnly }: { readOnly: boolean }) {
  const { data, error } = useQuery(query.paymentProvider.get());
  return (
    <SubjectSection
      title="Payments"
      hint="With your own Stripe account, invoices are charged to your clients’ cards. Without one, you collect payments manually."
    >
      {error && !data && <Banner>{messageOf(error)}</Banner>}
      {!data && !error && <Skeleton className="h-24" />}
      {data && (
        <>
          <State provider={data} />
          {data.missing.map((text) => (
            <Banner key={text} tone="warning">
              {text}
            </Banner>
          ))}
          {data.keys === 'own' && !readOnly && <OwnKeys provider={data} />}
          {data.keys === 'installation' && data.webhookUrl && <Webhook url={data.webhookUrl} />}
        </>
      )}
    </SubjectSection>
  );
}
