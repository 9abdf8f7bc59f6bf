import type { User } from '@supabase/auth-js';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { attempt } from '#web/lib/auth-refusal.ts';
import { authClient } from '#web/lib/session.ts';
import { toast } from '#web/lib/toast.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { SubjectSection } from '#web/ui/subject-section.tsx';
import { reloadAccount } from './account.ts';

/** What a person is called by those they work with. */
export function Profile({ user }: { user: User }) {
  const [problem, setProblem] = useState('');
  const stored = typeof user.user_metadata.full_name === 'string' ? user.user_metadata.full_name : '';
  const { register, handleSubmit, formState, reset } = useForm<{ name: string }>({ values: { name: stored } });

  async function save({ name }: { name: string }) {
    setProblem('');
    const data = { full_name: name.trim() };
    const refused = await attempt(async () => (await authClient()).updateUser({ data }));
    if (refused) return setProblem(refused.message);
    reset({ name: name.trim() });
    toast.success('Saved');
    await reloadAccount();
  }

  return (
    <SubjectSection title="Profile" hint="Shown to people you work with, next to your email.">
      {problem && <Banner>{problem}</Banner>}
      <form
        noValidate
        aria-label="Profile"
        onSubmit={handleSubmit(save)}
        className="flex flex-col gap-3 sm:flex-row sm:items-start"
      >
        <Field label="Name" optional className="flex-1">
          <Input autoComplete="name" maxLength={80} {...register('name')} />
        </Field>
        <Button
          type="submit"
          variant="outline"
          busy={formState.isSubmitting}
          disabled={!formState.isDirty}
          className="sm:mt-6.5"
        >
          Save name
        </Button>
      </form>
    </SubjectSection>
  );
}
