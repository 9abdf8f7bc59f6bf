import { NativeSelect } from '#web/ui/native-select.tsx';
import { daysWords, offeredDays } from './privacy-labels.ts';

interface DaysSelectProps {
  days: number | null;
  /** What null means here. */
  none: string;
  disabled: boolean;
  onChange: (days: number | null) => void;
}

/** Chooses for how many days something is kept. */
export function DaysSelect({ days, none, disabled, onChange }: DaysSelectProps) {
  return (
    <NativeSelect
      value={days ?? 'always'}
      disabled={disabled}
      onChange={({ target: { value } }) => onChange(value === 'always' ? null : Number(value))}
    >
      {offeredDays(days).map((one) => (
        <option key={one} value={one}>
          {daysWords(one)}
        </option>
      ))}
      <option value="always">{none}</option>
    </NativeSelect>
  );
}
