import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type ConsentPurpose, consentPurposes } from '#domain/contacts/consents.ts';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { query } from '#web/lib/query.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Input } from '#web/ui/input.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { Select } from '#web/ui/select.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { purposeWords } from './filter/condition-labels.ts';

const purposes = consentPurposes.map((value) => ({ value, label: purposeWords[value] }));
const reloads = ['consents', 'contacts'] as const;

function ConsentDialog({ contactId, onClose }: { contactId: string; onClose: () => void }) {
  const [purpose, setPurpose] = useState<ConsentPurpose>('calls');
  const [wording, setWording] = useState('');
  const [proof, setProof] = useState('');
  return (
    <FormDialog
      title="Add consent"
      description="Consent is tied to the number and kept as proof, even if you delete the contact."
      action="Save consent"
      ready={wording.trim() !== '' && proof.trim() !== ''}
      send={(_, once) => api.consents.add({ params: { contactId }, body: { purpose, wording, proof } }, once)}
      reloads={reloads}
      onClose={onClose}
    >
      <Field label="Agreed to">
        <Select options={purposes} value={purpose} onChange={setPurpose} />
      </Field>
      <Field label="Wording" hint="The exact wording the person agreed to.">
        <Textarea rows={3} maxLength={1000} value={wording} onChange={({ target }) => setWording(target.value)} />
      </Field>
      <Field label="Proof" hint="Where consent is documented, such as a form, recording, or file.">
        <Input maxLength={500} value={proof} onChange={({ target }) => setProof(target.value)} />
      </Field>
    </FormDialog>
  );
}

/** What a contact's number may be reached for, with the proof of it. */
export function ContactConsents({ contactId, readOnly }: { contactId: string; readOnly: boolean }) {
  const { data, error } = useQuery(query.consents.list({ params: { contactId } }));
  const [isAdding, setAdding] = useState(false);
  const withdraw = useChange(
    (purpose: ConsentPurpose) => api.consents.withdraw({ params: { contactId }, body: { purpose } }),
    {
      reloads,
    },
  );
  const holding = data?.items.filter(({ withdrawnAt }) => withdrawnAt === null);
  return (
    <Card aria-label="Consents">
      <CardHeader
        title="Consents"
        action={
          !readOnly && (
            <Button variant="outline" onClick={() => setAdding(true)}>
              Add
            </Button>
          )
        }
      />
      <CardBody>
        {error && <Banner>{messageOf(error)}</Banner>}
        {holding?.length === 0 && <p className="text-muted">No consent recorded.</p>}
        <ul className="flex flex-col gap-4">
          {holding?.map(({ id, purpose, wording, proof, grantedAt }) => (
            <li key={id}>
              <div className="flex items-start justify-between gap-2">
                <p className="font-medium">{purposeWords[purpose]}</p>
                {!readOnly && (
                  <Button
                    variant="ghost"
                    size="sm"
                    disabled={withdraw.isPending}
                    aria-label={`Withdraw: ${purposeWords[purpose]}`}
                    onClick={() => withdraw.mutate(purpose)}
                  >
                    Withdraw
                  </Button>
                )}
              </div>
              <p dir="auto" className="break-words text-left">
                “{wording}”
              </p>
              <p className="break-words text-muted text-sm">
                {proof} · <Moment iso={grantedAt} />
              </p>
            </li>
          ))}
        </ul>
      </CardBody>
      {isAdding && <ConsentDialog contactId={contactId} onClose={() => setAdding(false)} />}
    </Card>
  );
}
