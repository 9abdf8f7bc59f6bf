import { z } from 'zod';
import { sameLabel } from '#domain/agents/flow-plans.ts';
import {
  type AnalysisField,
  type AnalysisResult,
  type AnalysisSetting,
  analysisBounds,
  verdicts,
} from '#domain/calls/call-analyses.ts';
import type { CallTurn } from '#domain/calls/calls.ts';
import { understand } from '#voice/understanding/understand.ts';

/** The form in which a model answers: each field is there, since services insist on that. */
export const ProposedAnalysis = z.strictObject({
  fields: z
    .array(z.strictObject({ name: z.string().max(60), value: z.string().max(400), quote: z.string().max(400) }))
    .max(analysisBounds.fields),
  criteria: z
    .array(
      z.strictObject({
        name: z.string().max(60),
        verdict: z.enum(verdicts),
        reason: z.string().max(400),
        quote: z.string().max(400),
      }),
    )
    .max(analysisBounds.criteria),
});
export type ProposedAnalysis = z.infer<typeof ProposedAnalysis>;

type Turn = Pick<CallTurn, 'seq' | 'role' | 'text'>;

/** The call, and where it took place. */
export interface Heard {
  turns: readonly Turn[];
  /** BCP 47. */
  language: string;
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The words of the transcript that a quote is, as they stand there; null where no one said them in one go. */
function proofOf(quote: string, { turns }: Heard) {
  const words = plain(quote);
  if (words === '') return null;
  const turn = turns.find(({ text }) => ` ${plain(text)} `.includes(` ${words} `));
  return turn ? { seq: turn.seq, role: turn.role, quote: quote.trim() } : null;
}

/** What people of the business read: without links, markup and signs that are not seen. */
const isHarmless = (text: string) => !/[<>{}[\]`|\\]|https?:|www\.|\S@\S|\p{Cf}|\p{Cc}/u.test(text);
const digitsIn = (text: string): string[] => text.match(/\d+/g) ?? [];
const numbersStand = (text: string, said: string) => digitsIn(text).every((digits) => digitsIn(said).includes(digits));

/** Whether the words say a number, in digits or as they are spoken. */
function saysNumber(value: number, quote: string, language: string): boolean {
  if (digitsIn(quote.replaceAll(',', '')).includes(String(Math.abs(value)))) return true;
  const read = (type: 'number' | 'money') =>
    understand({ type, language, text: quote, at: '2026-01-01T00:00:00', zone: 'UTC' }).value;
  const [number, money] = [read('number'), read('money')];
  return number === value || (typeof money === 'object' && money !== null && money.amount === value);
}

/** A value of the field's type; undefined where it is none, or where its proof does not hold it. */
function readValue(
  { type, choices }: AnalysisField,
  value: string,
  quote: string,
  { turns, language }: Heard,
): string | number | boolean | undefined {
  const text = value.replace(/\s+/g, ' ').trim();
  switch (type) {
    case 'number': {
      const number = /^-?\d{1,15}(\.\d{1,6})?$/.test(text) ? Number(text) : Number.NaN;
      return Number.isNaN(number) || !saysNumber(number, quote, language) ? undefined : number;
    }
    case 'yes_no':
      return text.toLowerCase() === 'yes' ? true : text.toLowerCase() === 'no' ? false : undefined;
    case 'date':
      return z.iso.date().safeParse(text).success ? text : undefined;
    case 'choice':
      return choices.find((choice) => sameLabel(choice, text));
    case 'text': {
      const said = turns.map((turn) => turn.text).join(' ');
      return text !== '' && isHarmless(text) && numbersStand(text, said) ? text : undefined;
    }
  }
}

/**
 * What of a model's answer holds: values of their type, whose proof stands in the transcript, and judgements with a
 * reason and a proof. What does not hold is left out, and named as open.
 */
export function readAnalysis(
  { fields, criteria }: AnalysisSetting,
  proposed: ProposedAnalysis,
  heard: Heard,
): AnalysisResult {
  const found = fields.flatMap((field): AnalysisResult['fields'] => {
    const given = proposed.fields.find(({ name }) => name === field.name);
    const proof = given ? proofOf(given.quote, heard) : null;
    const value = given && proof ? readValue(field, given.value, given.quote, heard) : undefined;
    return value === undefined || !proof ? [] : [{ name: field.name, type: field.type, value, proof }];
  });
  const said = heard.turns.map(({ text }) => text).join(' ');
  const judged = criteria.flatMap(({ name }): AnalysisResult['criteria'] => {
    const given = proposed.criteria.find((one) => one.name === name);
    if (!given) return [];
    const { verdict } = given;
    const reason = given.reason.replace(/\s+/g, ' ').trim();
    const proof = proofOf(given.quote, heard);
    const isProved = proof !== null || (verdict === 'not_applicable' && given.quote.trim() === '');
    if (!isProved || reason === '' || !isHarmless(reason) || !numbersStand(reason, said)) return [];
    return [{ name, verdict, reason, proof }];
  });
  const settled = new Set([...found, ...judged].map(({ name }) => name));
  const open = [...fields, ...criteria].map(({ name }) => name).filter((name) => !settled.has(name));
  return { fields: found, criteria: judged, open };
}
