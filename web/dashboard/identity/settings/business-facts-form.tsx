import { useForm } from 'react-hook-form';
import {
  type BusinessFacts,
  businessFactLength,
  businessFactNames,
  businessFacts,
} from '#domain/identity/business-facts.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { SubjectSection } from '#web/ui/subject-section.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { useSavePreferences } from './save-preferences.ts';

type Fields = Record<(typeof businessFactNames)[number], string>;

const fieldsOf = (facts: BusinessFacts) =>
  Object.fromEntries(businessFactNames.map((name) => [name, facts[name] ?? ''])) as Fields;

/** What every business is asked: answered once for all agents. */
export function BusinessFactsForm({ stored, readOnly }: { stored: BusinessFacts; readOnly: boolean }) {
  const { register, handleSubmit, setError, reset, formState } = useForm<Fields>({
    values: fieldsOf(stored),
    resetOptions: { keepDirtyValues: true },
    disabled: readOnly,
  });
  const { errors, isDirty, isSubmitting } = formState;
  const save = useSavePreferences();

  async function submit(facts: Fields) {
    try {
      reset(fieldsOf((await save.mutateAsync({ facts })).facts), { keepDirtyValues: false });
    } catch (error) {
      setError('root', { message: messageOf(error) });
    }
  }

  return (
    <SubjectSection
      title="Common questions"
      hint="All agents use these answers, word for word. Other answers come from the Knowledge Base."
    >
      <form
        noValidate
        aria-label="Common questions"
        onSubmit={(event) => void handleSubmit(submit)(event)}
        className="flex flex-col gap-4"
      >
        {errors.root?.message && <Banner>{errors.root.message}</Banner>}
        {businessFactNames.map((name) => {
          const { label, hint, example } = businessFacts[name];
          return (
            <Field key={name} label={label} optional hint={hint}>
              <Textarea {...register(name)} rows={2} maxLength={businessFactLength} placeholder={example} />
            </Field>
          );
        })}
        {!readOnly && (
          <div>
            <Button type="submit" busy={isSubmitting} disabled={!isDirty}>
              Save answers
            </Button>
          </div>
        )}
      </form>
    </SubjectSection>
  );
}
