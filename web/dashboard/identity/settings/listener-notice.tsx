import { toastError } from '#web/lib/toast.ts';
import { SubjectSection } from '#web/ui/subject-section.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { useSavePreferences } from './save-preferences.ts';

/** Whether callers hear that someone listens in or takes over. */
export function ListenerNotice({ tells, readOnly }: { tells: boolean; readOnly: boolean }) {
  const save = useSavePreferences();
  return (
    <SubjectSection
      title="Listening in"
      hint="The agent tells callers before someone on your team listens in or takes over. Turn this off only if your greeting already tells them."
    >
      <Switch
        label="Tell callers when someone listens in or takes over"
        checked={tells}
        disabled={readOnly || save.isPending}
        onChange={(tellsOfListeners) => save.mutate({ tellsOfListeners }, { onError: toastError })}
      />
    </SubjectSection>
  );
}
