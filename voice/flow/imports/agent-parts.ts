import { agentVoices } from '#domain/agents/agents.ts';
import { FlowNote } from '#domain/agents/workflows.ts';
import { agentLanguages } from '#domain/platform/agent-languages.ts';
import type { Part } from './part.ts';
import type { Doing, Spot, Way } from './spots.ts';
import { longestText, type Reading, writtenText } from './texts.ts';
import { cut, titleOf } from './words.ts';

/** What files of all platforms say of an agent, by the parts in which they say it. */

/** Characters of a persona. */
const longestPersona = 4000;

export function nameOf(part: Part, { ledger }: Reading, otherwise: string): string {
  const { text } = part;
  if (text === null) return otherwise;
  const name = cut(text.replace(/\s+/g, ' '), 80);
  if (name === text) ledger.came(part, 'The agent’s name.');
  else ledger.changed(part, 'The agent’s name, cut to 80 characters.');
  return name;
}

/** What a model was told of who it is. */
export function personaOf(parts: readonly Part[], reading: Reading): string {
  const there = parts.filter((part) => part.text !== null);
  const all = there.map((part) => part.text!.slice(0, longestText)).join('\n\n');
  if (all.length <= longestPersona) reading.ledger.came(there, 'Who the agent is (its persona).');
  else
    reading.ledger.changed(
      there,
      `Who the agent is (its persona), cut to ${longestPersona} characters. Keep the personality here, and move what it does into steps.`,
    );
  return cut(all, longestPersona);
}

/** A language of ours; null where the file's is none. */
export function languageOf(part: Part, { ledger }: Reading): string | null {
  const { text } = part;
  if (text === null) return null;
  const tag = text.replace('_', '-').toLowerCase();
  const found = agentLanguages.find((language) => language.tag.toLowerCase() === tag);
  const near = found ?? (tag === 'en' || tag.startsWith('en-') || tag === 'english' ? agentLanguages[0] : undefined);
  if (found) ledger.came(part, 'The language.');
  else if (near) ledger.changed(part, `The language: ${near.name}.`);
  else
    ledger.lost(
      part,
      `The language, "${cut(text, 20)}". Parley doesn’t support it yet, so the workspace’s language is used.`,
    );
  return near?.tag ?? null;
}

/** A voice of ours of the same name. */
export function voiceOf(part: Part, { ledger }: Reading): string | null {
  const wanted = part.text?.toLowerCase();
  const found = agentVoices.find(({ id }) => wanted?.split(/[^a-z]/).includes(id));
  if (found) ledger.changed(part, `The voice: ${found.name}, a built-in voice with the same name.`);
  return found?.id ?? null;
}

/** What a model was told to do in a place: kept as a note beside its step. */
export function briefOf(part: Part, reading: Reading, about: string): string {
  const { text } = part;
  if (text === null) return '';
  const most = FlowNote.shape.text.maxLength ?? 2_000;
  if (text.length > most)
    reading.ledger.changed(
      part,
      `Instructions for a model. They became questions, and the first ${most} characters are in a note next to the step.`,
      about,
    );
  else
    reading.ledger.changed(
      part,
      'Instructions for a model. They became questions, and the text is in a note next to the step.',
      about,
    );
  return text.slice(0, longestText);
}

/** A spot without ways so far. */
export function spotOf(id: string, title: string, doing: Doing, part: Part, more: Partial<Spot> = {}): Spot {
  const note = 'brief' in doing && doing.does === 'talk' ? doing.brief : '';
  return {
    id,
    title: titleOf(title, 'Step'),
    doing,
    part,
    note,
    ways: [],
    anywhere: null,
    group: null,
    briefPart: null,
    ...more,
  };
}

/** A way that is always taken. */
export const straight = (to: string | null, part: Part): Way => ({ label: null, when: { kind: 'always' }, to, part });

/** Conditions that only say that there is none. */
const isAlways = (text: string) => /^(always|else|default|otherwise|continue|next|unconditional)\b/i.test(text);

/** A way that a model decided on; without words it is always taken. */
export function meantWay(condition: Part, label: Part, to: string | null, part: Part, { ledger }: Reading): Way {
  const text = condition.text?.slice(0, 2_000) ?? label.text?.slice(0, 200) ?? null;
  const named = label.text === null ? null : cut(label.text, 80);
  if (text === null || isAlways(text)) {
    ledger.came([condition, label], 'Paths that are always taken.');
    return { label: named, when: { kind: 'always' }, to, part };
  }
  ledger.changed([condition, label], 'Plain-text conditions became question choices. Check their wording.');
  return { label: named, when: { kind: 'meaning', text }, to, part };
}

/** A number to connect callers with. */
export function phoneOf(part: Part, reading: Reading, about: string): string {
  const { text } = part;
  if (text === null) return '';
  reading.ledger.came(part, 'Numbers callers are transferred to.', about);
  return writtenText(text, part, reading).slice(0, 60);
}
