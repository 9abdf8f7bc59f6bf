import { Handle, Position } from '@xyflow/react';
import { CornerDownRight, Plus } from 'lucide-react';
import type { Port } from '#voice/flow/steps/step.ts';
import { cn } from '#web/ui/cn.ts';
import { useBuilder } from '../use-builder.tsx';
import { card } from './card.ts';
import type { CardData } from './drawn.ts';

const namesOf = (ports: readonly Port[]) => ports.map(({ label }) => label).join(', ');

/** Puts a step behind a way that is open. */
function AddBehind({ nodeId, port, className }: { nodeId: string; port: Port; className: string }) {
  const { readOnly, chooseStep } = useBuilder();
  if (readOnly) return null;
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={`Add step after ${port.label}`}
      className={cn(
        'nodrag absolute grid size-5 place-items-center rounded-full border border-line bg-surface text-muted opacity-0 focus-visible:opacity-100 hover:text-ink group-hover/way:opacity-100 group-focus-within/step:opacity-100',
        className,
      )}
      onClick={(event) => {
        event.stopPropagation();
        chooseStep({ way: { from: nodeId, port: port.id } });
      }}
    >
      <Plus aria-hidden className="size-3" />
    </button>
  );
}

/** A way out that is a line, or has to become one. */
function Line({ nodeId, port, isLed, isDown }: { nodeId: string; port: Port; isLed: boolean; isDown: boolean }) {
  const { readOnly } = useBuilder();
  return (
    <li
      className={cn(
        'group/way relative flex min-w-0 items-center text-sm',
        isDown ? 'flex-1 justify-center px-1.5' : 'justify-end px-3',
      )}
      style={{ height: card.row }}
    >
      <span className={cn('card-way truncate', isLed ? 'text-muted' : 'text-danger-text')}>{port.label}</span>
      {!isLed && (
        <AddBehind nodeId={nodeId} port={port} className={isDown ? '-bottom-7 left-1/2 -ml-2.5' : '-right-7'} />
      )}
      <Handle
        type="source"
        id={port.id}
        position={isDown ? Position.Bottom : Position.Right}
        isConnectable={!readOnly}
        className={cn('way-handle', isLed ? 'is-led' : 'is-missing')}
      />
    </li>
  );
}

/** Ways that lead to a step that stands elsewhere, with its title in place of lines. */
function Chip({
  ports,
  label,
  title,
  onShow,
}: {
  ports: readonly Port[];
  label: string;
  title: string;
  onShow: () => void;
}) {
  const { readOnly } = useBuilder();
  return (
    <li className="relative flex items-center gap-1.5 px-3 text-sm" style={{ height: card.row }}>
      <span title={namesOf(ports)} className="card-way min-w-0 flex-1 truncate text-muted">
        {label}
      </span>
      <button
        type="button"
        tabIndex={-1}
        className="nodrag card-way flex min-w-0 max-w-[60%] shrink-0 items-center gap-1 rounded-sm bg-sunken px-1.5 text-muted text-xs hover:bg-hover hover:text-ink"
        onClick={(event) => {
          event.stopPropagation();
          onShow();
        }}
      >
        <CornerDownRight aria-hidden className="size-3 shrink-0" />
        <span className="truncate">{title}</span>
      </button>
      {ports.map(({ id }) => (
        <Handle
          key={id}
          type="source"
          id={id}
          position={Position.Right}
          isConnectable={!readOnly}
          className="way-handle is-led is-chip"
        />
      ))}
    </li>
  );
}

/** Ways that may stay open, in one row: each word leads a way to where it is dragged. */
function Open({ nodeId, ports, rows }: { nodeId: string; ports: readonly Port[]; rows: number }) {
  const { readOnly, chooseStep } = useBuilder();
  return (
    <li
      className="relative flex min-w-0 flex-wrap items-center gap-x-2.5 overflow-hidden px-3 text-xs"
      style={{ height: rows * card.open + card.foot }}
    >
      {ports.map((port) => (
        <Handle
          key={port.id}
          type="source"
          id={port.id}
          position={Position.Right}
          isConnectable={!readOnly}
          className={cn('way-word card-way', !readOnly && 'is-open')}
          onClick={(event) => {
            event.stopPropagation();
            if (!readOnly) chooseStep({ way: { from: nodeId, port: port.id } });
          }}
        >
          {port.label}
        </Handle>
      ))}
    </li>
  );
}

/** The ways out of a step: a row for each line, one for those that lead to the same step elsewhere, one for what is open. */
export function CardWays({ id, data: { direction, rows, titles, led } }: { id: string; data: CardData }) {
  const { store } = useBuilder();
  const isDown = direction === 'down';
  const { lines, chips, open, openRows } = rows;
  if (lines.length + chips.length + open.length === 0) return null;
  // All that is left over goes one way.
  const isRest = chips.length === 1 && open.length === 0 && lines.length > 0;
  const ways = lines.map((port) => (
    <Line key={port.id} nodeId={id} port={port} isLed={led.includes(port.id)} isDown={isDown} />
  ));
  return (
    <ul className="card-ways mt-auto flex flex-col border-line border-t" style={{ paddingBottom: card.foot - 1 }}>
      {!isDown && ways}
      {chips.map(({ to, ports }) => (
        <Chip
          key={to}
          ports={ports}
          label={isRest && ports.length > 1 ? 'Otherwise' : namesOf(ports)}
          title={titles[to] ?? ''}
          onShow={() => store.select([to])}
        />
      ))}
      {open.length > 0 && <Open nodeId={id} ports={open} rows={openRows} />}
      {isDown && ways.length > 0 && (
        <li>
          <ul className="flex divide-x divide-line">{ways}</ul>
        </li>
      )}
    </ul>
  );
}
