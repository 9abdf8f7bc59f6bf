import { useState } from 'react';
import type { TestsOverride } from '#domain/agents/agent-test-suites.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';

/** What someone gives as the reason for publishing although tests fail, once that was refused. */
export function useOverride(refusal: Error | null, mayManage: boolean) {
  const [reason, setReason] = useState('');
  const isRed = refusal instanceof ApiError && refusal.code === 'tests_red';
  const override: TestsOverride | undefined =
    isRed && mayManage && reason.trim() ? { reason: reason.trim() } : undefined;
  return { isRed, override, isAsked: isRed && mayManage, reason, setReason };
}

/** Asks for the reason. */
export function OverrideField({ reason, setReason }: Pick<ReturnType<typeof useOverride>, 'reason' | 'setReason'>) {
  return (
    <Field
      label="Continue despite failing tests"
      optional
      hint="Give a reason. The audit log records it with your name and the failing tests."
    >
      <Input value={reason} maxLength={500} onChange={({ target }) => setReason(target.value)} />
    </Field>
  );
}
