import { Building2, FileSpreadsheet, type LucideIcon, Mail, UsersRound } from 'lucide-react';

const options: { name: string; icon: LucideIcon }[] = [
  { name: 'CSV', icon: FileSpreadsheet },
  { name: 'Google Contacts', icon: UsersRound },
  { name: 'Outlook', icon: Mail },
  { name: 'CRM', icon: Building2 },
];

/** From where contacts are to be imported, and that none of it works in this version. */
export function ImportOptions() {
  return (
    <section aria-labelledby="import-heading" className="mt-8">
      <h2 id="import-heading" className="font-semibold">
        Import
      </h2>
      <p className="mt-0.5 text-muted">
        Contacts cannot be imported in this version. Add them by hand, or with <code>POST /v1/contacts</code>.
      </p>
      <ul className="mt-3 grid grid-cols-2 gap-3 lg:grid-cols-4">
        {options.map(({ name, icon: Icon }) => (
          <li
            key={name}
            className="flex items-center gap-2.5 rounded-lg border border-line bg-sunken px-3 py-2.5 text-muted"
          >
            <Icon aria-hidden className="size-4 shrink-0" />
            {name}
          </li>
        ))}
      </ul>
    </section>
  );
}
