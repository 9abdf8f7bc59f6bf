import { ChevronsLeft, Ellipsis } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { isComponent } from '#domain/agents/workflow-components.ts';
import { steps } from '#voice/flow/steps/catalog.ts';
import type { AnyStep } from '#voice/flow/steps/step.ts';
import { Button } from '#web/ui/button.tsx';
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

/** In the narrow column a name stands below its picture. */
const foldedStyles =
  'flex w-full flex-col items-center gap-1 rounded-md px-0.5 py-1.5 text-center text-muted text-xs leading-tight hover:bg-hover hover:text-ink';
const rowStyles = 'flex h-8 w-full items-center gap-2 rounded-md px-2 text-left hover:bg-hover pointer-coarse:h-11';

interface ItemProps {
  isFolded?: boolean;
  /** Told when a step was added. */
  onAdded?: () => void;
}

function Item({ step, isFolded, onAdded }: ItemProps & { step: AnyStep }) {
  const { store } = useBuilder();
  // There is one start, and each flow has it: pressing it leads there.
  const start = useBuilderState(
    ({ flow }) => flow.nodes.find(({ type }) => type === 'start' && type === step.type)?.id,
  );
  return (
    <li>
      <Tooltip content={step.description} side="right">
        <button
          type="button"
          draggable={start === undefined}
          className={cn('cursor-grab', isFolded ? foldedStyles : rowStyles)}
          onDragStart={(event) => {
            event.dataTransfer.setData(stepDrag, step.type);
            event.dataTransfer.effectAllowed = 'copy';
          }}
          onDragEnd={onAdded}
          onClick={() => {
            if (start === undefined) addNewStep(store, step);
            else store.select([start]);
            onAdded?.();
          }}
        >
          <StepIcon name={step.icon} className="size-4 shrink-0 text-muted" />
          <span className={cn(!isFolded && 'truncate')}>{step.title}</span>
        </button>
      </Tooltip>
    </li>
  );
}

function Items({ label, of, ...props }: ItemProps & { label: string; of: readonly AnyStep[] }) {
  if (of.length === 0) return null;
  return (
    <ul className="flex flex-col gap-0.5" aria-label={label}>
      {of.map((step) => (
        <Item key={step.type} step={step} {...props} />
      ))}
    </ul>
  );
}

function AllSteps({ close, ...props }: ItemProps & { close: ReactNode }) {
  const [typed, setTyped] = useState('');
  const found = steps.filter((step) => isMeant(step, typed));
  const others = found.filter(({ type }) => !isComponent(type));
  return (
    <>
      <div className="flex items-center gap-1">
        <SearchInput
          placeholder="Search steps"
          value={typed}
          className="min-w-0 flex-1"
          onChange={({ target }) => setTyped(target.value)}
        />
        {close}
      </div>
      <Items label="Components" of={found.filter(({ type }) => isComponent(type))} {...props} />
      {others.length > 0 && <h3 className="px-2 text-muted text-xs">More steps</h3>}
      <Items label="More steps" of={others} {...props} />
      {found.length === 0 && <p className="px-2 text-muted text-sm">No matching steps.</p>}
    </>
  );
}

/**
 * The kinds of steps. Dragged to the canvas, or pressed to add one behind what is chosen. Where the window is not wide, the
 * components stand in a narrow column, and the other steps come beside them when they are asked for.
 */
export function Palette({ isRoomy }: { isRoomy: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const isFolded = !isRoomy && !isOpen;
  return (
    <section
      aria-label="Steps to add"
      className={cn(
        'flex h-full shrink-0 flex-col overflow-y-auto border-line border-r',
        isFolded ? 'w-18 gap-0.5 p-1.5' : 'w-52 gap-3 p-3',
      )}
    >
      {isFolded ? (
        <>
          <Items label="Components" of={steps.filter(({ type }) => isComponent(type))} isFolded />
          <button type="button" aria-expanded={false} className={foldedStyles} onClick={() => setOpen(true)}>
            <Ellipsis aria-hidden className="size-4" />
            More steps
          </button>
        </>
      ) : (
        <AllSteps
          {...(!isRoomy && { onAdded: () => setOpen(false) })}
          close={
            !isRoomy && (
              <Button variant="ghost" size="icon" aria-label="Show fewer steps" onClick={() => setOpen(false)}>
                <ChevronsLeft aria-hidden />
              </Button>
            )
          }
        />
      )}
    </section>
  );
}
