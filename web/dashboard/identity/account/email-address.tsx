import type { User } from '@supabase/auth-js';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import { attempt } from '#web/lib/auth-refusal.ts';
import { authClient } from '#web/lib/session.ts';
import { toast } from '#web/lib/toast.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { SubjectSection } from '#web/ui/subject-section.tsx';
import { accountAddress, reloadAccount } from './account.ts';

/** A change of address waits until both addresses have confirmed it. */
function PendingChange({ email, next }: { email: string; next: string }) {
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);

  async function resend() {
    setBusy(true);
    setProblem('');
    const options = { emailRedirectTo: accountAddress() };
    const refused = await attempt(async () => (await authClient()).resend({ type: 'email_change', email, options }));
    setBusy(false);
    if (refused) setProblem(refused.message);
    else toast.success('We sent both emails again.');
  }

  return (
    <>
      {problem && <Banner>{problem}</Banner>}
      <Banner tone="info">
        <p>
          Waiting for <strong className="break-all font-medium">{next}</strong>. We emailed both addresses. Open the
          link in each email, in any order. Nothing changes until you do.
        </p>
        <Button variant="link" className="mt-1 h-auto p-0" busy={busy} onClick={() => void resend()}>
          Resend both emails
        </Button>
      </Banner>
    </>
  );
}

/** The address that the person signs in with, and the way to another one. */
export function EmailAddress({ user }: { user: User }) {
  const [problem, setProblem] = useState('');
  const { register, handleSubmit, formState, reset } = useForm<{ email: string }>();
  const { revalidate } = useRevalidator();
  const current = user.email ?? '';

  async function change({ email }: { email: string }) {
    setProblem('');
    let moved = false;
    const refused = await attempt(async () => {
      const { data, error } = await (await authClient()).updateUser({ email }, { emailRedirectTo: accountAddress() });
      moved = data.user?.email?.toLowerCase() === email.toLowerCase();
      return { error };
    });
    if (refused) return setProblem(refused.message);
    reset();
    if (moved) toast.success('Your email address has changed.');
    // The menu shows the address, too.
    await Promise.all([reloadAccount(), revalidate()]);
  }

  return (
    <SubjectSection title="Email address" hint="Used for sign-in and for emails about your account.">
      <p className="break-all font-medium">{current}</p>
      {user.new_email && <PendingChange email={current} next={user.new_email} />}
      {problem && <Banner>{problem}</Banner>}
      <form
        noValidate
        aria-label="Change your email"
        onSubmit={handleSubmit(change)}
        className="flex flex-col gap-3 sm:flex-row sm:items-start"
      >
        <Field label="New email address" error={formState.errors.email?.message} className="flex-1">
          <Input
            type="email"
            autoComplete="email"
            {...register('email', {
              required: 'Enter the new address.',
              pattern: { value: /^[^\s@]+@[^\s@]+$/, message: 'That doesn’t look like an email address.' },
              validate: (email) => email.toLowerCase() !== current.toLowerCase() || 'That’s already your email.',
            })}
          />
        </Field>
        <Button type="submit" variant="outline" busy={formState.isSubmitting} className="sm:mt-6.5">
          Change email
        </Button>
      </form>
    </SubjectSection>
  );
}
