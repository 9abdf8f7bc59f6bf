import { Plus, Trash2 } from 'lucide-react';
import type { ConfigurationOf, CrmVerb } from '#domain/actions/action-configurations.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { TemplateText } from './template-text.tsx';
import type { Problems } from './use-action-draft.ts';

type Given = ConfigurationOf<'update-crm'>;

interface CrmFieldsProps {
  given: Given;
  set: (part: Partial<Given>) => void;
  variables: readonly string[];
  problems: Problems;
  disabled: boolean;
}

const verbs: { value: CrmVerb; label: string }[] = [
  { value: 'find', label: 'Find a contact' },
  { value: 'save', label: 'Create or update a contact' },
  { value: 'note', label: 'Add a note' },
  { value: 'deal', label: 'Create a deal' },
];

/** What the fields are for, by what is done. */
const uses: Record<CrmVerb, string> = {
  find: 'The contact is identified by email and phone.',
  save: 'The contact is identified by email and phone. Other fields update the contact. Use the CRM’s field names.',
  note: 'The contact is identified by email and phone.',
  deal: 'The contact is identified by email and phone, and created if needed.',
};

interface TextRow {
  name: 'note' | 'dealName' | 'dealAmount' | 'dealStage';
  label: string;
  most: number;
  hint?: string;
  rows?: number;
}

const note: TextRow = { name: 'note', label: 'Note', most: 4000, rows: 3 };
const texts: Record<CrmVerb, TextRow[]> = {
  find: [],
  save: [note],
  note: [note],
  deal: [
    { name: 'dealName', label: 'Deal name', most: 200 },
    { name: 'dealAmount', label: 'Amount', most: 60, hint: 'A number such as 1200.50. Optional.' },
    { name: 'dealStage', label: 'Stage', most: 100, hint: 'The stage’s name in the CRM. Defaults to the first stage.' },
    { ...note, label: 'Description' },
  ],
};

type ContactFieldsProps = Pick<CrmFieldsProps, 'variables' | 'problems' | 'disabled'> & {
  fields: Given['fields'];
  hint: string;
  set: (fields: Given['fields']) => void;
};

function ContactFields({ fields, hint, set, variables, problems, disabled }: ContactFieldsProps) {
  const change = (index: number, part: object) =>
    set(fields.map((field, n) => (n === index ? { ...field, ...part } : field)));
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1 font-medium">Contact</legend>
      <p className="-mt-2 text-muted text-sm">{hint}</p>
      {fields.map((field, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is what stands in this place; its name is being written.
        <div key={index} className="grid items-start gap-2 sm:grid-cols-[12rem_minmax(0,1fr)_auto]">
          <Field label="Field" error={problems[`configuration.fields.${index}.name`]}>
            <Input
              value={field.name}
              maxLength={80}
              disabled={disabled}
              onChange={(event) => change(index, { name: event.target.value })}
            />
          </Field>
          <TemplateText
            label="Value"
            value={field.value}
            maxLength={2000}
            variables={variables}
            disabled={disabled}
            error={problems[`configuration.fields.${index}.value`]}
            onChange={(value) => change(index, { value })}
          />
          {!disabled && (
            <Button
              variant="ghost"
              size="icon"
              className="sm:mt-6.5"
              aria-label={`Remove the ${field.name || index + 1} field`}
              onClick={() => set(fields.filter((_, n) => n !== index))}
            >
              <Trash2 />
            </Button>
          )}
        </div>
      ))}
      {!disabled && (
        <Button
          variant="outline"
          size="sm"
          className="self-start"
          onClick={() => set([...fields, { name: '', value: '' }])}
        >
          <Plus /> Add field
        </Button>
      )}
    </fieldset>
  );
}

/** What is done at the CRM, for whom, and with what. */
export function CrmFields({ given, set, ...shared }: CrmFieldsProps) {
  const { variables, problems, disabled } = shared;
  return (
    <>
      <Field label="CRM operation">
        <Select options={verbs} value={given.does} disabled={disabled} onChange={(does) => set({ does })} />
      </Field>
      <ContactFields {...shared} fields={given.fields} hint={uses[given.does]} set={(fields) => set({ fields })} />
      {texts[given.does].map(({ name, label, most, hint, rows }) => (
        <TemplateText
          key={name}
          label={label}
          hint={hint}
          value={given[name]}
          maxLength={most}
          variables={variables}
          disabled={disabled}
          error={problems[`configuration.${name}`]}
          onChange={(value) => set({ [name]: value })}
          {...(rows !== undefined && { rows })}
        />
      ))}
    </>
  );
}
