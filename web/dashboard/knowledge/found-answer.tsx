import { Link } from 'react-router';
import type { FoundPiece, KnowledgeFound } from '#domain/knowledge/knowledge-search.ts';

export const percent = (share: number) => `${Math.round(share * 100)}%`;

/** How sure an answer is beside how sure it has to be. */
export function Sureness({ confidence, threshold }: { confidence: number; threshold: number }) {
  const enough = confidence >= threshold;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-sm">
      <span aria-hidden className="relative h-1.5 w-32 overflow-hidden rounded-full bg-sunken">
        <span
          className={`absolute inset-y-0 left-0 ${enough ? 'bg-success' : 'bg-warning'}`}
          style={{ width: `${Math.min(1, confidence) * 100}%` }}
        />
        <span className="absolute inset-y-0 w-0.5 bg-ink" style={{ left: `${threshold * 100}%` }} />
      </span>
      <span className="tabular-nums">
        {percent(confidence)} confidence. Agents answer at {percent(threshold)} or higher.
      </span>
    </p>
  );
}

const fileLink = 'underline decoration-field underline-offset-2 hover:decoration-ink';

/** What an agent would say, and how sure it is. */
export function SpokenAnswer({ found }: { found: KnowledgeFound }) {
  const { answer, best, maybe, threshold } = found;
  if (answer) {
    return (
      <div className="flex flex-col gap-1.5">
        <h3 className="text-muted text-sm">The agent says</h3>
        <p dir="auto" className="text-left text-lg">
          {answer.text}
        </p>
        <p className="text-muted text-sm">
          From{' '}
          <Link to={`/dashboard/knowledge?file=${answer.fileId}`} className={fileLink}>
            {answer.title}
          </Link>
        </p>
        <Sureness confidence={answer.confidence} threshold={threshold} />
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-1.5">
      <h3 className="text-muted text-sm">
        {maybe ? 'The agent asks for clarification' : 'The agent says it doesn’t know'}
      </h3>
      {maybe && (
        <p dir="auto" className="text-left text-lg">
          Did you mean: {maybe.question}
        </p>
      )}
      {best ? (
        <>
          <p className="text-muted">
            Closest match, but not confident enough: <q dir="auto">{best.text}</q>
          </p>
          <Sureness confidence={best.confidence} threshold={threshold} />
        </>
      ) : (
        <p className="text-muted">No documents contain these words.</p>
      )}
    </div>
  );
}

/** A text with the words of the question marked. */
export function MarkedText({ text, marks }: Pick<FoundPiece, 'text' | 'marks'>) {
  const parts: { at: number; text: string; marked: boolean }[] = [];
  let at = 0;
  for (const { from, to } of marks) {
    if (from < at) continue;
    parts.push(
      { at, text: text.slice(at, from), marked: false },
      { at: from, text: text.slice(from, to), marked: true },
    );
    at = to;
  }
  parts.push({ at, text: text.slice(at), marked: false });
  return (
    <p dir="auto" className="whitespace-pre-line text-left">
      {parts.map((part) =>
        part.marked ? (
          <mark key={`${part.at} marked`} className="rounded-xs bg-warning-soft text-ink">
            {part.text}
          </mark>
        ) : (
          <span key={part.at}>{part.text}</span>
        ),
      )}
    </p>
  );
}

/** The pieces that fit, best first. */
export function FoundPieces({ pieces }: { pieces: readonly FoundPiece[] }) {
  return (
    <ol aria-label="Matching chunks" className="flex flex-col">
      {pieces.map(({ pieceId, fileId, title, headings, page, text, score, marks }) => (
        <li key={pieceId} className="flex flex-col gap-1 border-line border-t py-3">
          <p className="flex items-baseline gap-3 text-sm">
            <span className="min-w-0 flex-1 truncate">
              <Link to={`/dashboard/knowledge?file=${fileId}`} className={`font-medium ${fileLink}`}>
                {title}
              </Link>
              {headings.length > 0 && <span className="text-muted"> · {headings.join(' · ')}</span>}
              {page !== null && <span className="text-muted"> · page {page}</span>}
            </span>
            <span className="shrink-0 text-muted tabular-nums">Score {score.toFixed(1)}</span>
          </p>
          <MarkedText text={text} marks={marks} />
        </li>
      ))}
    </ol>
  );
}
