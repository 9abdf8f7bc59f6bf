import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Refusal } from '#web/lib/auth-refusal.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { CodeInput, codeLength } from '#web/ui/code-input.tsx';
import { Field } from '#web/ui/field.tsx';
import { tall } from './auth-form.tsx';

interface CodeFormProps {
  label: string;
  action: string;
  /** What the button says while it is busy. */
  busyAction: string;
  /** Null when the code was right. */
  onCode: (code: string) => Promise<Refusal | null>;
  variant?: 'default' | 'outline';
  disabled?: boolean;
  autoFocus?: boolean;
}

/** Asks for six digits and sends them when they are complete. A wrong code is said in a red banner and can be mended. */
export function CodeForm({ label, action, busyAction, onCode, variant, disabled, autoFocus }: CodeFormProps) {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  /** A whole code that came before it could be sent: password managers are faster than pages. */
  const early = useRef('');

  useEffect(() => {
    const digits = early.current;
    if (disabled || digits === '') return;
    early.current = '';
    void send(digits);
  });

  async function send(digits: string) {
    if (busy) return;
    if (disabled) {
      early.current = digits.length === codeLength ? digits : '';
      return;
    }
    if (digits.length < codeLength) {
      setProblem(`Enter the ${codeLength}-digit code.`);
      field.current?.focus();
      return;
    }
    setProblem('');
    setBusy(true);
    const refused = await onCode(digits);
    setBusy(false);
    if (refused === null) return;
    setProblem(refused.message);
    setCode('');
    field.current?.focus();
  }

  function change(digits: string) {
    setCode(digits);
    early.current = '';
    if (digits.length === codeLength && digits !== code) void send(digits);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void send(code);
  }

  return (
    <form noValidate method="post" onSubmit={submit} className="flex flex-col gap-4 text-left">
      {problem && <Banner>{problem}</Banner>}
      <Field label={label} required>
        <CodeInput
          ref={field}
          value={code}
          onChange={change}
          readOnly={busy}
          // The screen has one thing to do, and it is this.
          autoFocus={autoFocus}
          className={`${tall} max-w-none`}
        />
      </Field>
      <Button type="submit" size="lg" variant={variant} disabled={disabled} busy={busy}>
        {busy ? busyAction : action}
      </Button>
    </form>
  );
}
