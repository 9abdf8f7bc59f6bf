import { CircleAlert, TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { applyEdits } from '#voice/flow/edits/apply-edit.ts';
import { Button } from '#web/ui/button.tsx';
import { light } from '../canvas/lit.ts';
import { pathTo } from '../problems/problems-panel.tsx';
import { useBuilder, useBuilderState } from '../use-builder.tsx';
import type { Words, WordsEntry } from './use-words.ts';

interface EntryProps {
  entry: WordsEntry;
  words: Words;
  /** The newest one has the keyboard. */
  isLast: boolean;
  onShow: (choose: () => void, stays?: boolean) => void;
  onTry: (message: string) => void;
}

function Edits({ entry, onShow }: Pick<EntryProps, 'entry' | 'onShow'>) {
  const { store } = useBuilder();
  const flow = useBuilderState((state) => state.flow);
  return (
    <ol aria-label="Edits" className="flex flex-col gap-1.5" onPointerLeave={() => light([])}>
      {entry.edits.map(({ says, nodeId }, at) => {
        const node = flow.nodes.find(({ id }) => id === nodeId);
        const key = `${at}`;
        if (!node) return <li key={key}>{says}</li>;
        return (
          <li key={key}>
            {says}{' '}
            <button
              type="button"
              className="text-accent-text text-sm hover:underline"
              aria-label={`Show step: ${node.title}`}
              onPointerEnter={() => light(pathTo(flow, node.id))}
              onClick={() => onShow(() => store.select([node.id]))}
            >
              Show step
            </button>
          </li>
        );
      })}
    </ol>
  );
}

function Problems({ entry: { problems } }: Pick<EntryProps, 'entry'>) {
  if (problems.length === 0) return null;
  return (
    <div className="mt-2">
      <p className="font-medium text-sm">Problems after this change</p>
      <ul aria-label="Problems after this change" className="mt-1 flex flex-col gap-1 text-sm">
        {problems.map(({ level, message, nodeId }) => (
          <li key={`${nodeId} ${message}`} className="flex items-start gap-1.5">
            {level === 'error' ? (
              <CircleAlert aria-label="Error" className="mt-0.5 size-4 shrink-0 text-danger-text" />
            ) : (
              <TriangleAlert aria-label="Warning" className="mt-0.5 size-4 shrink-0 text-warning-text" />
            )}
            {message}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Unread({ entry: { unread, state }, onTry }: Pick<EntryProps, 'entry' | 'onTry'>) {
  if (unread.length === 0) return null;
  return (
    <ul aria-label="Not changed" className="mt-2 flex flex-col gap-2">
      {unread.map(({ text, why, suggestions }) => (
        <li key={text}>
          <p className="text-muted text-sm">“{text}”</p>
          <p>{why}</p>
          {state !== 'applied' && suggestions.length > 0 && (
            <p className="mt-1 flex flex-wrap gap-1.5">
              {suggestions.map((message) => (
                <button
                  key={message}
                  type="button"
                  className="rounded-md border border-line px-2 py-0.5 text-left text-sm hover:bg-hover"
                  onClick={() => onTry(message)}
                >
                  {message}
                </button>
              ))}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

/** A message with its edits: each in a sentence, what the check finds afterwards, and whether they are applied. */
export function WordsEntryCard({ entry, words, isLast, onShow, onTry }: EntryProps) {
  const { store, language } = useBuilder();
  const history = useBuilderState((state) => state.history);
  const apply = useRef<HTMLButtonElement>(null);
  const { id, message, edits, state, at, missed, model } = entry;
  const isProposed = state === 'proposed' && edits.length > 0;
  useEffect(() => {
    if (isLast && isProposed) apply.current?.focus();
  }, [isLast, isProposed]);

  function takeOver() {
    const given = edits.map(({ edit }) => edit);
    const refused: string[] = [];
    let chosen: string[] = [];
    store.editBoth((draft) => {
      const applied = applyEdits(draft, given, language);
      refused.push(...applied.refused.map(({ why }) => why));
      chosen = applied.told.flatMap(({ nodeId }) => nodeId ?? []).slice(0, 1);
      return applied.draft;
    });
    const made = store.get().flow;
    // On a phone the panel stays: there it says that it's done, and takes it back.
    onShow(() => store.select(chosen.filter((one) => made.nodes.some((node) => node.id === one))), true);
    words.change(id, {
      state: 'applied',
      at: store.get().history.done.at(-1)?.at ?? 0,
      ...(refused.length > 0 && { missed: refused }),
    });
  }

  const isUndone = state === 'applied' && history.undone.some((one) => one.at === at);
  const isNewest = state === 'applied' && history.done.at(-1)?.at === at;
  return (
    <li className="flex flex-col gap-1 px-4 py-3">
      <p className="whitespace-pre-wrap break-words rounded-lg bg-sunken px-3 py-2">{message}</p>
      <div className="pt-1">
        {edits.length > 0 && <Edits entry={entry} onShow={onShow} />}
        <Unread entry={entry} onTry={onTry} />
        {state === 'proposed' && <Problems entry={entry} />}
        {missed?.map((why) => (
          <p key={why} className="mt-1 text-warning-text">
            {why}
          </p>
        ))}
        {model && <p className="mt-1 text-muted text-sm">Suggested by {model}. Review each edit.</p>}
      </div>
      {isProposed && (
        <div className="flex gap-2 pt-1">
          <Button ref={apply} size="sm" onClick={takeOver}>
            Apply
          </Button>
          <Button size="sm" variant="outline" onClick={() => words.change(id, { state: 'discarded' })}>
            Discard
          </Button>
        </div>
      )}
      {state === 'discarded' && edits.length > 0 && <p className="text-muted text-sm">Discarded</p>}
      {state === 'applied' && (
        <p className="flex items-center gap-2 text-muted text-sm">
          {isUndone ? 'Undone' : 'Applied'}
          {isNewest && (
            <Button size="sm" variant="link" onClick={() => store.undo()}>
              Undo
            </Button>
          )}
        </p>
      )}
    </li>
  );
}
