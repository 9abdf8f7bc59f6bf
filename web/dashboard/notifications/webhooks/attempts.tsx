import type { WebhookTry } from '#domain/notifications/webhooks.ts';
import { formatNumber } from '#web/lib/format.ts';
import { CodeBlock } from '#web/ui/code-block.tsx';
import { Moment } from '#web/ui/moment.tsx';

/** The attempts of a delivery, newest first, each with the beginning of its answer. */
export function Attempts({ log }: { log: readonly WebhookTry[] }) {
  return (
    <ol aria-label="Attempts" className="flex flex-col gap-4">
      {log.map(({ at, ms, status, problem, answer }, n) => (
        <li key={at} className="flex flex-col gap-2">
          <p className="flex flex-wrap gap-x-3">
            <span className="font-medium">{status === null ? 'No response' : `Status ${status}`}</span>
            <span className="text-muted">
              <Moment iso={at} />, {formatNumber(ms)} ms
            </span>
          </p>
          {status === null && problem && <p className="break-words text-danger-text">{problem}</p>}
          {answer && <CodeBlock label={`answer ${log.length - n}`} code={answer} />}
        </li>
      ))}
    </ol>
  );
}
