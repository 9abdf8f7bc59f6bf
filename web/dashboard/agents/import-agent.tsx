import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { longestImport } from '#domain/agents/agent-imports.ts';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { ImportReportView, importedFrom } from './import-report.tsx';

/** Whether a text is a file of another platform: JSON that does not say that it is of Parley. */
function isForeign(text: string): boolean {
  if (!/^\s*[[{]/.test(text)) return false;
  try {
    const found: unknown = JSON.parse(text);
    return typeof found !== 'object' || found === null || !Object.hasOwn(found, 'parley');
  } catch {
    // The server says what is wrong with it.
    return true;
  }
}

async function take(text: string) {
  if (isForeign(text)) return { notes: [], ...(await api.agentImports.create({ body: { file: text } })) };
  return { report: null, ...(await api.agentFiles.import({ body: { yaml: text } })) };
}

/** Makes an agent of a file that is chosen or pasted: one of Parley's own, or one of another platform with a report. */
export function ImportAgent({ onOpen }: { onOpen: (agentId: string) => Promise<void> }) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const made = useChange(take, {
    next: async ({ agentId, notes, report }) => {
      if (notes.length === 0 && report === null) await onOpen(agentId);
    },
    refusal: 'shown',
  });
  const { data } = made;

  if (data && (data.report || data.notes.length > 0))
    return (
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <div className="min-w-0">
            <h2 className="font-semibold">{data.report ? importedFrom(data.report) : 'Agent created'}</h2>
            <p className="text-muted">
              {data.report
                ? 'The agent is inactive. Review what was dropped or changed. You can reopen this report under Configuration.'
                : 'Parts of the file aren’t supported here.'}
            </p>
          </div>
          <div className="flex flex-wrap gap-2">
            <Button
              variant="outline"
              onClick={() => {
                setText('');
                made.reset();
              }}
            >
              Import another
            </Button>
            <Button onClick={() => void onOpen(data.agentId)}>Open the agent</Button>
          </div>
        </div>
        {data.report ? (
          <ImportReportView report={data.report} agentId={data.agentId} />
        ) : (
          <ul className="list-disc pl-4">
            {data.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        )}
      </div>
    );
  return (
    <form
      className="flex flex-col items-start gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim()) made.mutate(text);
      }}
    >
      <p className="text-muted">
        Choose a file exported here (YAML) or from another platform (JSON): a Vapi assistant, squad, or workflow; a
        Retell conversation flow; an ElevenLabs agent; or a Dograh workflow. A report shows what was imported, changed,
        or dropped. Secrets aren’t stored.
      </p>
      <input
        ref={input}
        type="file"
        accept=".yaml,.yml,.json"
        aria-label="Agent file"
        className="sr-only"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void file.text().then((content) => made.mutate(content));
          target.value = '';
        }}
      />
      <Button variant="outline" busy={made.isPending && !text.trim()} onClick={() => input.current?.click()}>
        <FileUp aria-hidden />
        Choose file
      </Button>
      <Field label="Or paste the file’s contents" className="w-full">
        <Textarea
          value={text}
          maxLength={longestImport}
          spellCheck={false}
          className="min-h-28 font-mono text-sm"
          placeholder={'{\n  "nodes": [ … ],\n  "edges": [ … ]\n}'}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      {made.error && <Banner>{messageOf(made.error)}</Banner>}
      <Button type="submit" busy={made.isPending} disabled={!text.trim()}>
        Import
      </Button>
    </form>
  );
}
