import { Link } from 'react-router';
import type { Call } from '#domain/calls/calls.ts';
import { factsId } from '#domain/identity/business-facts.ts';
import { KeptSearch } from '#domain/knowledge/knowledge-search.ts';
import { Card, CardHeader } from '#web/ui/card.tsx';

const percent = (share: number) => `${Math.round(share * 100)}%`;

function CallerQuestion({ search }: { search: KeptSearch }) {
  const { query, answer, maybe, best, pieces, threshold } = search;
  const said = answer ?? maybe;
  return (
    <li className="flex flex-col gap-1 border-line border-t px-5 py-3">
      <p dir="auto" className="text-left font-medium">
        {query}
      </p>
      {said ? (
        <p dir="auto" className="text-left">
          {answer ? said.text : `Did you mean: ${maybe!.question}`}
        </p>
      ) : (
        <p className="text-muted">No answer: nothing matched closely enough.</p>
      )}
      {said && (
        <p className="text-muted text-sm">
          From <SourceLink {...said} />
        </p>
      )}
      {(said ?? best) && (
        <p className="text-muted text-sm tabular-nums">
          Confidence {percent((said ?? best)!.confidence)}, {percent(threshold)} required
        </p>
      )}
      {pieces.length > 0 && (
        <details className="text-sm">
          <summary className="cursor-pointer text-muted">
            {pieces.length === 1 ? 'One chunk' : `${pieces.length} chunks`} reviewed
          </summary>
          <ul className="mt-1">
            {pieces.map(({ pieceId, title, score }) => (
              <li key={pieceId} className="flex justify-between gap-3">
                <span className="min-w-0 truncate">{title}</span>
                <span className="text-muted tabular-nums">{score.toFixed(1)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

/** What the caller asked, what was answered, and from which document; nothing where nothing was asked. */
/** Links to the source of an answer: a version of a file, or a fact of the business. */
function SourceLink({ fileId, file, version }: { fileId: string; file: string; version: number }) {
  const isFact = fileId === factsId;
  const to = isFact ? '/dashboard/settings/account' : `/dashboard/knowledge?file=${fileId}`;
  return (
    <>
      <Link to={to} className="underline underline-offset-2">
        {isFact ? `Account Preferences, ${file}` : file}
      </Link>
      {!isFact && `, version ${version}`}
    </>
  );
}

export function CallQuestions({ actions }: { actions: Call['actions'] }) {
  const asked = actions.flatMap(({ runId, action, output }) => {
    const search = action === 'find_answer' ? KeptSearch.safeParse(output) : null;
    return search?.success ? [{ runId, search: search.data }] : [];
  });
  if (asked.length === 0) return null;
  return (
    <Card>
      <CardHeader title="Questions" />
      <ul>
        {asked.map(({ runId, search }) => (
          <CallerQuestion key={runId} search={search} />
        ))}
      </ul>
    </Card>
  );
}
