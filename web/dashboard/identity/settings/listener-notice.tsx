import { toastError } from '#web/lib/toast.ts';
import { Switch } from '#web/ui/switch.tsx';
import { AccountSection } from '../account/account-section.tsx';
import { useSavePreferences } from './save-preferences.ts';

/** Whether callers hear that somebody listens in or takes over. */
export function ListenerNotice({ tells, readOnly }: { tells: boolean; readOnly: boolean }) {
  const save = useSavePreferences();
  return (
    <AccountSection
      title="Listening in"
      hint="The agent says so before somebody of your team listens or takes a call over. Switch it off only where your greeting tells every caller already."
    >
      <Switch
        label="Tell callers when somebody listens or takes over"
        checked={tells}
        disabled={readOnly || save.isPending}
        onChange={(tellsOfListeners) => save.mutate({ tellsOfListeners }, { onError: toastError })}
      />
    </AccountSection>
  );
}
