import { NativeSelect } from '#web/ui/native-select.tsx';
import { daysWords, offeredDays } from './privacy-labels.ts';

interface DaysSelectProps {
  days: number | null;
  /** What null means here. */
  none: string;
  /** Days that are offered at most. */
  most?: number | undefined;
  disabled: boolean;
  onChange: (days: number | null) => void;
}

/** Chooses for how many days something is kept. */
export function DaysSelect({ days, none, most = Number.POSITIVE_INFINITY, disabled, onChange }: DaysSelectProps) {
  return (
    <NativeSelect
      value={days ?? 'always'}
      disabled={disabled}
      onChange={({ target: { value } }) => onChange(value === 'always' ? null : Number(value))}
    >
      {offeredDays(days)
        .filter((one) => one <= most || one === days)
        .map((one) => (
          <option key={one} value={one}>
            {daysWords(one)}
          </option>
        ))}
      <option value="always">{none}</option>
    </NativeSelect>
  );
}
