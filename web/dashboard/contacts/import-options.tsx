import { Building2, FileSpreadsheet, type LucideIcon, Mail, UsersRound } from 'lucide-react';
import { Link } from 'react-router';

const files = '/dashboard/contacts/import';
const options: { name: string; icon: LucideIcon; to: string }[] = [
  { name: 'CSV', icon: FileSpreadsheet, to: files },
  { name: 'Google Contacts', icon: UsersRound, to: files },
  { name: 'Outlook', icon: Mail, to: files },
  { name: 'CRM', icon: Building2, to: files },
];

/** From where contacts are imported. */
export function ImportOptions() {
  return (
    <section aria-labelledby="import-heading" className="mt-8">
      <h2 id="import-heading" className="font-semibold">
        Import
      </h2>
      <p className="mt-0.5 text-muted">
        Import from a file or a connected account. You’ll review the contacts before they’re added.
      </p>
      <ul className="mt-3 grid grid-cols-2 gap-3 lg:grid-cols-4">
        {options.map(({ name, icon: Icon, to }) => (
          <li key={name}>
            <Link
              to={to}
              className="flex items-center gap-2.5 rounded-lg border border-line bg-surface px-3 py-2.5 hover:bg-hover"
            >
              <Icon aria-hidden className="size-4 shrink-0 text-muted" />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
