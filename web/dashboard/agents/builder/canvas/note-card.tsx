import type { NodeProps } from '@xyflow/react';
import { writeNote } from '#domain/agents/flow-edits/notes.ts';
import { cn } from '#web/ui/cn.ts';
import { useBuilder } from '../use-builder.tsx';
import type { NoteNode } from './drawn.ts';

/** A note for people who build the flow. Its frame drags it, its text is written in place. */
export function NoteCard({ id, data, selected }: NodeProps<NoteNode>) {
  const { store, readOnly } = useBuilder();
  return (
    <div
      className={cn(
        'rounded-md border bg-warning-soft p-2.5 shadow-raised',
        selected ? 'card-chosen border-accent' : 'border-line',
      )}
    >
      <textarea
        aria-label="Note"
        readOnly={readOnly}
        value={data.note.text}
        maxLength={2000}
        placeholder="A note for your team"
        className="nodrag nowheel field-sizing-content block max-h-60 min-h-12 w-full resize-none bg-transparent text-sm text-warning-text placeholder:text-warning-text/70"
        onChange={({ target }) => store.edit((flow) => writeNote(flow, id, target.value), { place: `note ${id}` })}
      />
    </div>
  );
}
