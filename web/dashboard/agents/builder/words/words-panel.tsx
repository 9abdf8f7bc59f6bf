import { type KeyboardEvent, useEffect, useRef } from 'react';
import { editBounds } from '#domain/agents/draft-edits.ts';
import type { FlowProblem } from '#domain/agents/workflows.ts';
import { validateFlow } from '#voice/flow/validate-flow.ts';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { isNote } from '../step-view.ts';
import { useBuilder } from '../use-builder.tsx';
import type { Words } from './use-words.ts';
import { WordsEntryCard } from './words-entry.tsx';

/** A model that is asked takes a while, in milliseconds. */
const proposeTimeoutMs = 65_000;

const examples = ['Ask for the insurance first', 'Never book on Mondays', 'Change the goodbye to “Take care!”'];

const keyOf = ({ nodeId, message }: FlowProblem) => `${nodeId} ${message}`;

interface WordsPanelProps {
  words: Words;
  /** Shows a step; with `stays`, a drawer over it stays open. */
  onShow: (choose: () => void, stays?: boolean) => void;
}

/** Changes a draft by what is written: a message becomes edits that are shown, checked, and applied as one that can be undone. */
export function WordsPanel({ words, onShow }: WordsPanelProps) {
  const { store, language } = useBuilder();
  const { entries, text, setText, add } = words;
  const field = useRef<HTMLTextAreaElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const send = useChange(
    (message: string) => {
      const { flow, settings } = store.get();
      return api.flowEdits.propose(
        { body: { flow, message, language: language as 'en-US', ...(settings && { settings }) } },
        { timeoutMs: proposeTimeoutMs },
      );
    },
    {
      next: ({ edits, unread, problems, generatedBy }, message) => {
        const before = new Set(validateFlow(store.get().flow).map(keyOf));
        add({
          message,
          edits,
          unread,
          problems: problems.filter((one) => !isNote(one) && !before.has(keyOf(one))),
          model: generatedBy?.model ?? null,
        });
        setText('');
      },
      refusal: 'shown',
    },
  );

  useEffect(() => field.current?.focus(), []);
  const count = entries.length;
  useEffect(() => {
    if (count > 0) end.current?.scrollIntoView?.({ block: 'end' });
  }, [count]);

  function submit() {
    const message = text.trim();
    if (message !== '' && !send.isPending) send.mutate(message);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  }
  function tryOut(message: string) {
    setText(message);
    field.current?.focus();
  }

  return (
    <section aria-label="Describe a change" className="flex h-full min-h-0 flex-col">
      <div className="min-h-0 flex-1 overflow-y-auto">
        {count === 0 ? (
          <div className="flex flex-col gap-2 p-4">
            <p className="text-muted">
              Describe what to change. Review each edit before applying it. You can undo it later.
            </p>
            <ul className="flex flex-col items-start gap-1.5">
              {examples.map((message) => (
                <li key={message}>
                  <button
                    type="button"
                    className="rounded-md border border-line px-2 py-1 text-left hover:bg-hover"
                    onClick={() => tryOut(message)}
                  >
                    {message}
                  </button>
                </li>
              ))}
            </ul>
          </div>
        ) : (
          <ol role="log" aria-label="Changes" className="divide-y divide-line">
            {entries.map((entry, at) => (
              <WordsEntryCard
                key={entry.id}
                entry={entry}
                words={words}
                isLast={at === count - 1}
                onShow={onShow}
                onTry={tryOut}
              />
            ))}
          </ol>
        )}
        <div ref={end} />
      </div>
      <form
        className="flex flex-col gap-2 border-line border-t p-3"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {send.error && <Banner>{messageOf(send.error)}</Banner>}
        <Field label="What should change?">
          <Textarea
            ref={field}
            value={text}
            rows={2}
            maxLength={editBounds.message}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={onKeyDown}
          />
        </Field>
        <Button type="submit" className="self-start" busy={send.isPending} disabled={text.trim() === ''}>
          Show edits
        </Button>
      </form>
    </section>
  );
}
