import { cn } from './cn.ts';
import { CopyButton } from './copy-button.tsx';

/** Code in a box with a copy button. `label` names it, e.g. "Sample request". */
export function CodeBlock({ code, label, className }: { code: string; label: string; className?: string }) {
  return (
    <div className={cn('relative rounded-lg border border-line bg-sunken', className)}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
      <section aria-label={label} tabIndex={0} className="overflow-x-auto rounded-lg">
        <pre className="p-4 pr-14 font-mono text-sm">
          <code>{code}</code>
        </pre>
      </section>
      <CopyButton text={code} label={`Copy ${label}`} className="absolute top-2 right-2 bg-sunken" />
    </div>
  );
}
