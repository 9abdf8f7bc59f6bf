import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button, type ButtonProps } from './button.tsx';

/** How long the tick stands after copying, in milliseconds. */
const tickMs = 2000;

interface CopyButtonProps extends Omit<ButtonProps, 'children' | 'onClick'> {
  text: string;
  /** What is copied: "Copy token". */
  label: string;
  onCopied?: () => void;
}

/** Copies a text to the clipboard and says so. */
export function CopyButton({ text, label, variant = 'ghost', size = 'icon', onCopied, ...props }: CopyButtonProps) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');

  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), tickMs);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => {
        setState('copied');
        onCopied?.();
      },
      () => setState('failed'),
    );

  return (
    <>
      <Button variant={variant} size={size} aria-label={size === 'icon' ? label : undefined} onClick={copy} {...props}>
        {state === 'copied' ? <Check aria-hidden /> : <Copy aria-hidden />}
        {size !== 'icon' && label}
      </Button>
      <span role="status" className="sr-only">
        {state === 'copied' && 'Copied'}
        {state === 'failed' && 'Your browser blocked copying. Select the text and copy it manually.'}
      </span>
    </>
  );
}
