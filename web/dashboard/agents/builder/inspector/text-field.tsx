import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { cn } from '#web/ui/cn.ts';
import { useFieldControl } from '#web/ui/field.tsx';
import { fieldStyles } from '#web/ui/input.tsx';
import { useBuilderState } from '../use-builder.tsx';
import { namesOf } from './flow-names.ts';

interface TextFieldProps {
  value: string;
  onChange: (value: string) => void;
  lines: number;
  maxLength: number;
  readOnly: boolean;
  'aria-label'?: string;
}

/** How many names are offered at once. */
const mostOffered = 8;

/** The name that is being written at the caret, after its braces; null where none is. */
function nameAt(value: string, caret: number): { from: number; text: string } | null {
  const match = /\{\{\s*([a-z0-9_]*)$/.exec(value.slice(0, caret));
  return match ? { from: match.index, text: match[1]! } : null;
}

/** A text in which values of the conversation may stand. After two braces the names are offered. */
export function TextField({ value, onChange, lines, maxLength, readOnly, ...label }: TextFieldProps) {
  const { required: _required, ...control } = useFieldControl();
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const names = useBuilderState(({ flow }) => namesOf(flow));
  const [writing, setWriting] = useState<{ from: number; text: string } | null>(null);
  const [active, setActive] = useState(0);
  const offered = writing ? [...names.keys()].filter((name) => name.includes(writing.text)).slice(0, mostOffered) : [];

  function look() {
    const { selectionStart } = area.current!;
    setWriting(nameAt(area.current!.value, selectionStart));
    setActive(0);
  }

  function take(name: string) {
    const caret = area.current!.selectionStart;
    const rest = value.slice(caret).replace(/^\s*\}\}/, '');
    const whole = `${value.slice(0, writing!.from)}{{${name}}}${rest}`;
    onChange(whole);
    setWriting(null);
    const after = writing!.from + name.length + 4;
    requestAnimationFrame(() => area.current?.setSelectionRange(after, after));
  }

  function onKeyDown(event: KeyboardEvent) {
    if (lines === 1 && event.key === 'Enter' && offered.length === 0) event.preventDefault();
    if (offered.length === 0) return;
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (move !== undefined) setActive((active + move + offered.length) % offered.length);
    else if (event.key === 'Enter' || event.key === 'Tab') take(offered[active]!);
    else if (event.key === 'Escape') setWriting(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div className="relative">
      <textarea
        {...control}
        {...label}
        ref={area}
        rows={lines}
        value={value}
        maxLength={maxLength}
        readOnly={readOnly}
        role="combobox"
        aria-expanded={offered.length > 0}
        aria-autocomplete="list"
        aria-controls={`${id}-names`}
        aria-activedescendant={offered.length > 0 ? `${id}-${active}` : undefined}
        className={cn(
          fieldStyles,
          'field-sizing-content block resize-none py-1.5',
          lines === 1 ? 'min-h-8' : 'min-h-16',
        )}
        onChange={({ target }) => {
          onChange(lines === 1 ? target.value.replaceAll('\n', ' ') : target.value);
          look();
        }}
        onSelect={look}
        onBlur={() => setWriting(null)}
        onKeyDown={onKeyDown}
      />
      <div
        id={`${id}-names`}
        role="listbox"
        aria-label="Names"
        className="absolute inset-x-0 top-full z-20 mt-1 rounded-lg border border-line bg-surface p-1 shadow-overlay empty:hidden"
      >
        {offered.map((name, n) => (
          <div
            key={name}
            id={`${id}-${n}`}
            role="option"
            tabIndex={-1}
            aria-selected={n === active}
            className={cn('cursor-default rounded-md px-2 py-1 font-mono text-sm', n === active && 'bg-hover')}
            onPointerDown={(event) => {
              event.preventDefault();
              take(name);
            }}
          >
            {name}
          </div>
        ))}
      </div>
    </div>
  );
}
