import { Plus, Trash2 } from 'lucide-react';
import { type ActionHeader, type ConfigurationOf, requestMethods } from '#domain/actions/action-configurations.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { TemplateText } from './template-text.tsx';
import type { Problems } from './use-action-draft.ts';

type Webhook = ConfigurationOf<'custom-webhook'>;

interface WebhookFieldsProps {
  given: Webhook;
  onChange: (change: Partial<Webhook>) => void;
  /** Names of secrets that are kept already. */
  kept: readonly string[];
  variables: readonly string[];
  problems: Problems;
  disabled: boolean;
}

const methodOptions = requestMethods.map((method) => ({ value: method, label: method }));

/** A list of rows, with a button that adds one. */
const withPart = <T,>(rows: readonly T[], index: number, part: Partial<T>) =>
  rows.map((row, n) => (n === index ? { ...row, ...part } : row));

function Headers({ given, onChange, kept, problems, disabled }: WebhookFieldsProps) {
  const { headers } = given;
  const set = (index: number, part: Partial<ActionHeader>) => onChange({ headers: withPart(headers, index, part) });
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1 font-medium">Headers</legend>
      {headers.map((header, index) => {
        const isKept = header.secret && kept.includes(header.name);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is what stands in this place; its name is being written.
          <div key={index} className="grid items-start gap-2 sm:grid-cols-[1fr_1fr_auto_auto]">
            <Field label="Header name" error={problems[`configuration.headers.${index}.name`]}>
              <Input
                value={header.name}
                maxLength={80}
                disabled={disabled}
                onChange={(event) => set(index, { name: event.target.value })}
              />
            </Field>
            <Field label="Header value" error={problems[`configuration.headers.${index}.value`]}>
              <Input
                value={header.value}
                maxLength={2000}
                disabled={disabled}
                type={header.secret ? 'password' : 'text'}
                autoComplete="off"
                {...(isKept && { placeholder: 'Saved. Enter a new secret to replace it.' })}
                onChange={(event) => set(index, { value: event.target.value })}
              />
            </Field>
            <Checkbox
              className="sm:mt-8"
              label="Secret"
              checked={header.secret}
              disabled={disabled}
              onChange={(secret) => set(index, { secret })}
            />
            {!disabled && (
              <Button
                variant="ghost"
                size="icon"
                className="sm:mt-6.5"
                aria-label={`Remove header ${header.name || index + 1}`}
                onClick={() => onChange({ headers: headers.filter((_, n) => n !== index) })}
              >
                <Trash2 />
              </Button>
            )}
          </div>
        );
      })}
      {!disabled && (
        <Button
          variant="outline"
          size="sm"
          className="self-start"
          onClick={() => onChange({ headers: [...headers, { name: '', value: '', secret: false }] })}
        >
          <Plus /> Add header
        </Button>
      )}
    </fieldset>
  );
}

function Results({ given, onChange, problems, disabled }: WebhookFieldsProps) {
  const { results } = given;
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="font-medium">Results</legend>
      <p className="text-muted text-sm">
        Values to return from the response, by name. Leave empty to return the full response.
      </p>
      {results.map((result, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is what stands in this place; its name is being written.
        <div key={index} className="grid items-start gap-2 sm:grid-cols-[1fr_1fr_auto]">
          <Field label="Result name" error={problems[`configuration.results.${index}.name`]}>
            <Input
              value={result.name}
              maxLength={40}
              disabled={disabled}
              onChange={(event) => onChange({ results: withPart(results, index, { name: event.target.value }) })}
            />
          </Field>
          <Field label="Response path" error={problems[`configuration.results.${index}.path`]}>
            <Input
              value={result.path}
              maxLength={600}
              disabled={disabled}
              placeholder="items.0.price"
              onChange={(event) => onChange({ results: withPart(results, index, { path: event.target.value }) })}
            />
          </Field>
          {!disabled && (
            <Button
              variant="ghost"
              size="icon"
              className="sm:mt-6.5"
              aria-label={`Remove result ${result.name || index + 1}`}
              onClick={() => onChange({ results: results.filter((_, n) => n !== index) })}
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
          onClick={() => onChange({ results: [...results, { name: '', path: '' }] })}
        >
          <Plus /> Add result
        </Button>
      )}
    </fieldset>
  );
}

/** The request of a Custom Webhook, and what of its answer is given back. */
export function WebhookFields(props: WebhookFieldsProps) {
  const { given, onChange, variables, problems, disabled } = props;
  const shared = { variables, disabled };
  return (
    <>
      <div className="grid items-start gap-x-3 gap-y-5 sm:grid-cols-[8rem_minmax(0,1fr)]">
        <Field label="Method">
          <Select
            options={methodOptions}
            value={given.method}
            disabled={disabled}
            onChange={(method) => onChange({ method })}
          />
        </Field>
        <TemplateText
          {...shared}
          label="URL"
          value={given.url}
          maxLength={2000}
          error={problems['configuration.url']}
          onChange={(url) => onChange({ url })}
          isCode
        />
      </div>
      <Headers {...props} />
      {given.method !== 'GET' && (
        <TemplateText
          {...shared}
          label="Body"
          hint="Enter JSON. Inserted values are escaped."
          value={given.body}
          maxLength={20_000}
          rows={5}
          error={problems['configuration.body']}
          onChange={(body) => onChange({ body })}
          isCode
        />
      )}
      <Results {...props} />
    </>
  );
}
