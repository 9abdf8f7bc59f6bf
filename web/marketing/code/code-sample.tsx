import { type ReactNode, useId, useState } from 'react';
import { cn } from '#web/ui/cn.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { type TokenKind, tokenize } from './tokenize.ts';

export interface CodeVersion {
  /** The language, as the tab says it. */
  name: string;
  code: string;
}

interface CodeSampleProps {
  /** What it shows, for screen readers: "Sample request". */
  label: string;
  /** What stands over the code, e.g. `POST /v1/tts`. */
  title: ReactNode;
  /** The same in one or more languages. */
  versions: readonly CodeVersion[];
  className?: string;
}

const colours: Record<TokenKind, string> = {
  plain: '',
  string: 'text-wave-cyan',
  comment: 'text-faint',
  keyword: 'text-warning-text',
  variable: 'text-success-text',
};

/** Code on a dark ground, with a choice of languages and a copy button. Every language stands in the prerendered page. */
export function CodeSample({ label, title, versions, className }: CodeSampleProps) {
  const [chosen, setChosen] = useState(0);
  const group = useId();
  const shown = versions[chosen] ?? versions[0];
  return (
    <figure
      data-theme="dark"
      aria-label={label}
      className={cn('min-w-0 overflow-hidden rounded-lg bg-ground text-ink', className)}
    >
      <figcaption className="flex min-h-13 flex-wrap items-center gap-x-4 border-accent/20 border-b py-1 pr-2 pl-5 text-sm">
        <span className="mr-auto font-mono">{title}</span>
        {versions.length > 1 && (
          <span className="flex">
            {versions.map(({ name }, index) => (
              <label
                key={name}
                className="relative inline-flex h-11 items-center px-2.5 text-muted has-checked:text-ink has-checked:after:absolute has-checked:after:inset-x-2.5 has-checked:after:bottom-1.5 has-checked:after:h-0.5 has-checked:after:bg-accent has-focus-visible:outline-2 has-focus-visible:outline-accent"
              >
                <input
                  type="radio"
                  name={group}
                  value={name}
                  checked={index === chosen}
                  onChange={() => setChosen(index)}
                  className="absolute inset-0 opacity-0"
                />
                {name}
              </label>
            ))}
          </span>
        )}
        {shown && <CopyButton text={shown.code} label={`Copy ${label}`} className="text-ink" />}
      </figcaption>
      <div className="grid">
        {versions.map(({ name, code }, index) => (
          // All share one cell, so that the tallest gives the height and nothing moves with the choice.
          <div key={name} className={cn('[grid-area:1/1] min-w-0', index !== chosen && 'invisible')}>
            <Code code={code} label={versions.length > 1 ? `${label}, ${name}` : label} />
          </div>
        ))}
      </div>
    </figure>
  );
}

function Code({ code, label }: { code: string; label: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
    <section aria-label={label} tabIndex={0} className="overflow-x-auto -outline-offset-2">
      <pre className="p-5 font-mono text-sm leading-6">
        <code>
          {tokenize(code.trimEnd()).map(({ kind, start, text }) => (
            <span key={start} className={colours[kind]}>
              {text}
            </span>
          ))}
        </code>
      </pre>
    </section>
  );
}
