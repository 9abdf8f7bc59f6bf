import { Braces } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Menu, MenuItem } from '#web/ui/menu.tsx';
import { Textarea } from '#web/ui/textarea.tsx';

interface TemplateTextProps {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  /** Names that can be put in. */
  variables: readonly string[];
  maxLength: number;
  /** Lines of a longer text; one line without it. */
  rows?: number;
  disabled: boolean;
  /** For requests and what is like them. */
  isCode?: boolean;
}

/** A text that may hold variables, which a menu puts in where the cursor is. */
export function TemplateText(props: TemplateTextProps) {
  const { label, hint, error, value, onChange, variables, maxLength, rows, disabled, isCode = false } = props;
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const control = {
    ref: field,
    value,
    maxLength,
    disabled,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
    ...(isCode && { className: 'font-mono text-sm', spellCheck: false }),
  };

  function insert(name: string) {
    const { selectionStart: from, selectionEnd: to } = field.current ?? {};
    const start = from ?? value.length;
    onChange(`${value.slice(0, start)}{{${name}}}${value.slice(to ?? start)}`);
  }

  return (
    <div className="flex flex-col gap-1">
      <Field label={label} hint={hint} error={error}>
        {rows === undefined ? <Input {...control} /> : <Textarea {...control} rows={rows} />}
      </Field>
      {!disabled && variables.length > 0 && (
        <div className="self-end">
          <Menu
            trigger={
              <Button variant="link" size="sm" className="px-1" aria-label={`Insert a variable into ${label}`}>
                <Braces /> Insert variable
              </Button>
            }
          >
            {variables.map((name) => (
              <MenuItem key={name} onSelect={() => insert(name)}>
                {name}
              </MenuItem>
            ))}
          </Menu>
        </div>
      )}
    </div>
  );
}
