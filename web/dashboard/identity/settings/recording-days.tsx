import { toastError } from '#web/lib/toast.ts';
import { Field } from '#web/ui/field.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { AccountSection } from '../account/account-section.tsx';
import { useSavePreferences } from './save-preferences.ts';

/** Offered lengths, in days. */
const offered = [7, 30, 90, 180, 365, 730];
const wordsOf = (days: number) =>
  days % 365 === 0 ? `${days / 365} ${days === 365 ? 'year' : 'years'}` : `${days} days`;

/** How long recordings of calls are kept. */
export function RecordingDays({ days, readOnly }: { days: number | null; readOnly: boolean }) {
  const save = useSavePreferences();
  const all = days === null || offered.includes(days) ? offered : [...offered, days].toSorted((a, b) => a - b);
  return (
    <AccountSection
      title="Recordings"
      hint="Calls are recorded only if an agent says so or asks, at the start of its workflow. Older recordings are deleted every hour, including earlier ones."
    >
      <Field label="Keep recordings for">
        <NativeSelect
          value={days ?? 'always'}
          disabled={readOnly || save.isPending}
          onChange={({ target: { value } }) =>
            save.mutate({ recordingDays: value === 'always' ? null : Number(value) }, { onError: toastError })
          }
        >
          {all.map((one) => (
            <option key={one} value={one}>
              {wordsOf(one)}
            </option>
          ))}
          <option value="always">Until someone removes them</option>
        </NativeSelect>
      </Field>
    </AccountSection>
  );
}
