import { useId } from 'react';
import type { AgentConfiguration } from '#domain/agents/agents.ts';
import { diffConfigurations, type FieldChange } from '#domain/agents/flow-edits/diff-flows.ts';
import type { Flow, FlowEdge } from '#domain/agents/workflows.ts';
import { fieldWords, settingWords, valueWords } from './change-labels.ts';
import { type MarkedPart, markWords } from './mark-labels.ts';

function Side({ parts, added }: { parts: MarkedPart[]; added: boolean }) {
  const Mark = added ? 'ins' : 'del';
  const styles = added ? 'bg-success-soft text-success-text no-underline' : 'bg-danger-soft text-danger-text';
  let at = 0;
  return (
    <p className="min-w-0 whitespace-pre-wrap break-words rounded-md bg-sunken px-2.5 py-1.5 text-sm">
      {parts.map(({ text, same }) => {
        at += text.length;
        if (same) return <span key={at}>{text}</span>;
        return (
          <Mark key={at} className={`rounded-xs ${styles}`}>
            {text}
          </Mark>
        );
      })}
    </p>
  );
}

/** A field as it was and as it is, side by side, with the words that differ marked. */
function FieldRow({ name, change: { before, after } }: { name: string; change: FieldChange }) {
  const marked = markWords(valueWords(before), valueWords(after));
  return (
    <div className="flex flex-col gap-1.5">
      <p className="text-muted text-sm first-letter:uppercase">{name}</p>
      <div className="grid gap-2 sm:grid-cols-2">
        <Side parts={marked.before} added={false} />
        <Side parts={marked.after} added />
      </div>
    </div>
  );
}

interface Entry {
  key: string;
  what: 'Added' | 'Removed' | 'Changed';
  title: string;
  fields: FieldChange[];
}

function Entries({ title, entries, words }: { title: string; entries: Entry[]; words: (field: string) => string }) {
  const heading = useId();
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className="font-medium">
        {title}
      </h3>
      <ul className="mt-2 flex flex-col gap-4">
        {entries.map(({ key, what, title: name, fields }) => (
          <li key={key} className="flex flex-col gap-2">
            {name !== '' && (
              <p>
                <span className="text-muted">{what}:</span> {name}
              </p>
            )}
            {fields.map((change) => (
              <FieldRow key={change.field} name={words(change.field)} change={change} />
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Lists of what was added, removed and changed, as one. */
function entriesOf<T>(
  lists: { added: T[]; removed: T[]; changed: { after: T; fields: FieldChange[] }[] },
  keyOf: (one: T) => string,
  nameOf: (one: T) => string,
): Entry[] {
  const whole = (what: 'Added' | 'Removed') => (one: T) => ({ key: keyOf(one), what, title: nameOf(one), fields: [] });
  return [
    ...lists.added.map(whole('Added')),
    ...lists.removed.map(whole('Removed')),
    ...lists.changed.map(({ after, fields }) => ({
      key: keyOf(after),
      what: 'Changed' as const,
      title: nameOf(after),
      fields,
    })),
  ];
}

/** What differs between two configurations: settings, steps, ways and variables. */
export function ChangesList({ before, after }: { before: AgentConfiguration; after: AgentConfiguration }) {
  const diff = diffConfigurations(before, after);
  const titleOf = (id: string) =>
    [after.flow, before.flow].map((flow: Flow) => flow.nodes.find((node) => node.id === id)?.title).find(Boolean) ?? id;
  const way = ({ from, port, to }: FlowEdge) => `${titleOf(from)}, ${fieldWords(port)} → ${titleOf(to)}`;
  const steps = entriesOf(
    diff.steps,
    ({ id }) => id,
    ({ title }) => title,
  );
  const ways = entriesOf(diff.ways, ({ from, port }) => `${from}.${port}`, way).map((entry) => ({
    ...entry,
    fields: entry.fields.map((change) => ({
      field: change.field,
      before: titleOf(String(change.before)),
      after: titleOf(String(change.after)),
    })),
  }));
  const variables = entriesOf(
    diff.variables,
    ({ name }) => name,
    ({ name }) => name,
  );
  const settings: Entry[] =
    diff.settings.length === 0 ? [] : [{ key: 'settings', what: 'Changed', title: '', fields: diff.settings }];
  const { moved } = diff.steps;
  const nothing = [settings, steps, ways, variables, moved].every((list) => list.length === 0);
  if (nothing) return <p className="text-muted">No differences.</p>;
  return (
    <div className="flex flex-col gap-6">
      <Entries title="Settings" entries={settings} words={settingWords} />
      <Entries title="Steps" entries={steps} words={fieldWords} />
      <Entries title="Paths between steps" entries={ways} words={() => 'leads to'} />
      <Entries title="Variables" entries={variables} words={fieldWords} />
      {moved.length > 0 && (
        <p className="text-muted text-sm">
          {moved.length === 1 ? 'One step moved' : `${moved.length} steps moved`} on the canvas.
        </p>
      )}
    </div>
  );
}
