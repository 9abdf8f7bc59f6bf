import { Slider as Radix } from 'radix-ui';
import { cn } from './cn.ts';
import { useFieldControl } from './field.tsx';

interface SliderProps {
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
  step: number;
  /** How the value reads, e.g. `1.0x`; shown beside the track and spoken. */
  format: (value: number) => string;
  disabled?: boolean;
  /** Needed outside of a Field. */
  'aria-label'?: string;
  className?: string;
}

/** A number out of a range, by mouse, touch or arrow keys. */
export function Slider({ value, onChange, min, max, step, format, disabled, className, ...props }: SliderProps) {
  const control = useFieldControl();
  return (
    <div className={cn('flex h-8 items-center gap-3', className)}>
      <Radix.Root
        value={[value]}
        onValueChange={([next]) => next !== undefined && onChange(next)}
        min={min}
        max={max}
        step={step}
        disabled={disabled ?? false}
        className="relative flex h-6 flex-1 touch-none select-none items-center data-disabled:opacity-50"
      >
        <Radix.Track className="relative h-1 grow rounded-full bg-field/40">
          <Radix.Range className="absolute h-full rounded-full bg-accent" />
        </Radix.Track>
        <Radix.Thumb
          id={control.id}
          aria-label={props['aria-label']}
          aria-labelledby={control.id ? `${control.id}-label` : undefined}
          aria-describedby={control['aria-describedby']}
          aria-valuetext={format(value)}
          className="relative block size-4 rounded-full border-2 border-accent bg-surface after:absolute after:-inset-2"
        />
      </Radix.Root>
      <output className="w-10 text-right text-muted tabular-nums">{format(value)}</output>
    </div>
  );
}
