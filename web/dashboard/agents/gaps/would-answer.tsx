import { useQueries } from '@tanstack/react-query';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { DraftEntry } from '#domain/knowledge/knowledge-search.ts';
import { percent } from '#web/dashboard/knowledge/found-answer.tsx';
import { api } from '#web/lib/api.ts';
import { useWorkspace } from '#web/lib/workspace.tsx';

/** How long nothing is typed before it is tried, in ms. */
const pauseMs = 500;
/** Wordings that are tried. */
const most = 5;

/** What a value was when it had not changed for a while. */
function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  const key = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(key) as T), pauseMs);
    return () => clearTimeout(timer);
  }, [key]);
  return settled;
}

/** What is tried before it is saved. */
export type Trial = { draft: DraftEntry } | { synonym: { word: string; meaning: string } };

/** Whether the callers who asked would be answered now. @param trial null: not enough is written yet */
export function WouldAnswer({ questions, trial }: { questions: readonly string[]; trial: Trial | null }) {
  const { id: workspaceId } = useWorkspace();
  const settled = useSettled(trial);
  const asked = questions.slice(0, most);
  const tries = useQueries({
    queries: asked.map((query) => ({
      queryKey: ['knowledgeSearch', 'search', workspaceId, query, settled],
      queryFn: () => api.knowledgeSearch.search({ body: { query, limit: 1, ...settled! } }),
      enabled: settled !== null,
    })),
  });
  return (
    <section aria-label="Answers callers would get" className="rounded-lg border border-line bg-sunken p-3">
      <h3 className="mb-2 text-muted text-sm">
        {trial === null
          ? 'Questions from callers. Write an answer to see whether it matches.'
          : 'Answers callers would get'}
      </h3>
      <ul role="status" className="flex flex-col gap-2">
        {asked.map((question, at) => {
          const found = tries[at]?.data;
          const isKnown = Boolean(found?.answer ?? found?.maybe);
          const Icon = isKnown ? CircleCheck : CircleDashed;
          return (
            <li key={question} className="flex gap-2 text-sm">
              <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${isKnown ? 'text-success-text' : 'text-muted'}`} />
              <span className="min-w-0">
                <span dir="auto" className="block text-left font-medium">
                  {question}
                </span>
                <span className="text-muted">
                  {found === undefined
                    ? 'Not tested yet'
                    : found.answer
                      ? found.answer.text
                      : found.maybe
                        ? `Asks for clarification: ${found.maybe.question}`
                        : `Still unknown${found.best ? `: ${percent(found.best.confidence)} of ${percent(found.threshold)}` : ''}`}
                </span>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
