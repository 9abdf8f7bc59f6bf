import { Handle, type NodeProps, Position } from '@xyflow/react';
import { CircleAlert, TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import type { FlowNode } from '#domain/agents/workflows.ts';
import { useCardNote } from '#web/dashboard/agents/card-notes.ts';
import { cn } from '#web/ui/cn.ts';
import { StepIcon } from '../step-icon.tsx';
import { saysOf, viewOf } from '../step-view.ts';
import { useUntested } from '../untested.ts';
import { useBuilder } from '../use-builder.tsx';
import { card, heightOf } from './card.ts';
import { CardText } from './card-text.tsx';
import { CardWays } from './card-ways.tsx';
import type { CardNode } from './drawn.ts';
import { useIsLit } from './lit.ts';

const noteStyles = 'card-mark absolute right-2 -bottom-3 z-10 rounded-full border px-2 text-xs tabular-nums';

/** What stands at the edge of a card: who is at the step, what calls came of it, what no test reaches. */
function Marks({ id }: { id: string }) {
  const { people } = useBuilder();
  const untested = useUntested(id);
  const note = useCardNote(id);
  const here = people.filter(({ nodeId }) => nodeId === id);
  const isWarning = note?.tone === 'warning';
  return (
    <>
      {here.length > 0 && (
        <span className="absolute -top-3 left-2 max-w-[90%] truncate rounded-full bg-success-soft px-2 text-success-text text-xs">
          {here.map(({ name }) => name).join(', ')}
        </span>
      )}
      {note && (
        <span
          className={cn(
            noteStyles,
            isWarning ? 'border-transparent bg-warning-soft text-warning-text' : 'border-line bg-surface text-muted',
          )}
        >
          {note.text}
        </span>
      )}
      {untested && (
        <span className={cn(noteStyles, 'border-transparent bg-warning-soft text-warning-text')}>
          {untested.length} untested
        </span>
      )}
    </>
  );
}

/** Where lines may end. The one that lines of such a flow enter by shows; the other while the pointer is on the card. */
function Targets({ node, isDown }: { node: FlowNode; isDown: boolean }) {
  if (node.type === 'start') return null;
  return (
    <>
      <Handle
        id="left"
        type="target"
        position={Position.Left}
        className={cn('way-target', isDown && 'is-quiet')}
        style={{ top: card.head / 2 }}
      />
      <Handle id="top" type="target" position={Position.Top} className={cn('way-target', !isDown && 'is-quiet')} />
    </>
  );
}

/** A step on the canvas: its kind, its title, what is said first, and the ways out. */
export const StepCard = memo(function StepCard({ id, data, selected }: NodeProps<CardNode>) {
  const { node, number, errors, warnings, direction } = data;
  const { step, kind, says } = viewOf(node);
  const { greeting } = useBuilder();
  const [first] = saysOf(node, greeting);
  const isLit = useIsLit(id);
  return (
    <div
      className={cn(
        'group/step relative flex h-full flex-col rounded-xl border bg-surface text-left shadow-raised',
        selected ? 'card-chosen border-accent' : errors > 0 ? 'border-danger' : 'border-line',
        isLit && 'step-lit',
      )}
    >
      <Marks id={id} />
      <Targets node={node} isDown={direction === 'down'} />
      <div className="card-head flex shrink-0 items-center gap-2.5 px-3" style={heightOf(card.head)}>
        <span className="card-icon grid size-7 shrink-0 place-items-center rounded-md bg-accent-soft text-accent-text">
          <StepIcon name={step?.icon} className="size-4" />
        </span>
        <span className="min-w-0 flex-1">
          <span className="card-title block truncate font-medium leading-tight">{node.title}</span>
          <span className="card-kind block truncate text-muted text-xs leading-tight">
            {number}. {kind}
          </span>
        </span>
        {errors > 0 && (
          <span className="flex items-center gap-0.5 text-danger-text text-xs tabular-nums">
            <CircleAlert aria-hidden className="size-4" />
            {errors}
          </span>
        )}
        {errors === 0 && warnings > 0 && <TriangleAlert aria-hidden className="size-4 text-warning-text" />}
      </div>
      {says.length > 0 && <CardText node={node} text={first ?? ''} selected={selected} />}
      <CardWays id={id} data={data} />
    </div>
  );
});
