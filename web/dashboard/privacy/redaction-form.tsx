import { type RedactedKind, type Retention, redactedKinds } from '#domain/privacy/retention.ts';
import { api } from '#web/lib/api.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { SubjectSection } from '#web/ui/subject-section.tsx';
import { redactedWords } from './privacy-labels.ts';

/** Which details are taken out of transcripts. */
export function RedactionForm({ retention, readOnly }: { retention: Retention; readOnly: boolean }) {
  const save = useChange((redacts: RedactedKind[]) => api.retention.update({ body: { redacts } }), {
    reloads: 'retention',
    says: 'Saved',
  });
  const { redacts } = retention;
  return (
    <SubjectSection
      title="Redact transcripts"
      hint="Minutes after each call, these details are permanently removed from its transcript (English, German, Spanish, and French). Collected values are kept. Redacted calls can’t be replayed. The rules don’t catch everything."
    >
      {redactedKinds.map((kind) => (
        <Checkbox
          key={kind}
          label={redactedWords[kind]}
          checked={redacts.includes(kind)}
          disabled={readOnly || save.isPending}
          onChange={(isOn) => save.mutate(isOn ? [...redacts, kind] : redacts.filter((one) => one !== kind))}
        />
      ))}
    </SubjectSection>
  );
}
