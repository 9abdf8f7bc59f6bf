import { RotateCcw, Send, X } from 'lucide-react';
import { useId } from 'react';
import type { Endpoint } from '#domain/platform/http.ts';
import { requestHeadersOf } from '#domain/platform/idempotency.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardBody, CardFooter } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { KeyboardHint } from '#web/ui/keyboard-hint.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { exampleDraft, jsonProblem, missingParams, type RequestDraft } from './request-draft.ts';
import { fieldsOf, type SchemaField } from './schema-fields.ts';

interface RequestFormProps {
  endpoint: Endpoint;
  draft: RequestDraft;
  busy: boolean;
  onChange: (draft: RequestDraft) => void;
  onSend: () => void;
  onCancel: () => void;
}

interface ParameterProps {
  field: SchemaField;
  required: boolean;
  value: string;
  onChange: (value: string) => void;
}

/** One field of the path, the query or the headers. */
function Parameter({ field: { name, type, choices, fallback, about }, required, value, onChange }: ParameterProps) {
  const hint = [about, !about && type, fallback && `defaults to ${fallback}`].filter(Boolean).join('; ');
  return (
    <Field label={<code className="font-mono">{name}</code>} hint={hint} optional={!required}>
      {choices.length > 0 ? (
        <NativeSelect value={value} onChange={(event) => onChange(event.target.value)}>
          <option value="">–</option>
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </NativeSelect>
      ) : (
        <Input
          value={value}
          autoComplete="off"
          spellCheck={false}
          className="font-mono"
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

/** The request as a form: path, query and headers by field, the body as JSON. Ctrl Enter sends it. */
export function RequestForm({ endpoint, draft, busy, onChange, onSend, onCancel }: RequestFormProps) {
  const id = useId();
  const address = [
    ...fieldsOf(endpoint.params).map((field) => ({ part: 'params' as const, field })),
    ...fieldsOf(endpoint.query).map((field) => ({ part: 'query' as const, field })),
  ];
  const headers = fieldsOf(requestHeadersOf(endpoint)).map((field) => ({ part: 'headers' as const, field }));
  const missing = missingParams(draft);
  const problem = draft.body === null ? undefined : jsonProblem(draft.body);
  const plain = draft.body === null && address.length + headers.length === 0;

  const parameter = ({ part, field }: (typeof address | typeof headers)[number]) => (
    <Parameter
      key={`${part} ${field.name}`}
      field={field}
      required={part === 'params' || field.required}
      value={draft[part][field.name] ?? ''}
      onChange={(value) => onChange({ ...draft, [part]: { ...draft[part], [field.name]: value } })}
    />
  );

  return (
    <form
      aria-label="Request"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        onSend();
      }}
    >
      <Card>
        {!plain && (
          <CardBody className="flex flex-col gap-4 pt-4">
            <div className="grid gap-4 empty:hidden sm:grid-cols-2">{address.map(parameter)}</div>
            {draft.body !== null && (
              <Field
                label="Body"
                error={problem && `This isn’t valid JSON and will be sent as is: ${problem}`}
                className="min-w-0"
              >
                <Textarea
                  value={draft.body}
                  rows={8}
                  autoComplete="off"
                  spellCheck={false}
                  className="max-h-96 font-mono text-sm"
                  onChange={(event) => onChange({ ...draft, body: event.target.value })}
                />
              </Field>
            )}
            <div className="grid gap-4 empty:hidden">{headers.map(parameter)}</div>
          </CardBody>
        )}
        <CardFooter className={plain ? 'border-t-0' : undefined}>
          <p id={`${id}-missing`} className="mr-auto text-muted text-sm">
            {missing.length > 0 && `Fill in ${missing.join(', ')} first.`}
          </p>
          {!plain && (
            <Button variant="ghost" onClick={() => onChange(exampleDraft(endpoint))}>
              <RotateCcw /> Reset
            </Button>
          )}
          {busy && (
            <Button variant="outline" onClick={onCancel}>
              <X /> Cancel
            </Button>
          )}
          <span className="pointer-coarse:hidden max-sm:hidden">
            <KeyboardHint keys={['Ctrl', '↵']} />
          </span>
          <Button
            type="submit"
            variant={endpoint.method === 'DELETE' ? 'destructive' : 'default'}
            busy={busy}
            disabled={missing.length > 0}
            aria-describedby={missing.length > 0 ? `${id}-missing` : undefined}
          >
            <Send /> Send
          </Button>
        </CardFooter>
      </Card>
    </form>
  );
}
