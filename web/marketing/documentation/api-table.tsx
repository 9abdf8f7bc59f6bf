import type { ApiField } from './documentation.data.ts';

/** Members of a request or an answer. */
export function FieldList({ title, fields }: { title: string; fields: readonly ApiField[] }) {
  return (
    <div>
      <h3 className="font-semibold">{title}</h3>
      <dl className="mt-3 divide-y divide-line border-line border-y">
        {fields.map(({ name, type, text }) => (
          <div key={name} className="py-3">
            <dt className="flex flex-wrap items-baseline gap-x-3">
              <code className="font-medium font-mono text-base">{name}</code>
              <span className="text-faint text-sm">{type}</span>
            </dt>
            <dd className="mt-0.5 text-base text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

interface ApiTableProps {
  /** For assistive technology. */
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** A table whose first column is code. On a phone each row stacks. */
export function ApiTable({ caption, columns, rows }: ApiTableProps) {
  return (
    <table className="block w-full text-left text-base sm:table">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only sm:not-sr-only sm:table-header-group">
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className="border-line border-b pr-6 pb-2.5 font-medium text-muted text-sm">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block divide-y divide-line border-line border-y sm:table-row-group sm:border-t-0">
        {rows.map(([first, ...others]) => (
          <tr key={first} className="block py-3 sm:table-row">
            <th scope="row" className="block pr-6 font-normal sm:table-cell sm:py-3">
              <code className="font-medium font-mono">{first}</code>
            </th>
            {others.map((cell) => (
              <td key={cell} className="block pr-6 text-muted last:pr-0 sm:table-cell sm:py-3">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
