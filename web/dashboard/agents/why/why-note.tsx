import { Link } from 'react-router';
import type { TurnWhy } from '#domain/records/why.ts';
import { cn } from '#web/ui/cn.ts';

const percent = (share: number) => `${Math.round(share * 100)}%`;

/** One row: what it is about on the left, what there is to say on the right. */
function Row({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="grid gap-x-3 sm:grid-cols-[7rem_minmax(0,1fr)]">
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  );
}

/**
 * Why a turn of the caller was taken as it was, in plain words: heard, readings, rule, values, step and way.
 * `graph` is where the steps are drawn that it came through.
 */
export function WhyNote({ why, graph }: { why: TurnWhy; graph?: string | undefined }) {
  const { heard, by, title, asked, readings, rule, values, ways, held = [] } = why;
  return (
    <dl className="flex flex-col gap-1.5 text-sm">
      <Row name="Heard">{by === 'silence' ? 'Nothing' : by === 'keys' ? `Keypad: “${heard}”` : `“${heard}”`}</Row>
      <Row name="Step">
        {title}
        {asked && <span className="text-muted">, which asked “{asked}”</span>}
        {graph !== undefined && (
          <Link to={graph} className="ml-2 text-accent-text hover:underline">
            Show on the graph
          </Link>
        )}
      </Row>
      {readings.length > 0 && (
        <Row name="Possible meanings">
          <ul>
            {readings.map((reading) => (
              <li key={reading.rule} className={cn(reading.won ? 'font-medium' : 'text-muted')}>
                {reading.rule}, {percent(reading.confidence)} sure
                {reading.beside > 0 &&
                  `, ${reading.beside === 1 ? 'one word' : `${reading.beside} words`} left unexplained`}
                {reading.won && <span className="sr-only"> (taken)</span>}
              </li>
            ))}
          </ul>
        </Row>
      )}
      <Row name="Understood as">{rule}</Row>
      {values.length > 0 && (
        <Row name="Values">
          <ul>
            {values.map(({ name, before, after }) => (
              <li key={name}>
                <code className="font-mono">{name}</code> {after ?? 'is no longer set'}
                {before !== null && <span className="text-muted">, was {before}</span>}
              </li>
            ))}
          </ul>
        </Row>
      )}
      {held.length > 0 && (
        <Row name="Blocked">
          <ul className="flex flex-col gap-1">
            {held.map(({ guard, text, why: reason }, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the model may try the same twice.
              <li key={`${guard} ${n}`}>
                “{text}”<span className="block text-muted">{reason}</span>
              </li>
            ))}
          </ul>
        </Row>
      )}
      {ways.length > 0 && (
        <Row name="Path taken">
          <ol>
            {ways.map(({ node, title: from, port, label, to }, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a turn may pass the same way twice.
              <li key={`${node} ${port} ${n}`}>
                {from} via “{label}”{to !== null && ` to ${to}`}
              </li>
            ))}
          </ol>
        </Row>
      )}
    </dl>
  );
}
