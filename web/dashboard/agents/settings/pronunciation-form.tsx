import { Plus, Trash2 } from 'lucide-react';
import { CallSettings, mostPronounced, PronouncedAs } from '#domain/agents/call-settings.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Input } from '#web/ui/input.tsx';
import type { ConfigurationProps } from '../agent-form.tsx';
import { useWritten, withCallSettings } from './call-settings.ts';
import { HearAgent } from './hear-agent.tsx';

interface Row {
  word: string;
  spokenAs: string;
  ipa: string;
  matchCase: boolean;
}

const rowOf = ({ word, spokenAs, ipa = '', matchCase = false }: PronouncedAs): Row => ({
  word,
  spokenAs,
  ipa,
  matchCase,
});

/** A row as it is stored; null while it is not whole. */
function entryOf({ word, spokenAs, ipa, matchCase }: Row): PronouncedAs | null {
  const found = PronouncedAs.safeParse({
    word,
    spokenAs,
    ...(ipa.trim() !== '' && { ipa: ipa.trim() }),
    ...(matchCase && { matchCase }),
  });
  return found.success ? found.data : null;
}

const isSame = (one: PronouncedAs, other: PronouncedAs) =>
  one.matchCase === other.matchCase &&
  (one.matchCase ? one.word === other.word : one.word.toLowerCase() === other.word.toLowerCase());

/** The rows that are whole, each word once: the first counts. */
function entriesOf(rows: readonly Row[]): PronouncedAs[] {
  const whole = rows.map(entryOf).filter((entry) => entry !== null);
  return whole.filter((entry, at) => whole.findIndex((other) => isSame(entry, other)) === at);
}

/** Words that this agent says in a way of its own. */
export function PronunciationForm({ configuration, onChange, readOnly }: ConfigurationProps) {
  const stored = configuration.callSettings?.pronunciation ?? [];
  const [rows, setRows] = useWritten(stored, (all) => all.map(rowOf), entriesOf);
  const entries = entriesOf(rows);
  function write(next: Row[]) {
    setRows(next);
    const all = entriesOf(next);
    if (!CallSettings.shape.pronunciation.safeParse(all).success) return;
    onChange(withCallSettings(configuration, { pronunciation: all.length > 0 ? all : undefined }));
  }
  const change = (at: number, part: Partial<Row>) => write(rows.with(at, { ...rows[at]!, ...part }));
  return (
    <form aria-label="Pronunciation" onSubmit={(event) => event.preventDefault()} noValidate>
      <Card>
        <CardHeader
          title="Pronunciation"
          hint="List whole words and how they sound, spelled in plain letters, such as “win” for “Nguyen”. These pronunciations take precedence over the workspace’s dictionary."
        />
        <CardBody className="flex flex-col gap-3">
          {rows.map((row, at) => {
            const entry = entryOf(row);
            const isTwice =
              entry !== null &&
              rows.slice(0, at).some((other) => {
                const before = entryOf(other);
                return before !== null && isSame(before, entry);
              });
            const n = at + 1;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row has no name of its own yet.
              <div key={at} className="flex flex-col gap-2 rounded-lg border border-line p-3">
                <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] gap-2">
                  <Input
                    aria-label={`Word ${n}`}
                    placeholder="Word"
                    value={row.word}
                    maxLength={80}
                    disabled={readOnly}
                    onChange={({ target }) => change(at, { word: target.value })}
                  />
                  <Input
                    aria-label={`Pronunciation of word ${n}`}
                    placeholder="Said as"
                    value={row.spokenAs}
                    maxLength={200}
                    disabled={readOnly}
                    onChange={({ target }) => change(at, { spokenAs: target.value })}
                  />
                  {!readOnly && (
                    <Button
                      variant="ghost"
                      size="icon"
                      aria-label={`Remove word ${n}`}
                      onClick={() => write(rows.toSpliced(at, 1))}
                    >
                      <Trash2 aria-hidden />
                    </Button>
                  )}
                </div>
                <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
                  <Input
                    aria-label={`IPA for word ${n}`}
                    placeholder="IPA, if you know it"
                    value={row.ipa}
                    maxLength={200}
                    disabled={readOnly}
                    className="w-44"
                    onChange={({ target }) => change(at, { ipa: target.value })}
                  />
                  <Checkbox
                    label="Match case"
                    checked={row.matchCase}
                    disabled={readOnly}
                    onChange={(matchCase) => change(at, { matchCase })}
                  />
                  <span className="ml-auto">
                    <HearAgent configuration={configuration} text={row.word} label={`word ${n}`} />
                  </span>
                </div>
                {isTwice && <p className="text-danger-text text-sm">This word is already in the list.</p>}
              </div>
            );
          })}
          {rows.length === 0 && <p className="text-muted">Every word is spoken as written.</p>}
          {!readOnly && (
            <Button
              variant="outline"
              size="sm"
              className="self-start"
              disabled={entries.length >= mostPronounced || rows.some((row) => entryOf(row) === null)}
              onClick={() => write([...rows, { word: '', spokenAs: '', ipa: '', matchCase: false }])}
            >
              <Plus aria-hidden />
              Add word
            </Button>
          )}
        </CardBody>
      </Card>
    </form>
  );
}
