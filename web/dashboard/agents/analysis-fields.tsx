import { useQuery } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { Link } from 'react-router';
import {
  type AnalysisCriterion,
  type AnalysisField,
  type AnalysisSetting,
  type AnalysisType,
  analysisBounds,
  analysisTypes,
} from '#domain/calls/call-analyses.ts';
import { useCan } from '#web/lib/can.tsx';
import { query } from '#web/lib/query.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';

const typeNames: Record<AnalysisType, string> = {
  text: 'Text',
  number: 'Number',
  yes_no: 'Yes or no',
  date: 'Date',
  choice: 'Choice',
};
const typeOptions = analysisTypes.map((value) => ({ value, label: typeNames[value] }));

interface Props {
  setting: AnalysisSetting;
  onChange: (setting: AnalysisSetting) => void;
  errors: FieldErrors<AnalysisSetting> | undefined;
  disabled: boolean;
}

/** What can be chosen, as one line. What is being typed stays as it is typed. */
function ChoicesInput({ choices, onChange, disabled }: Listed<string>) {
  const [text, setText] = useState(choices.join(', '));
  const write = (now: string) => {
    setText(now);
    onChange(
      now
        .split(',')
        .map((one) => one.trim())
        .filter((one) => one !== ''),
    );
  };
  return <Input value={text} disabled={disabled} onChange={(event) => write(event.target.value)} />;
}
interface Listed<T> {
  choices: T[];
  onChange: (choices: T[]) => void;
  disabled: boolean;
}

function RemoveButton({ name, onClick }: { name: string; onClick: () => void }) {
  return (
    <Button variant="ghost" size="icon" className="sm:mt-6.5" aria-label={`Remove ${name}`} onClick={onClick}>
      <Trash2 />
    </Button>
  );
}

/** Where no model is connected, nothing is found: it says so, and where to connect one. */
function NoModel() {
  const maySee = useCan('integrations:read');
  const { data } = useQuery({ ...query.models.list(), enabled: maySee });
  if (!data || data.items.length > 0) return null;
  return (
    <Banner tone="info">
      No language model is connected, so nothing is extracted yet. Connect one under{' '}
      <Link to="/dashboard/integrations/external-services" className="underline">
        External Services
      </Link>
      .
    </Banner>
  );
}

function FieldRow({ field, onChange, onRemove, errors, disabled }: RowProps<AnalysisField>) {
  return (
    <div className="grid items-start gap-2 border-line border-b pb-3 sm:border-0 sm:pb-0 sm:grid-cols-[1fr_9rem_1.5fr_auto]">
      <Field label="Name" error={errors?.name?.message}>
        <Input
          value={field.name}
          maxLength={60}
          disabled={disabled}
          onChange={(event) => onChange({ ...field, name: event.target.value })}
        />
      </Field>
      <Field label="Type">
        <Select
          options={typeOptions}
          value={field.type}
          disabled={disabled}
          onChange={(type) => onChange({ ...field, type, choices: type === 'choice' ? field.choices : [] })}
        />
      </Field>
      <Field label="Description" error={errors?.about?.message}>
        <Input
          value={field.about}
          maxLength={300}
          disabled={disabled}
          onChange={(event) => onChange({ ...field, about: event.target.value })}
        />
      </Field>
      {!disabled && <RemoveButton name={`the field ${field.name}`.trim()} onClick={onRemove} />}
      {field.type === 'choice' && (
        <Field label="Choices, separated by commas" className="sm:col-span-3" error={errors?.choices?.message}>
          <ChoicesInput
            choices={field.choices}
            disabled={disabled}
            onChange={(choices) => onChange({ ...field, choices })}
          />
        </Field>
      )}
    </div>
  );
}
interface RowProps<T> {
  field: T;
  onChange: (field: T) => void;
  onRemove: () => void;
  errors: { name?: Fault; about?: Fault; choices?: Fault } | undefined;
  disabled: boolean;
}
interface Fault {
  message?: string;
}

function CriterionRow({ field, onChange, onRemove, errors, disabled }: RowProps<AnalysisCriterion>) {
  return (
    <div className="grid items-start gap-2 border-line border-b pb-3 sm:border-0 sm:pb-0 sm:grid-cols-[1fr_2fr_auto]">
      <Field label="Name" error={errors?.name?.message}>
        <Input
          value={field.name}
          maxLength={60}
          disabled={disabled}
          onChange={(event) => onChange({ ...field, name: event.target.value })}
        />
      </Field>
      <Field label="Met when" error={errors?.about?.message}>
        <Input
          value={field.about}
          maxLength={300}
          disabled={disabled}
          onChange={(event) => onChange({ ...field, about: event.target.value })}
        />
      </Field>
      {!disabled && <RemoveButton name={`the criterion ${field.name}`.trim()} onClick={onRemove} />}
    </div>
  );
}

const put = <T,>(items: readonly T[], at: number, item: T) => items.map((one, n) => (n === at ? item : one));
const without = <T,>(items: readonly T[], at: number) => items.filter((_, n) => n !== at);

/** What a language model looks for in each call that has ended. */
export function AnalysisFields({ setting, onChange, errors, disabled }: Props) {
  const { fields, criteria } = setting;
  const hasAny = fields.length + criteria.length > 0;
  const faultOf = (list: 'fields' | 'criteria') => errors?.[list]?.root?.message ?? errors?.[list]?.message;
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="font-medium">Call analysis</legend>
      <p className="text-muted text-sm">
        A language model extracts these values after each call. Values that the transcript doesn’t support are dropped.
      </p>
      {hasAny && <NoModel />}
      {fields.map((field, at) => (
        <FieldRow
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is what stands in this place; its name is being written.
          key={at}
          field={field}
          errors={errors?.fields?.[at] as RowProps<AnalysisField>['errors']}
          disabled={disabled}
          onChange={(now) => onChange({ ...setting, fields: put(fields, at, now) })}
          onRemove={() => onChange({ ...setting, fields: without(fields, at) })}
        />
      ))}
      {criteria.map((criterion, at) => (
        <CriterionRow
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is what stands in this place; its name is being written.
          key={at}
          field={criterion}
          errors={errors?.criteria?.[at] as RowProps<AnalysisCriterion>['errors']}
          disabled={disabled}
          onChange={(now) => onChange({ ...setting, criteria: put(criteria, at, now) })}
          onRemove={() => onChange({ ...setting, criteria: without(criteria, at) })}
        />
      ))}
      <p aria-live="polite" className="text-danger-text text-sm empty:hidden">
        {faultOf('fields') ?? faultOf('criteria')}
      </p>
      {!disabled && (
        <div className="flex flex-wrap gap-2">
          <Button
            variant="outline"
            size="sm"
            disabled={fields.length >= analysisBounds.fields}
            onClick={() =>
              onChange({ ...setting, fields: [...fields, { name: '', about: '', type: 'text', choices: [] }] })
            }
          >
            <Plus /> Add field
          </Button>
          <Button
            variant="outline"
            size="sm"
            disabled={criteria.length >= analysisBounds.criteria}
            onClick={() => onChange({ ...setting, criteria: [...criteria, { name: '', about: '' }] })}
          >
            <Plus /> Add criterion
          </Button>
        </div>
      )}
    </fieldset>
  );
}
