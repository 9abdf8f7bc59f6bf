import { cn } from './cn.ts';
import { CopyButton } from './copy-button.tsx';

interface CodeBlockProps {
  code: string;
  /** Names it, e.g. "sample request". */
  label: string;
  /** What is copied, where it is more than what is shown. */
  copied?: string;
  className?: string;
}

/** Code in a box with a copy button; long code scrolls. */
export function CodeBlock({ code, label, copied = code, className }: CodeBlockProps) {
  return (
    <div className={cn('relative rounded-lg border border-line bg-sunken', className)}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
      <section aria-label={label} tabIndex={0} className="max-h-112 overflow-auto rounded-lg">
        {/* On a phone the button takes a line of its own: beside it, it would cover the code that runs under it. */}
        <pre className="p-4 pr-14 font-mono text-sm max-sm:pt-13 max-sm:pr-4">
          <code>{code}</code>
        </pre>
      </section>
      <CopyButton
        text={copied}
        label={`Copy ${label}`}
        className="absolute top-2 right-2 bg-sunken shadow-[0_0_0_8px_var(--sunken)]"
      />
    </div>
  );
}
