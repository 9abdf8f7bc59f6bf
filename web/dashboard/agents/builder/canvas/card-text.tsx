import { type KeyboardEvent, useState } from 'react';
import type { FlowNode } from '#domain/agents/workflows.ts';
import { writeText, writtenText } from '../spoken-text.ts';
import { useBuilder } from '../use-builder.tsx';
import { card, heightOf } from './card.ts';

function Writing({ node, text, onEnd }: { node: FlowNode; text: string; onEnd: () => void }) {
  const { store, greeting } = useBuilder();
  const [written, setWritten] = useState(text);
  function onKeyDown(event: KeyboardEvent) {
    event.stopPropagation();
    // A word that is still being put together ends nothing.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') onEnd();
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    writeText(store, node, greeting, written);
    onEnd();
  }
  return (
    <textarea
      // biome-ignore lint/a11y/noAutofocus: it was just opened to be written in.
      autoFocus
      aria-label={`What ${node.title} says`}
      value={written}
      maxLength={600}
      className="nodrag nopan nowheel field-sizing-content absolute inset-x-1.5 -top-1.5 z-20 max-h-48 min-h-16 resize-none rounded-lg bg-surface px-1.5 py-1 text-sm leading-snug shadow-overlay"
      onFocus={({ target }) => target.setSelectionRange(target.value.length, target.value.length)}
      onChange={({ target }) => setWritten(target.value)}
      onKeyDown={onKeyDown}
      onBlur={() => {
        writeText(store, node, greeting, written);
        onEnd();
      }}
    />
  );
}

/** What a step says first. On the step that is chosen a click edits it where it stands; all texts are in the inspector. */
export function CardText({ node, text, selected }: { node: FlowNode; text: string; selected: boolean }) {
  const { store, readOnly, greeting } = useBuilder();
  const [isWriting, setWriting] = useState(false);
  const written = selected && !readOnly ? writtenText(store, node, greeting) : null;
  return (
    <div className="card-text relative" style={heightOf(card.text)}>
      {isWriting && written !== null ? (
        <Writing node={node} text={written} onEnd={() => setWriting(false)} />
      ) : written === null ? (
        <p className="card-says mx-3 text-muted text-sm leading-snug">“{text}”</p>
      ) : (
        <button
          type="button"
          tabIndex={-1}
          title="Click to edit"
          className="nodrag mx-1.5 block w-[calc(100%-0.75rem)] cursor-text rounded-md px-1.5 text-left hover:bg-hover"
          onClick={() => setWriting(true)}
        >
          <span className="card-says text-muted text-sm leading-snug">“{text}”</span>
        </button>
      )}
    </div>
  );
}
