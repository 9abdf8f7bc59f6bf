import { type CSSProperties, useState } from 'react';
import { type AgentLanguage, agentLanguages } from '#domain/platform/agent-languages.ts';
import {
  type FlowText,
  referencesIn,
  textsOf,
  translationOf,
  withText,
  withTranslation,
} from '#voice/flow/other-languages.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { cn } from '#web/ui/cn.ts';
import { Textarea } from '#web/ui/textarea.tsx';
import type { ConfigurationProps } from '../agent-form.tsx';
import { ProposeButton } from './propose-button.tsx';

const nameOf = (tag: AgentLanguage) => agentLanguages.find((one) => one.tag === tag)!.name;

/** What a translation lacks, in one sentence; null for nothing. */
function faultOf({ text }: FlowText, words: string): string | null {
  const [wanted, there] = [referencesIn(text), referencesIn(words)];
  const lost = wanted.filter((name) => !there.includes(name));
  const strange = there.filter((name) => !wanted.includes(name));
  const names = (list: string[]) => list.map((name) => `{{${name}}}`).join(', ');
  if (strange.length > 0) return `${names(strange)} isn’t in the original text.`;
  return lost.length > 0 ? `${names(lost)} is missing.` : null;
}

interface CellProps {
  label: string;
  value: string;
  placeholder?: string;
  readOnly: boolean;
  /** Of a text in its own language, which may not be empty. */
  isRequired?: boolean;
  fault?: string | null;
  onChange(words: string): void;
}

/** Words under change; they count once the field is left. */
function Cell({ label, value, placeholder, readOnly, isRequired = false, fault = null, onChange }: CellProps) {
  const [words, setWords] = useState<string | null>(null);
  const leave = () => {
    if (words !== null && words !== value && !(isRequired && words.trim() === '')) onChange(words);
    setWords(null);
  };
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <span aria-hidden className="text-muted text-xs md:hidden">
        {label}
      </span>
      <Textarea
        aria-label={label}
        value={words ?? value}
        placeholder={placeholder}
        disabled={readOnly}
        rows={1}
        className="min-h-9"
        maxLength={4_000}
        onChange={({ target }) => setWords(target.value)}
        onBlur={leave}
      />
      {fault !== null && words === null && <p className="text-sm text-warning-text">{fault}</p>}
    </div>
  );
}

/** Beside each other where there is room; below each other, each with its language, on a phone. */
const columnsOfRow = 'grid md:grid-cols-[repeat(var(--columns),minmax(14rem,1fr))]';

interface TextsTableProps extends ConfigurationProps {
  /** Texts of the agent that stand elsewhere and are changed there. */
  beside: readonly FlowText[];
}

/** All that an agent says and writes, beside what it is in each of its other languages. */
export function TextsTable({ configuration, onChange, readOnly, beside }: TextsTableProps) {
  const [onlyMissing, setOnlyMissing] = useState(false);
  const { flow, language } = configuration;
  const others = configuration.callSettings?.otherLanguages ?? [];
  if (others.length === 0) return null;
  const rows = flow.translations ?? [];
  const ofFlow = textsOf(flow);
  const texts = [...ofFlow, ...beside.filter(({ text }) => !ofFlow.some((one) => one.text === text))];
  const wordsOf = (text: string, tag: AgentLanguage) => translationOf(rows, text, tag) ?? '';
  const missing = (text: string) => others.filter((tag) => wordsOf(text, tag) === '');
  const shown = onlyMissing ? texts.filter(({ text }) => missing(text).length > 0) : texts;
  const columns = { '--columns': others.length + 1 } as CSSProperties;

  return (
    <Card>
      <CardHeader
        title="Texts"
        hint="Untranslated text is spoken as is. To add synonyms for a choice, list them after it, separated by vertical bars."
        action={<Checkbox label="Only missing translations" checked={onlyMissing} onChange={setOnlyMissing} />}
      />
      <CardBody>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and has to by keyboard, too */}
        <section className="overflow-x-auto" tabIndex={0} aria-label="Wording by language">
          <div className="flex flex-col gap-4 md:min-w-fit">
            <div className={cn(columnsOfRow, 'gap-3 font-medium')} style={columns}>
              <span>{nameOf(language)}</span>
              {others.map((tag) => {
                const count = texts.filter(({ text }) => wordsOf(text, tag) === '').length;
                return (
                  <span key={tag} className="flex items-center gap-2">
                    {nameOf(tag)}
                    {count > 0 && !readOnly && (
                      <ProposeButton configuration={configuration} onChange={onChange} tag={tag} texts={texts} />
                    )}
                    <Badge tone={count > 0 ? 'warning' : 'success'}>
                      {count > 0 ? `${count} of ${texts.length} missing` : 'Complete'}
                    </Badge>
                  </span>
                );
              })}
            </div>
            {shown.length === 0 && <p className="text-muted">No missing translations.</p>}
            {shown.map((one) => (
              <section key={one.text} aria-label={one.step} className="flex flex-col gap-1.5">
                <p className="text-muted text-sm">
                  {one.step}
                  {one.kind === 'choice' ? ', choice' : one.kind === 'written' ? ', written' : ''}
                </p>
                <div className={cn(columnsOfRow, 'items-start gap-3')} style={columns}>
                  <Cell
                    label={nameOf(language)}
                    value={one.text}
                    isRequired
                    readOnly={readOnly || !ofFlow.includes(one)}
                    onChange={(words) => onChange({ ...configuration, flow: withText(flow, one.text, words) })}
                  />
                  {others.map((tag) => {
                    const words = wordsOf(one.text, tag);
                    return (
                      <Cell
                        key={tag}
                        label={nameOf(tag)}
                        value={words}
                        placeholder={one.text}
                        readOnly={readOnly}
                        fault={words === '' ? null : faultOf(one, words)}
                        onChange={(next) =>
                          onChange({ ...configuration, flow: withTranslation(flow, one.text, tag, next) })
                        }
                      />
                    );
                  })}
                </div>
              </section>
            ))}
          </div>
        </section>
      </CardBody>
    </Card>
  );
}
