import type { SchemaField } from './schema-fields.ts';

/** Members of a body: name, type and what they mean. Nothing without any. */
export function FieldDocs({ title, fields }: { title: string; fields: readonly SchemaField[] }) {
  if (fields.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className="font-semibold">{title}</h3>
      <dl className="mt-2 divide-y divide-line border-line border-y">
        {fields.map(({ name, type, required, choices, fallback, about }) => (
          <div key={name} className="py-2.5 sm:grid sm:grid-cols-[12rem_minmax(0,1fr)] sm:gap-4">
            <dt>
              <code className="break-all font-medium font-mono text-sm">{name}</code>
              {required && <span className="ml-2 text-muted text-sm">required</span>}
            </dt>
            <dd className="text-muted text-sm">
              {choices.length > 0 ? choices.join(', ') : type}
              {fallback && <span>; {fallback} when left out</span>}
              {about && <span className="block text-pretty">{about}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
