import { useState } from 'react';
import type { LiveDetail } from '#domain/calls/live-calls.ts';
import { keyWords } from '#web/live-call/call-labels.ts';
import { Card, CardBody, CardHeader } from '#web/ui/card.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { ActForm } from './act-form.tsx';

interface LiveValuesProps {
  detail: LiveDetail;
  busy: boolean;
  /** Null where nothing may be set. */
  onSet: ((name: string, text: string, done: () => void) => void) | null;
}

/** What is known in the call so far; what may be set is read as the caller's words would be. */
export function LiveValues({ detail: { values }, busy, onSet }: LiveValuesProps) {
  const known = values.filter(({ spoken }) => spoken !== '');
  const open = values.filter(({ canSet }) => canSet);
  const [chosen, setChosen] = useState('');
  const name = open.some((value) => value.name === chosen) ? chosen : (open[0]?.name ?? '');
  return (
    <Card>
      <CardHeader title="Values so far" />
      <CardBody className="flex flex-col gap-4">
        {known.length === 0 ? (
          <p className="text-muted">No values yet.</p>
        ) : (
          <dl className="flex flex-col gap-2">
            {known.map((value) => (
              <div key={value.name}>
                <dt className="text-muted text-sm">{keyWords(value.name)}</dt>
                <dd className="break-words font-medium">{value.spoken}</dd>
              </div>
            ))}
          </dl>
        )}
        {onSet && open.length > 0 && (
          <div className="flex flex-col gap-2">
            <NativeSelect aria-label="Value to set" value={name} onChange={({ target }) => setChosen(target.value)}>
              {open.map((value) => (
                <option key={value.name} value={value.name}>
                  {keyWords(value.name)}
                </option>
              ))}
            </NativeSelect>
            <ActForm
              label={`New value for ${keyWords(name)}`}
              placeholder="In the caller’s words"
              action="Set"
              busy={busy}
              onSend={(text, done) => onSet(name, text, done)}
            />
          </div>
        )}
      </CardBody>
    </Card>
  );
}
