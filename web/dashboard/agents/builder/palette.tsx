import { useState } from 'react';
import { isComponent } from '#domain/agents/workflow-components.ts';
import { steps } from '#voice/flow/steps/catalog.ts';
import type { AnyStep } from '#voice/flow/steps/step.ts';
import { cn } from '#web/ui/cn.ts';
import { SearchInput } from '#web/ui/search-input.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';
import { addNewStep } from './builder-commands.ts';
import { stepDrag } from './canvas/step-drag.ts';
import { StepIcon } from './step-icon.tsx';
import { useBuilder, useBuilderState } from './use-builder.tsx';

/** Whether a kind of step is meant by what someone typed. */
export const isMeant = ({ title, description, type }: AnyStep, typed: string): boolean =>
  `${title} ${description} ${type}`.toLowerCase().includes(typed.trim().toLowerCase());

function Item({ step, isFolded }: { step: AnyStep; isFolded: boolean }) {
  const { store } = useBuilder();
  // There is one start, and each flow has it: pressing it leads there.
  const start = useBuilderState(
    ({ flow }) => flow.nodes.find(({ type }) => type === 'start' && type === step.type)?.id,
  );
  return (
    <li>
      <Tooltip content={isFolded ? `${step.title}: ${step.description}` : step.description} side="right">
        <button
          type="button"
          draggable={start === undefined}
          aria-label={isFolded ? step.title : undefined}
          className="flex h-8 w-full cursor-grab items-center gap-2 rounded-md px-2 text-left hover:bg-hover pointer-coarse:h-11"
          onDragStart={(event) => {
            event.dataTransfer.setData(stepDrag, step.type);
            event.dataTransfer.effectAllowed = 'copy';
          }}
          onClick={() => (start === undefined ? addNewStep(store, step) : store.select([start]))}
        >
          <StepIcon name={step.icon} className="size-4 shrink-0 text-muted" />
          {!isFolded && <span className="truncate">{step.title}</span>}
        </button>
      </Tooltip>
    </li>
  );
}

/** The kinds of steps. Dragged to the canvas, or pressed to add one behind what is chosen. */
export function Palette({ isFolded }: { isFolded: boolean }) {
  const [typed, setTyped] = useState('');
  const found = steps.filter((step) => isMeant(step, typed));
  const first = found.filter(({ type }) => isComponent(type));
  const others = found.filter(({ type }) => !isComponent(type));
  return (
    <section
      aria-label="Steps to add"
      className={cn('flex h-full flex-col gap-3 overflow-y-auto', isFolded ? 'p-1.5' : 'p-3')}
    >
      {!isFolded && (
        <SearchInput placeholder="Search steps" value={typed} onChange={({ target }) => setTyped(target.value)} />
      )}
      {first.length > 0 && (
        <ul className="flex flex-col gap-0.5" aria-label="Components">
          {first.map((step) => (
            <Item key={step.type} step={step} isFolded={isFolded} />
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <>
          {isFolded ? <hr className="border-line" /> : <h3 className="px-2 text-muted text-xs">More steps</h3>}
          <ul className="flex flex-col gap-0.5" aria-label="More steps">
            {others.map((step) => (
              <Item key={step.type} step={step} isFolded={isFolded} />
            ))}
          </ul>
        </>
      )}
      {found.length === 0 && <p className="px-2 text-muted text-sm">No matching steps.</p>}
    </section>
  );
}
