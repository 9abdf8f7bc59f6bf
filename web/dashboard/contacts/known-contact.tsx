import { href, Link } from 'react-router';
import type { FieldProblem } from '#domain/platform/errors.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button, buttonStyles } from '#web/ui/button.tsx';

interface KnownContactProps {
  contactId: string;
  /** By what it's the same person. */
  same: readonly FieldProblem[];
  busy: boolean;
  onUpdate: () => void;
  onAddAnother: () => void;
}

/** The person is a contact already: open or update that one, or add another on purpose. */
export function KnownContact({ contactId, same, busy, onUpdate, onAddAnother }: KnownContactProps) {
  // An external id is of one contact.
  const mayBeAnother = !same.some(({ path }) => path === 'body.externalId');
  return (
    <Banner>
      <p>This person is already a contact.</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Link
          to={href('/dashboard/contacts/:contactId', { contactId })}
          className={buttonStyles({ variant: 'outline', size: 'sm' })}
        >
          Open contact
        </Link>
        <Button variant="outline" size="sm" disabled={busy} onClick={onUpdate}>
          Update contact
        </Button>
        {mayBeAnother && (
          <Button variant="ghost" size="sm" disabled={busy} onClick={onAddAnother}>
            Add as someone else
          </Button>
        )}
      </div>
    </Banner>
  );
}
