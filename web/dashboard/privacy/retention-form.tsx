import { keptKinds, type Retention, type RetentionDays } from '#domain/privacy/retention.ts';
import { api } from '#web/lib/api.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Field } from '#web/ui/field.tsx';
import { SubjectSection } from '#web/ui/subject-section.tsx';
import { DaysSelect } from './days-select.tsx';
import { kindWords } from './privacy-labels.ts';

/** How long the workspace keeps each kind of content. */
export function RetentionForm({ retention, readOnly }: { retention: Retention; readOnly: boolean }) {
  const save = useChange((days: Partial<RetentionDays>) => api.retention.update({ body: { days } }), {
    reloads: ['retention', 'preferences'],
    says: 'Saved',
  });
  return (
    <SubjectSection
      title="Content retention"
      hint="Every night, older content is removed, including content from before you set the limit. Durations, outcomes, costs, and other metrics are kept. Contacts and appointments are kept until someone deletes them."
    >
      {keptKinds.map((kind) => (
        <Field key={kind} label={kindWords[kind].label} hint={kindWords[kind].hint}>
          <DaysSelect
            days={retention.days[kind]}
            none={kindWords[kind].otherwise ?? 'Until someone deletes it'}
            most={kindWords[kind].most}
            disabled={readOnly || save.isPending}
            onChange={(days) => save.mutate({ [kind]: days })}
          />
        </Field>
      ))}
    </SubjectSection>
  );
}
