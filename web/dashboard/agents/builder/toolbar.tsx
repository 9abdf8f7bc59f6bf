import {
  AlignCenterHorizontal,
  AlignEndHorizontal,
  AlignHorizontalDistributeCenter,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalDistributeCenter,
  ArrowDown,
  ArrowRight,
  Braces,
  CircleAlert,
  CircleCheck,
  Group,
  LayoutGrid,
  MessageSquareText,
  Play,
  Plus,
  Redo2,
  Search,
  StickyNote,
  Undo2,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/cn.ts';
import { Menu, MenuItem } from '#web/ui/menu.tsx';
import { align, group, note, spread, tidy } from './builder-commands.ts';
import { isNote } from './step-view.ts';
import { useBuilder, useBuilderState } from './use-builder.tsx';

function Tool({
  label,
  keys,
  children,
  ...props
}: {
  label: string;
  keys?: string;
  children: ReactNode;
  disabled?: boolean;
  pressed?: boolean;
  onClick: () => void;
}) {
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={label}
      {...(keys && { hint: `${label} (${keys})` })}
      aria-pressed={props.pressed}
      disabled={props.disabled}
      onClick={props.onClick}
      className={cn(props.pressed && 'bg-hover')}
    >
      {children}
    </Button>
  );
}

export type Panel = 'step' | 'problems' | 'variables' | 'try' | 'words';
export type View = 'canvas' | 'outline';

interface ToolbarProps {
  view: View;
  onView: (view: View) => void;
  panel: Panel;
  onPanel: (panel: Panel) => void;
  onFind: () => void;
  /** Buttons of the page that shows the builder, at the end. */
  children?: ReactNode;
}

function Arrange() {
  const { store } = useBuilder();
  const many = useBuilderState(({ selected }) => selected.length > 1);
  return (
    <Menu
      align="start"
      trigger={
        <Button variant="ghost" size="icon" aria-label="Arrange">
          <LayoutGrid aria-hidden />
        </Button>
      }
    >
      <MenuItem onSelect={() => tidy(store, 'right')}>
        <ArrowRight aria-hidden />
        {many ? 'Arrange selection left to right' : 'Arrange left to right'}
      </MenuItem>
      <MenuItem onSelect={() => tidy(store, 'down')}>
        <ArrowDown aria-hidden />
        {many ? 'Arrange selection top to bottom' : 'Arrange top to bottom'}
      </MenuItem>
      <MenuItem disabled={!many} onSelect={() => group(store)}>
        <Group aria-hidden />
        Group
      </MenuItem>
      <MenuItem disabled={!many} onSelect={() => align(store, 'left')}>
        <AlignStartVertical aria-hidden />
        Align left
      </MenuItem>
      <MenuItem disabled={!many} onSelect={() => align(store, 'top')}>
        <AlignStartHorizontal aria-hidden />
        Align top
      </MenuItem>
      <MenuItem disabled={!many} onSelect={() => align(store, 'middle')}>
        <AlignCenterHorizontal aria-hidden />
        Align middle
      </MenuItem>
      <MenuItem disabled={!many} onSelect={() => align(store, 'bottom')}>
        <AlignEndHorizontal aria-hidden />
        Align bottom
      </MenuItem>
      <MenuItem disabled={!many} onSelect={() => spread(store, 'x')}>
        <AlignHorizontalDistributeCenter aria-hidden /> Distribute horizontally
      </MenuItem>
      <MenuItem disabled={!many} onSelect={() => spread(store, 'y')}>
        <AlignVerticalDistributeCenter aria-hidden /> Distribute vertically
      </MenuItem>
    </Menu>
  );
}

/** The tools over the flow. */
export function Toolbar({ view, onView, panel, onPanel, onFind, children }: ToolbarProps) {
  const { store, readOnly, problems, chooseStep } = useBuilder();
  const canUndo = useBuilderState(({ history }) => history.done.length > 0);
  const canRedo = useBuilderState(({ history }) => history.undone.length > 0);
  const errors = problems.filter(({ level }) => level === 'error').length;
  const count = errors || problems.filter((one) => !isNote(one)).length;
  return (
    <div
      role="toolbar"
      aria-label="Builder"
      className="flex flex-wrap items-center gap-1 border-line border-b px-3 py-1.5"
    >
      <fieldset aria-label="View" className="mr-1 flex rounded-md bg-sunken p-0.5">
        {(['canvas', 'outline'] as const).map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={view === name}
            className={cn(
              'h-7 rounded-sm px-2.5 text-sm pointer-coarse:h-11',
              view === name ? 'bg-surface font-medium shadow-raised' : 'text-muted',
            )}
            onClick={() => onView(name)}
          >
            {name === 'canvas' ? 'Canvas' : 'Outline'}
          </button>
        ))}
      </fieldset>
      {!readOnly && (
        <>
          <Button variant="outline" hint="Add step (/)" className="mr-1" onClick={() => chooseStep({})}>
            <Plus aria-hidden /> Add step
          </Button>
          <Tool label="Undo" keys="Ctrl Z" disabled={!canUndo} onClick={() => store.undo()}>
            <Undo2 aria-hidden />
          </Tool>
          <Tool label="Redo" keys="Ctrl Shift Z" disabled={!canRedo} onClick={() => store.redo()}>
            <Redo2 aria-hidden />
          </Tool>
          {view === 'canvas' && (
            <>
              <Arrange />
              <Tool label="Add note" onClick={() => note(store, { x: 0, y: -120 })}>
                <StickyNote aria-hidden />
              </Tool>
            </>
          )}
        </>
      )}
      <Tool label="Find step" keys="Ctrl F" onClick={onFind}>
        <Search aria-hidden />
      </Tool>
      <Tool
        label="Variables"
        pressed={panel === 'variables'}
        onClick={() => onPanel(panel === 'variables' ? 'step' : 'variables')}
      >
        <Braces aria-hidden />
      </Tool>
      <Button
        variant="ghost"
        size="sm"
        aria-pressed={panel === 'problems'}
        className={cn(
          'h-8',
          errors > 0 ? 'text-danger-text' : count === 0 && 'text-muted',
          panel === 'problems' && 'bg-hover',
        )}
        onClick={() => onPanel(panel === 'problems' ? 'step' : 'problems')}
      >
        {count === 0 ? <CircleCheck aria-hidden className="text-success-text" /> : <CircleAlert aria-hidden />}
        {count === 0
          ? 'No problems'
          : `${count} ${errors > 0 ? (count === 1 ? 'problem' : 'problems') : count === 1 ? 'warning' : 'warnings'}`}
      </Button>
      <div className="ml-auto flex items-center gap-2">
        {!readOnly && (
          <Button
            variant="outline"
            hint="Describe a change (Ctrl E)"
            aria-pressed={panel === 'words'}
            className={cn(panel === 'words' && 'bg-hover')}
            onClick={() => onPanel(panel === 'words' ? 'step' : 'words')}
          >
            <MessageSquareText aria-hidden />
            Describe a change
          </Button>
        )}
        <Button
          variant="outline"
          aria-pressed={panel === 'try'}
          className={cn(panel === 'try' && 'bg-hover')}
          onClick={() => onPanel(panel === 'try' ? 'step' : 'try')}
        >
          <Play aria-hidden />
          Try it
        </Button>
        {children}
      </div>
    </div>
  );
}
