import { Pencil } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { ContactField } from '#domain/contacts/contact-fields.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { cn } from '#web/ui/cn.ts';
import { Input } from '#web/ui/input.tsx';
import { FieldControl } from '../fields/field-inputs.tsx';

interface EditableCellProps {
  /** What is changed, and of whom: "Phone of Ada Lovelace". */
  label: string;
  /** As someone types it. */
  value: string;
  type?: 'text' | 'tel' | 'email';
  /** One of the workspace's own fields. */
  field?: ContactField;
  save: (typed: string) => Promise<unknown>;
  /** As it is shown. */
  children: ReactNode;
  /** What is shown leads somewhere by a click: F2, or a button beside it, changes it. */
  isLink?: boolean;
}

/**
 * A cell that is changed in its place: by a double click, Enter or F2; Enter or leaving it saves, Escape does not. What was
 * refused is said below it, and what was typed stays.
 */
export function EditableCell({
  label,
  value,
  type = 'text',
  field,
  save,
  children,
  isLink = false,
}: EditableCellProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const shown = useRef<HTMLButtonElement>(null);
  const editor = useRef<HTMLFieldSetElement>(null);
  const comesBack = useRef(false);
  const problemId = useId();
  const isOpen = typed !== null;

  useEffect(() => {
    if (isOpen) {
      const control = editor.current?.querySelector<HTMLInputElement | HTMLSelectElement>('input, select');
      control?.focus();
      if (control instanceof HTMLInputElement && control.type !== 'date') control.select();
    } else if (comesBack.current) {
      comesBack.current = false;
      shown.current?.focus();
    }
  }, [isOpen]);

  function open(): void {
    setProblem(null);
    setTyped(value);
  }
  function leave(): void {
    setProblem(null);
    setTyped(null);
  }
  async function done(): Promise<void> {
    if (typed === null || busy) return;
    if (typed.trim() === value) return leave();
    setBusy(true);
    try {
      await save(typed.trim());
      leave();
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setBusy(false);
    }
  }
  function keyed(event: KeyboardEvent): void {
    if (event.key !== 'Escape' && event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
    comesBack.current = true;
    if (event.key === 'Escape') leave();
    else void done();
  }
  if (isOpen)
    return (
      <fieldset
        ref={editor}
        aria-busy={busy}
        className={cn('relative z-10 -mx-1.5 min-w-32 font-normal', busy && 'opacity-60')}
        onKeyDown={keyed}
        onBlur={({ currentTarget, relatedTarget }) => {
          // What was refused stays open; anyone who leaves it twice leaves it.
          if (currentTarget.contains(relatedTarget)) return;
          if (problem === null) void done();
          else leave();
        }}
      >
        <legend className="sr-only">{label}</legend>
        {field ? (
          <FieldControl field={field} value={typed} label={label} onChange={setTyped} />
        ) : (
          <Input
            type={type}
            aria-label={label}
            aria-invalid={problem !== null}
            aria-describedby={problem === null ? undefined : problemId}
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
        {problem !== null && (
          <p id={problemId} role="alert" className="mt-1 whitespace-normal text-danger text-sm">
            {problem}
          </p>
        )}
      </fieldset>
    );
  const opens = (event: KeyboardEvent): void => {
    if (event.key !== 'F2' && (isLink || event.key !== 'Enter')) return;
    event.preventDefault();
    open();
  };
  if (isLink)
    return (
      <div className="flex items-start gap-1">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: F2 on the link within is a shorter way to the button beside it. */}
        <div className="min-w-0 flex-1" onKeyDown={opens}>
          {children}
        </div>
        <button
          ref={shown}
          type="button"
          aria-label={`${label}: change`}
          title="Change (F2)"
          className="relative z-10 rounded-sm p-1 text-muted opacity-0 hover:bg-hover hover:text-ink focus-visible:opacity-100 group-hover:opacity-100 max-sm:hidden"
          onClick={open}
        >
          <Pencil aria-hidden className="size-3.5" />
        </button>
      </div>
    );
  return (
    <button
      ref={shown}
      type="button"
      aria-label={`${label}: ${value === '' ? 'nothing' : value}. Edit`}
      title="Double-click to edit"
      className="relative z-10 -mx-1.5 block min-h-6 w-full min-w-8 cursor-text rounded-sm px-1.5 text-left hover:bg-hover"
      onKeyDown={opens}
      onDoubleClick={open}
      onClick={({ detail }) => detail === 0 && open()}
    >
      {children}
    </button>
  );
}
