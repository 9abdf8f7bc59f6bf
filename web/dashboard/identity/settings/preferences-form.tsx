import { useForm } from 'react-hook-form';
import type { Preferences } from '#domain/identity/preferences.ts';
import { agentLanguages } from '#domain/platform/agent-languages.ts';
import { ZoneOptions } from '#web/dashboard/identity/zone-options.tsx';
import { messageOf } from '#web/lib/api-error.ts';
import { showProblems } from '#web/lib/form.ts';
import { useAutosave } from '#web/lib/use-autosave.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { SaveState } from '#web/ui/save-state.tsx';
import { SubjectSection } from '#web/ui/subject-section.tsx';
import { useSavePreferences } from './save-preferences.ts';

const names = ['name', 'website', 'contactEmail', 'language', 'timeZone', 'country', 'calendarLink'] as const;
type Fields = Record<(typeof names)[number], string>;

const fieldsOf = (preferences: Preferences) =>
  Object.fromEntries(names.map((name) => [name, preferences[name] ?? ''])) as Fields;

const regions = new Intl.DisplayNames('en', { type: 'region' });

/** How numbers without a country code are read. */
function countryHint({ country, timeZone }: Preferences): string {
  if (country !== null)
    return `Phone numbers without a country code are treated as numbers from ${regions.of(country)}.`;
  if (timeZone === 'UTC')
    return 'Two-letter code, such as US. Without a country, phone numbers need a country code, as in +1 571 555 0123.';
  return 'Two-letter code, such as US. If left empty, phone numbers without a country code use the time zone’s country.';
}

/** What the workspace is called, where it is, and how it is reached. */
export function PreferencesForm({ preferences, readOnly }: { preferences: Preferences; readOnly: boolean }) {
  const { register, setError, clearErrors, watch, formState } = useForm<Fields>({
    values: fieldsOf(preferences),
    resetOptions: { keepDirtyValues: true },
    disabled: readOnly,
  });
  const { errors } = formState;
  const save = useSavePreferences({ silent: true });
  const saved = fieldsOf(preferences);

  async function send(fields: Fields) {
    clearErrors();
    const changed = Object.fromEntries(
      names.filter((name) => fields[name] !== saved[name]).map((name) => [name, fields[name]]),
    );
    try {
      await save.mutateAsync(changed as Partial<Preferences>);
    } catch (error) {
      if (!showProblems(error, setError)) setError('root', { message: messageOf(error) });
      throw error;
    }
  }
  // Read-only fields are told as missing.
  const state = useAutosave({ value: { ...saved, ...watch() }, saved, isFit: !readOnly, send });

  return (
    <SubjectSection title="Workspace" hint="Used by agents and in emails.">
      <form
        noValidate
        aria-label="Workspace"
        onSubmit={(event) => event.preventDefault()}
        className="flex flex-col gap-4"
      >
        {errors.root?.message && <Banner>{errors.root.message}</Banner>}
        <Field label="Workspace name" error={errors.name?.message}>
          <Input {...register('name')} maxLength={80} autoComplete="organization" />
        </Field>
        <Field label="Website" optional error={errors.website?.message}>
          <Input {...register('website')} type="url" placeholder="https://example.com" maxLength={500} />
        </Field>
        <Field
          label="Contact email"
          optional
          hint="For emails to your team and replies to your agents’ emails. Defaults to the owner’s email."
          error={errors.contactEmail?.message}
        >
          <Input {...register('contactEmail')} type="email" placeholder="team@example.com" maxLength={254} />
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Time zone" error={errors.timeZone?.message}>
            <NativeSelect {...register('timeZone')}>
              <ZoneOptions chosen={preferences.timeZone} />
            </NativeSelect>
          </Field>
          <Field label="Language for new agents" error={errors.language?.message}>
            <NativeSelect {...register('language')}>
              {agentLanguages.map(({ tag, name }) => (
                <option key={tag} value={tag}>
                  {name}
                </option>
              ))}
            </NativeSelect>
          </Field>
        </div>
        <Field label="Country" optional hint={countryHint(preferences)} error={errors.country?.message}>
          <Input {...register('country')} placeholder="US" maxLength={2} className="w-24 uppercase" />
        </Field>
        <Field
          label="Calendar link"
          optional
          hint="A page where people can book appointments themselves. Included in appointment confirmations."
          error={errors.calendarLink?.message}
        >
          <Input {...register('calendarLink')} type="url" placeholder="https://cal.example.com/you" maxLength={500} />
        </Field>
        {!readOnly && <SaveState state={state} />}
      </form>
    </SubjectSection>
  );
}
