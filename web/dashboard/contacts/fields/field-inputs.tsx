import type { ContactField, ContactFieldValue } from '#domain/contacts/contact-fields.ts';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';

/** What the fields hold as it is typed; empty for nothing. */
export type Typed = Record<string, string>;

/** A value as someone types it. */
export const typedOf = (value: ContactFieldValue | undefined): string =>
  value === undefined ? '' : typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);

/** A value as it is shown. */
export const shownOf = (value: ContactFieldValue): string =>
  typeof value === 'boolean' ? (value ? 'Yes' : 'No') : String(value);

const types = { text: 'text', number: 'text', date: 'date' } as const;

/** What one of the workspace's own fields is typed or chosen with. `label` names it where no Field is around it. */
export function FieldControl({
  field,
  value,
  label,
  onChange,
}: {
  field: ContactField;
  value: string;
  label?: string;
  onChange: (v: string) => void;
}) {
  const { kind } = field;
  if (kind !== 'choice' && kind !== 'yes_no')
    return (
      <Input
        aria-label={label}
        type={types[kind]}
        {...(kind === 'number' && { inputMode: 'decimal' as const })}
        maxLength={500}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  const options = kind === 'yes_no' ? ['yes', 'no'] : field.options;
  return (
    <NativeSelect aria-label={label} value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">–</option>
      {/* What was chosen before the choices changed stays until somebody chooses anew. */}
      {[...new Set([...options, ...(value === '' ? [] : [value])])].map((option) => (
        <option key={option} value={option}>
          {kind === 'yes_no' ? shownOf(option === 'yes') : option}
        </option>
      ))}
    </NativeSelect>
  );
}

interface FieldInputsProps {
  fields: readonly ContactField[];
  typed: Typed;
  onChange: (typed: Typed) => void;
  problemOf: (path: string) => string | undefined;
}

/** The workspace's own fields in the form of a contact. */
export function FieldInputs({ fields, typed, onChange, problemOf }: FieldInputsProps) {
  if (fields.length === 0) return null;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {fields.map((field) => (
        <Field key={field.key} label={field.name} optional error={problemOf(`fields.${field.key}`)}>
          <FieldControl
            field={field}
            value={typed[field.key] ?? ''}
            onChange={(value) => onChange({ ...typed, [field.key]: value })}
          />
        </Field>
      ))}
    </div>
  );
}
