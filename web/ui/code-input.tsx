import type { ComponentProps } from 'react';
import { cn } from './cn.ts';
import { Input } from './input.tsx';

export const codeLength = 6;

interface CodeInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> {
  value: string;
  /** Gets the digits only. */
  onChange: (digits: string) => void;
}

/** Six digits from an app or a mail, in one field: "123 456" can be pasted, and phones offer the code by themselves. */
export function CodeInput({ value, onChange, className, ...props }: CodeInputProps) {
  return (
    <Input
      type="text"
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      value={value}
      onChange={(event) => onChange(event.target.value.replace(/\D/g, '').slice(0, codeLength))}
      className={cn('max-w-44 font-mono tracking-[0.3em]', className)}
      {...props}
    />
  );
}
