import { CircleAlert, CornerDownRight, Plus, TriangleAlert } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { disconnect } from '#domain/agents/flow-edits/ways.ts';
import { cn } from '#web/ui/cn.ts';
import { duplicate, nextProblem, remove } from '../builder-commands.ts';
import { useIsLit } from '../canvas/lit.ts';
import { StepIcon } from '../step-icon.tsx';
import { isNote, problemsOf, saysOf, viewOf } from '../step-view.ts';
import { useUntested } from '../untested.ts';
import { useBuilder, useBuilderState } from '../use-builder.tsx';
import { type OutlineRow, outlineRows } from './outline-rows.ts';

type StepRow = Extract<OutlineRow, { kind: 'step' }>;
type WayRow = Extract<OutlineRow, { kind: 'way' }>;

function StepLine({ row: { node, number } }: { row: StepRow }) {
  const { problems, greeting, people } = useBuilder();
  const { step, kind } = viewOf(node);
  const says = saysOf(node, greeting);
  const faults = problemsOf(problems, node.id).filter((one) => !isNote(one));
  const errors = faults.filter(({ level }) => level === 'error').length;
  const isLit = useIsLit(node.id);
  const untested = useUntested(node.id);
  const here = people.filter(({ nodeId }) => nodeId === node.id);
  return (
    <div className={cn('flex gap-3 rounded-md px-2 py-2', isLit && 'bg-success-soft')}>
      <span className="w-6 shrink-0 pt-0.5 text-right text-faint tabular-nums">{number}</span>
      <StepIcon name={step?.icon} className="mt-1 size-4 shrink-0 text-muted" />
      <div className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-2">
          <span className="font-medium">{node.title}</span>
          {node.title !== kind && <span className="text-muted text-sm">{kind}</span>}
          {untested && (
            <span className="rounded-full bg-warning-soft px-2 text-warning-text text-xs">
              {untested.length} untested
            </span>
          )}
          {here.length > 0 && (
            <span className="rounded-full bg-success-soft px-2 text-success-text text-xs">
              {here.map(({ name }) => name).join(', ')}
            </span>
          )}
          {errors > 0 && (
            <span className="flex items-center gap-1 text-danger-text text-sm">
              <CircleAlert aria-hidden className="size-3.5" />
              {errors === 1 ? '1 problem' : `${errors} problems`}
            </span>
          )}
          {errors === 0 && faults.length > 0 && (
            <TriangleAlert aria-label="Has warnings" className="size-3.5 text-warning-text" />
          )}
        </span>
        {says.map((sentence) => (
          <span key={sentence} className="mt-0.5 block text-pretty text-muted">
            “{sentence}”
          </span>
        ))}
      </div>
    </div>
  );
}

function WayLine({ row: { node, port, label, required, to } }: { row: WayRow }) {
  const { readOnly, chooseStep } = useBuilder();
  return (
    <div className="flex items-center gap-2 py-1 pr-2 pl-[4.25rem] text-sm">
      <CornerDownRight aria-hidden className="size-3.5 shrink-0 text-faint" />
      <span className="text-muted">{label}</span> <span className="sr-only">leads to </span>
      <span className={cn('min-w-0 truncate', !to && (required ? 'text-danger-text' : 'text-faint'))}>
        {to ? to.title : 'nowhere yet'}
      </span>
      {!readOnly && (
        <button
          type="button"
          tabIndex={-1}
          aria-label={`Add step after ${label} of ${node.title}`}
          className="ml-auto grid size-6 shrink-0 place-items-center rounded-md text-muted hover:bg-hover hover:text-ink pointer-coarse:size-11"
          onClick={(event) => {
            event.stopPropagation();
            chooseStep({ way: { from: node.id, port } });
          }}
        >
          <Plus aria-hidden className="size-3.5" />
        </button>
      )}
    </div>
  );
}

/**
 * The flow as a list that reads like a script: a tree of steps and their ways, after the tree view of the ARIA Authoring
 * Practices. Everything can be done in it: Enter edits, Insert and "/" add, F2 renames, Delete removes, F8 goes to the
 * next problem.
 */
export function Outline({ onEdit, onRename }: { onEdit: () => void; onRename: () => void }) {
  const { store, readOnly, problems, chooseStep } = useBuilder();
  const flow = useBuilderState((state) => state.flow);
  const selected = useBuilderState((state) => state.selected);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [at, setAt] = useState<string | null>(null);
  const tree = useRef<HTMLDivElement>(null);
  const rows = outlineRows(flow, closed);
  const chosen = selected.at(-1);
  const current = rows.find(({ key }) => key === at) ?? rows.find(({ key }) => key === chosen) ?? rows[0];

  // What was chosen elsewhere, or added, is where the keyboard goes on.
  useEffect(() => {
    if (chosen && !at?.startsWith(`${chosen}.`)) setAt(chosen);
  }, [chosen, at]);

  function go(row: OutlineRow | undefined) {
    if (!row) return;
    setAt(row.key);
    store.select([row.node.id]);
    tree.current?.querySelector<HTMLElement>(`[data-row="${row.key}"]`)?.focus();
  }

  function toggle(id: string, isOpen: boolean) {
    const next = new Set(closed);
    isOpen ? next.add(id) : next.delete(id);
    setClosed(next);
  }

  function act(row: OutlineRow, key: string): (() => void) | undefined {
    const place = rows.indexOf(row);
    const stepRow = (id: string | undefined | null) => rows.find(({ kind, node }) => kind === 'step' && node.id === id);
    const moves: Record<string, () => void> = {
      ArrowDown: () => go(rows[place + 1]),
      ArrowUp: () => go(rows[place - 1]),
      Home: () => go(rows[0]),
      End: () => go(rows.at(-1)),
      ArrowRight: () => {
        if (row.kind === 'way') return go(stepRow(row.to?.id));
        row.isOpen ? go(rows[place + 1]?.kind === 'way' ? rows[place + 1] : undefined) : toggle(row.node.id, false);
      },
      ArrowLeft: () => {
        if (row.kind === 'way') return go(stepRow(row.node.id));
        row.isOpen ? toggle(row.node.id, true) : go(stepRow(flow.edges.find(({ to }) => to === row.node.id)?.from));
      },
      Enter: () => {
        store.select([row.node.id], row.kind === 'way' ? row.port : null);
        onEdit();
      },
      F8: () => go(stepRow(nextProblem(flow, problems, row.node.id))),
    };
    const add = () => chooseStep(row.kind === 'way' ? { way: { from: row.node.id, port: row.port } } : {});
    const drop = () =>
      row.kind === 'way'
        ? store.edit((now) => disconnect(now, { from: row.node.id, port: row.port }))
        : remove(store, [row.node.id]);
    const changes: Record<string, () => void> = {
      Insert: add,
      '/': add,
      n: add,
      F2: onRename,
      Delete: drop,
      Backspace: drop,
      d: () => duplicate(store, [row.node.id]),
    };
    return moves[key] ?? (readOnly ? undefined : changes[key]);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!current || event.altKey || event.ctrlKey || event.metaKey) return;
    const done = act(current, event.key);
    if (!done) return;
    event.preventDefault();
    event.stopPropagation();
    done();
  }

  return (
    <div
      ref={tree}
      role="tree"
      aria-label="Conversation steps"
      className="h-full overflow-y-auto p-2"
      onKeyDown={onKeyDown}
    >
      {rows.map((row) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the tree hears the keys of its items.
        <div
          key={row.key}
          role="treeitem"
          data-row={row.key}
          aria-level={row.kind === 'step' ? 1 : 2}
          aria-selected={selected.includes(row.node.id) && row.kind === 'step'}
          {...(row.kind === 'step' && viewOf(row.node).ports.length > 0 && { 'aria-expanded': row.isOpen })}
          tabIndex={row === current ? 0 : -1}
          className={cn(
            'cursor-default rounded-md hover:bg-hover',
            row.kind === 'step' && 'mt-1',
            row.kind === 'step' && selected.includes(row.node.id) && 'bg-accent-soft hover:bg-accent-soft',
          )}
          onFocus={() => setAt(row.key)}
          onClick={(event) => {
            go(row);
            if (row.kind === 'way') store.select([row.node.id], row.port);
            if (event.detail === 2 || matchMedia('(width < 48rem)').matches) onEdit();
          }}
        >
          {row.kind === 'step' ? <StepLine row={row} /> : <WayLine row={row} />}
        </div>
      ))}
    </div>
  );
}
