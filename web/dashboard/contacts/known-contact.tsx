import { href, Link } from 'react-router';
import type { FieldProblem } from '#domain/platform/errors.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button, buttonStyles } from '#web/ui/button.tsx';

interface KnownContactProps {
  contactId: string;
  /** By what it's the same person. */
  same: readonly FieldProblem[];
  /** Whether a contact is added, and not changed. */
  isNew: boolean;
  busy: boolean;
  /** They are one person: the contact that is there is updated, or merged into this one. */
  onSame: () => void;
  /** They are two people. */
  onOther: () => void;
}

/** The person is a contact already: open that one, make one of the two, or keep both on purpose. */
export function KnownContact({ contactId, same, isNew, busy, onSame, onOther }: KnownContactProps) {
  // An external id is of one contact.
  const mayBeAnother = !same.some(({ path }) => path === 'body.externalId');
  return (
    <Banner>
      <p>{isNew ? 'This person is already a contact.' : 'Another contact already has this number or email.'}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Link
          to={href('/dashboard/contacts/:contactId', { contactId })}
          className={buttonStyles({ variant: 'outline', size: 'sm' })}
        >
          Open contact
        </Link>
        <Button variant="outline" size="sm" disabled={busy} onClick={onSame}>
          {isNew ? 'Update contact' : 'Merge contacts'}
        </Button>
        {mayBeAnother && (
          <Button variant="ghost" size="sm" disabled={busy} onClick={onOther}>
            {isNew ? 'Add as new contact' : 'Save anyway'}
          </Button>
        )}
      </div>
    </Banner>
  );
}
