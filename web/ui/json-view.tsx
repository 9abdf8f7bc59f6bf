import type { Json } from '#domain/platform/json.ts';

/** A value as a person reads it where it is simple, as JSON where it is not. */
export function JsonView({ value }: { value: Json }) {
  if (value === null) return <span className="text-muted">Nothing</span>;
  if (typeof value !== 'object') return <span className="break-words">{String(value)}</span>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard (WCAG 2.1.1).
    <pre tabIndex={0} className="overflow-x-auto rounded-md bg-sunken p-3 font-mono text-sm">
      {JSON.stringify(value, null, 2)}
    </pre>
  );
}
