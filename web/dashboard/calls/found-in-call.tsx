import type { CallFound } from '#domain/calls/calls.ts';
import { keyWords } from '#web/live-call/call-labels.ts';

const wordsOf = ({ of, name }: CallFound): string => {
  switch (of) {
    case 'agent':
      return 'Agent';
    case 'caller':
      return 'Caller';
    case 'value':
      return keyWords(name ?? 'value');
    case 'number':
      return 'Number';
    case 'note':
      return 'Note';
  }
};

/** Where a search found a call: the words, with what was looked for marked. */
export function FoundInCall({ found }: { found: CallFound }) {
  return (
    <span dir="auto" className="block truncate text-left text-muted text-sm">
      <span className="font-medium">{wordsOf(found)}:</span>{' '}
      {found.pieces.map(({ text, hit }, n) =>
        hit ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, in their order.
          <mark key={n} className="rounded-xs bg-warning-soft text-ink">
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </span>
  );
}
