import { Check, ChevronDown } from 'lucide-react';
import { Select as Radix } from 'radix-ui';
import { cn } from './cn.ts';
import { useFieldControl } from './field.tsx';
import { fieldStyles } from './input.tsx';

export interface SelectOption<V extends string> {
  value: V;
  label: string;
  /** A second, quieter line. */
  description?: string;
  disabled?: boolean;
}

interface SelectProps<V extends string> {
  options: readonly SelectOption<V>[];
  value: V | undefined;
  onChange: (value: V) => void;
  placeholder?: string;
  disabled?: boolean;
  /** Needed outside of a Field. */
  'aria-label'?: string;
  className?: string;
}

/** One choice out of a short list. Public pages use the native `<select>` instead. */
export function Select<V extends string>({
  options,
  value,
  onChange,
  placeholder,
  className,
  ...props
}: SelectProps<V>) {
  const { required: _required, ...control } = useFieldControl();
  return (
    <Radix.Root value={value ?? ''} onValueChange={(next) => onChange(next as V)} disabled={props.disabled ?? false}>
      <Radix.Trigger
        {...control}
        aria-label={props['aria-label']}
        className={cn(
          fieldStyles,
          'flex h-8 items-center justify-between gap-2 text-left data-placeholder:text-faint pointer-coarse:h-11',
          className,
        )}
      >
        <span className="truncate">
          <Radix.Value placeholder={placeholder} />
        </span>
        <ChevronDown aria-hidden className="size-4 shrink-0 text-muted" />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          position="popper"
          sideOffset={4}
          className="fade-in-0 zoom-in-95 z-50 max-h-(--radix-select-content-available-height) max-w-(--radix-select-content-available-width) min-w-(--radix-select-trigger-width) animate-in overflow-y-auto rounded-lg border border-line bg-surface p-1 shadow-overlay"
        >
          <Radix.Viewport>
            {options.map((option) => (
              <Radix.Item
                key={option.value}
                value={option.value}
                disabled={option.disabled ?? false}
                className="wrap-anywhere relative flex cursor-default select-none flex-col rounded-md py-1.5 pr-8 pl-2.5 outline-none data-disabled:opacity-50 data-highlighted:bg-hover pointer-coarse:py-3"
              >
                <Radix.ItemText>{option.label}</Radix.ItemText>
                {option.description && <span className="text-muted text-sm">{option.description}</span>}
                <Radix.ItemIndicator className="absolute top-2 right-2.5">
                  <Check aria-hidden className="size-4 text-accent-text" />
                </Radix.ItemIndicator>
              </Radix.Item>
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
