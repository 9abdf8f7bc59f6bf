import { createContext, type ReactNode, use, useId } from 'react';
import { cn } from './cn.ts';

interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  required: boolean | undefined;
}

const FieldContext = createContext<FieldControl | null>(null);

/** What a control inside a Field spreads on itself: id, description, validity. Empty outside of a Field. */
export function useFieldControl(): Partial<FieldControl> {
  return use(FieldContext) ?? {};
}

interface FieldProps {
  label: ReactNode;
  /** One sentence under the label that helps before anything goes wrong. */
  hint?: ReactNode;
  /** What is wrong with the value; announced when it appears. */
  error?: string | undefined;
  required?: boolean;
  /** Says "optional" beside the label. */
  optional?: boolean;
  className?: string;
  children: ReactNode;
}

/** Label, hint and error around one control (Input, PasswordInput, Textarea, Select, Slider). */
export function Field({ label, hint, error, required, optional, className, children }: FieldProps) {
  const id = useId();
  const describedBy = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  const control: FieldControl = {
    id,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? true : undefined,
    required,
  };
  return (
    <div className={cn('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} id={`${id}-label`} className="font-medium">
        {label}
        {optional && <span className="ml-1.5 font-normal text-faint">optional</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-muted text-sm">
          {hint}
        </p>
      )}
      <FieldContext value={control}>{children}</FieldContext>
      <p id={`${id}-error`} aria-live="polite" className="text-danger-text text-sm empty:hidden">
        {error}
      </p>
    </div>
  );
}
