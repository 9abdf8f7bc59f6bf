import { Handle, type NodeProps, Position } from '@xyflow/react';
import { CircleAlert, CornerDownRight, Plus, TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import { useCardNote } from '#web/dashboard/agents/card-notes.ts';
import { cn } from '#web/ui/cn.ts';
import { StepIcon } from '../step-icon.tsx';
import { saysOf, viewOf } from '../step-view.ts';
import { useUntested } from '../untested.ts';
import { useBuilder } from '../use-builder.tsx';
import { card } from './card-size.ts';
import type { CardNode } from './drawn.ts';
import { useIsLit } from './lit.ts';

type Way = CardNode['data']['ways'][string];

function Port({
  nodeId,
  id,
  label,
  required,
  way,
}: {
  nodeId: string;
  id: string;
  label: string;
  required: boolean;
  way: Way;
}) {
  const { store, readOnly, chooseStep } = useBuilder();
  return (
    <li
      className="group/port relative flex items-center justify-end gap-1.5 px-3 text-sm"
      style={{ height: card.port }}
    >
      {way?.chip && (
        <button
          type="button"
          tabIndex={-1}
          className="nodrag flex min-w-0 items-center gap-1 rounded-sm bg-sunken px-1.5 text-muted text-xs hover:bg-hover hover:text-ink"
          onClick={(event) => {
            event.stopPropagation();
            store.select([way.to]);
          }}
        >
          <CornerDownRight aria-hidden className="size-3 shrink-0" />
          <span className="truncate">{way.title}</span>
        </button>
      )}
      <span
        className={cn(
          'max-w-full shrink-0 truncate',
          way ? 'text-muted' : required ? 'text-danger-text' : 'text-faint',
        )}
      >
        {label}
      </span>
      {!way && !readOnly && (
        <button
          type="button"
          tabIndex={-1}
          aria-label={`Add step after ${label}`}
          className="nodrag absolute -right-7 grid size-5 place-items-center rounded-full border border-line bg-surface text-muted opacity-0 focus-visible:opacity-100 group-hover/port:opacity-100 group-focus-within/step:opacity-100 hover:text-ink"
          onClick={(event) => {
            event.stopPropagation();
            chooseStep({ way: { from: nodeId, port: id } });
          }}
        >
          <Plus aria-hidden className="size-3" />
        </button>
      )}
      <Handle
        type="source"
        id={id}
        position={Position.Right}
        isConnectable={!readOnly}
        className={cn('way-handle', way ? 'is-led' : required && 'is-missing')}
      />
    </li>
  );
}

/** A step on the canvas: its kind, its title, what is said first, and a row for each way out. */
export const StepCard = memo(function StepCard({ id, data, selected }: NodeProps<CardNode>) {
  const { node, number, errors, warnings, ways } = data;
  const { step, kind, ports, says } = viewOf(node);
  const { greeting, people } = useBuilder();
  const [first] = saysOf(node, greeting);
  const isLit = useIsLit(id);
  const untested = useUntested(id);
  const note = useCardNote(id);
  const here = people.filter(({ nodeId }) => nodeId === id);
  return (
    <div
      className={cn(
        'group/step relative h-full rounded-lg border bg-surface text-left shadow-raised',
        selected ? 'card-chosen border-accent' : errors > 0 ? 'border-danger' : 'border-line',
        isLit && 'step-lit',
      )}
    >
      {here.length > 0 && (
        <span className="absolute -top-3 left-2 max-w-[90%] truncate rounded-full bg-success-soft px-2 text-success-text text-xs">
          {here.map(({ name }) => name).join(', ')}
        </span>
      )}
      {note && (
        <span
          className={cn(
            'absolute right-2 -bottom-3 rounded-full border px-2 text-xs tabular-nums',
            note.tone === 'warning'
              ? 'border-transparent bg-warning-soft text-warning-text'
              : 'border-line bg-surface text-muted',
          )}
        >
          {note.text}
        </span>
      )}
      {untested && (
        <span className="absolute right-2 -bottom-3 rounded-full bg-warning-soft px-2 text-warning-text text-xs">
          {untested.length} untested
        </span>
      )}
      {node.type !== 'start' && (
        <>
          <Handle
            id="left"
            type="target"
            position={Position.Left}
            className="way-target"
            style={{ top: card.head / 2 }}
          />
          <Handle id="top" type="target" position={Position.Top} className="way-target is-quiet" />
        </>
      )}
      <div className="flex items-center gap-2 px-3" style={{ height: card.head }}>
        <span className="grid size-6 shrink-0 place-items-center rounded-md bg-accent-soft text-accent-text">
          <StepIcon name={step?.icon} className="size-3.5" />
        </span>
        <span className="min-w-0 flex-1">
          <span className="block truncate font-medium leading-tight">{node.title}</span>
          <span className="block truncate text-muted text-xs leading-tight">
            {number}. {kind}
          </span>
        </span>
        {errors > 0 && (
          <span className="flex items-center gap-0.5 text-danger-text text-xs tabular-nums">
            <CircleAlert aria-hidden className="size-3.5" />
            {errors}
          </span>
        )}
        {errors === 0 && warnings > 0 && <TriangleAlert aria-hidden className="size-3.5 text-warning-text" />}
      </div>
      {says.length > 0 && (
        <p
          className="card-says px-3 text-muted text-sm leading-snug"
          style={{ height: card.text - 8, marginBottom: 8 }}
        >
          “{first}”
        </p>
      )}
      {ports.length > 0 && (
        <ul className="border-line border-t">
          {ports.map((port) => (
            <Port key={port.id} nodeId={id} {...port} way={ways[port.id] ?? null} />
          ))}
        </ul>
      )}
    </div>
  );
});
