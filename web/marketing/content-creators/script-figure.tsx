import { cn } from '#web/ui/cn.ts';

const lines = [
  { text: 'Welcome to episode twelve.', seconds: 1.7 },
  { text: 'Today we’re baking bread without a scale.', seconds: 2.4 },
  { before: 'You’ll need three cups of flour.', text: 'You’ll need three and a half cups of flour.', seconds: 2.8 },
  { text: 'And, as always, a little patience.', seconds: 2.2 },
] as const;

/** A script of which one sentence was changed: only that one is spoken again. */
export function ScriptFigure() {
  return (
    <figure className="rounded-xl border border-line bg-surface shadow-overlay">
      <figcaption className="flex items-baseline justify-between gap-4 border-line border-b px-5 py-3.5 text-base">
        <span className="font-medium">Episode 12, second draft</span>
        <span className="text-muted text-sm">Example</span>
      </figcaption>
      <ol className="divide-y divide-line">
        {lines.map((line) => {
          const changed = 'before' in line;
          return (
            <li key={line.text} className={cn('px-5 py-4', changed && 'bg-accent-soft')}>
              <p className="flex items-baseline justify-between gap-6">
                <span>
                  {changed && (
                    <s className="block text-muted">
                      <span className="sr-only">before: </span>
                      {line.before}
                    </s>
                  )}
                  <span className={cn(changed && 'font-medium')}>{line.text}</span>
                </span>
                <span className="shrink-0 text-muted text-sm tabular-nums">{line.seconds.toFixed(1)} s</span>
              </p>
              {changed && <p className="mt-1 text-accent-text text-sm">Re-recorded. Everything else is unchanged.</p>}
            </li>
          );
        })}
      </ol>
    </figure>
  );
}
