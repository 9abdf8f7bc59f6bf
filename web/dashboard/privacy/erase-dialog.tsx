import { useState } from 'react';
import type { ErasurePreview, Subject } from '#domain/privacy/erasures.ts';
import { api, findEndpoint, request } from '#web/lib/api.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Input } from '#web/ui/input.tsx';
import { placeWords } from './privacy-labels.ts';

/** What someone typed: an address has an @, everything else is a number. */
const subjectOf = (typed: string): Subject => (typed.includes('@') ? { email: typed.trim() } : { phone: typed.trim() });

function Preview({ preview: { addresses, names, found, documents, held, isComplete } }: { preview: ErasurePreview }) {
  return (
    <div className="flex flex-col gap-3">
      {held && <Banner tone="warning">Some of this person’s data is on legal hold. Lift the hold first.</Banner>}
      <p>Searches for {[...addresses, ...names].join(', ')}.</p>
      {found.length === 0 ? (
        <p className="text-muted">Nothing was found.</p>
      ) : (
        <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1">
          {found.map(({ place, count }) => (
            <div key={place} className="contents">
              <dt className="text-muted">{placeWords[place]}</dt>
              <dd className="text-right tabular-nums">{count}</dd>
            </div>
          ))}
        </dl>
      )}
      {!isComplete && (
        <p className="text-muted text-sm">This preview is incomplete, but the erasure searches everywhere.</p>
      )}
      {documents.length > 0 && (
        <p className="text-muted text-sm">
          These documents mention the person but won’t be erased: {documents.join(', ')}. Edit them in the Knowledge
          Base.
        </p>
      )}
    </div>
  );
}

interface EraseDialogProps {
  /** A contact with its name; null: the number or email is asked for. */
  contact: { id: string; name: string } | null;
  onDone?: () => void;
  onClose: () => void;
}

/** Shows what is known of a person, exports it, and erases it. */
export function EraseDialog({ contact, onDone, onClose }: EraseDialogProps) {
  const [typed, setTyped] = useState('');
  const [doNotCall, setDoNotCall] = useState(false);
  const subject = contact === null ? subjectOf(typed) : { contactId: contact.id };
  const [preview, setPreview] = useState<ErasurePreview | null>(null);
  const look = useChange(() => api.erasures.preview({ body: subject }), { next: setPreview });
  const save = useChange(
    async () => {
      const { path } = await findEndpoint('erasures', 'export');
      const headers = { 'content-type': 'application/json' };
      const answer = await request(path, { method: 'POST', headers, body: JSON.stringify(subject) });
      saveFile('person.json', await answer.blob());
    },
    { says: 'Export saved' },
  );
  return (
    <FormDialog
      title={contact === null ? 'Erase a person' : `Erase ${contact.name} everywhere?`}
      description="Contacts, calls, messages, recordings, and everything else about the person will be deleted in the background. This can’t be undone. A hash kept on the do-not-call list still blocks calls to this person."
      action="Erase"
      destructive
      ready={preview !== null && !preview.held}
      send={(_given, once) => api.erasures.create({ body: { ...subject, doNotCall } }, once)}
      reloads={['erasures', 'contacts', 'calls']}
      says="Erasure started"
      onDone={() => {
        onDone?.();
        onClose();
      }}
      onClose={onClose}
      aside={
        <Button
          variant="outline"
          type="button"
          busy={save.isPending}
          disabled={preview === null}
          onClick={() => save.mutate()}
        >
          Export data
        </Button>
      }
    >
      {contact === null && (
        <Field label="Phone number or email">
          <Input
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setPreview(null);
            }}
          />
        </Field>
      )}
      <div>
        <Button
          variant="outline"
          type="button"
          busy={look.isPending}
          disabled={contact === null && typed.trim() === ''}
          onClick={() => look.mutate()}
        >
          Preview erasure
        </Button>
      </div>
      {preview && <Preview preview={preview} />}
      <Checkbox
        checked={doNotCall}
        onChange={setDoNotCall}
        label="Also add the person to the do-not-call list"
        hint="Stored as a hash that doesn’t identify them."
      />
    </FormDialog>
  );
}
