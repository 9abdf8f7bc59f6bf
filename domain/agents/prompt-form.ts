import { answerNameOf } from './guided-plan.ts';
import { type PromptAction, PromptConfig, type PromptTool } from './prompt-agents.ts';
import { Choice, type SlotDef, type SlotType } from './workflows.ts';

/** A field as it is filled in by hand. */
export interface PromptField {
  /** Empty for one that is new: it is named by its question. */
  name: string;
  type: SlotType;
  ask: string;
  /** Of type choice: what can be answered, with commas. */
  choices: string;
  required: boolean;
}

/** What the page of an agent by prompt holds. Lists are texts, a line an entry. */
export interface PromptForm {
  who: string;
  goals: string;
  facts: string;
  style: string;
  must: string;
  mustNot: string;
  prompt: string;
  fields: readonly PromptField[];
  tools: readonly PromptTool[];
  actions: readonly PromptAction[];
  bookMinutes: string;
  knowledge: boolean;
  speech: PromptConfig['speech'];
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.replace(/^\s*[-*•]\s+/, '').trim())
    .filter((line) => line !== '');

/** Who is booked, by the fields that there are. */
const attendeeOf = (names: ReadonlySet<string>) => ({
  name: names.has('name') ? '{{name|}}' : '',
  email: names.has('email') ? '{{email|}}' : '',
  phone: names.has('phone') ? '{{phone|}}' : '',
});

function choicesOf({ type, choices }: PromptField, before: SlotDef | undefined): Choice[] {
  if (type !== 'choice') return [];
  const labels = choices
    .split(',')
    .map((label) => label.trim())
    .filter(Boolean);
  return labels.map((label, n) => {
    const known = before?.choices.find((one) => one.label === label);
    const slug = label
      .toLowerCase()
      .normalize('NFKD')
      .replace(/[^a-z0-9]+/g, '_')
      .replace(/^[^a-z]+|_+$/g, '')
      .slice(0, 40);
    return known ?? Choice.parse({ value: slug || `option_${n + 1}`, label: label.slice(0, 80) });
  });
}

const asQuestion = (text: string) => (text.trim() === '' ? '' : `${text.trim().replace(/[?.!\s]+$/, '')}?`);

/** What a filled-in form comes to, with what is wrong with it where it is none. What the form does not show stays as it was. */
export function promptConfigOf(form: PromptForm, before?: PromptConfig) {
  const taken = new Set(form.fields.map(({ name }) => name).filter(Boolean));
  const fields = form.fields.map((field, n) => {
    const known = before?.fields.find(({ name }) => name === field.name);
    const name = field.name === '' ? answerNameOf(field, n, taken) : field.name;
    taken.add(name);
    const { type, required } = field;
    return { ...known, name, type, required, prompt: asQuestion(field.ask), choices: choicesOf(field, known) };
  });
  const names = new Set(fields.map(({ name }) => name));
  return PromptConfig.safeParse({
    ways: [{ port: 'done', label: 'Done' }],
    ...before,
    who: form.who.trim(),
    goals: linesOf(form.goals),
    facts: linesOf(form.facts),
    style: form.style.trim(),
    must: linesOf(form.must),
    mustNot: linesOf(form.mustNot),
    prompt: form.prompt.trim(),
    fields,
    tools: form.tools,
    actions: form.actions,
    booking: {
      ...before?.booking,
      durationMinutes: Number(form.bookMinutes),
      title: names.has('name') ? 'Appointment with {{name|a caller}}' : 'Appointment',
      attendee: attendeeOf(names),
    },
    knowledge: form.knowledge,
    speech: form.speech,
  });
}

/** A configuration as the form shows it. */
export const promptFormOf = (config: PromptConfig): PromptForm => ({
  who: config.who,
  goals: config.goals.join('\n'),
  facts: config.facts.join('\n'),
  style: config.style,
  must: config.must.join('\n'),
  mustNot: config.mustNot.join('\n'),
  prompt: config.prompt,
  fields: config.fields.map(({ name, type, prompt, choices, required }) => ({
    name,
    type,
    ask: prompt,
    choices: choices.map(({ label }) => label).join(', '),
    required,
  })),
  tools: config.tools,
  actions: config.actions,
  bookMinutes: String(config.booking.durationMinutes),
  knowledge: config.knowledge,
  speech: config.speech,
});
