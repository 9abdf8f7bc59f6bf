import type { Choice, SlotType } from '#domain/agents/workflows.ts';
import { choicesOf } from '../compose/choices.ts';
import type { Part } from './part.ts';
import type { SpotSlot } from './spots.ts';
import { type Reading, sayable } from './texts.ts';
import { callerWords, cut, orList, titleOf } from './words.ts';

/** What a file finds out of callers, as things that are asked for. */

const owners = new RegExp(`^(?:the |their |your |his |her )?(?:(?:${callerWords})(?:'s|s)? )?`, 'i');

/** A name as it is said: "patient_full_name" becomes "full name". */
export const labelOfName = (name: string): string =>
  titleOf(name, 'answer')
    .toLowerCase()
    .replace(/\bis \b/, '')
    .replace(owners, '')
    .trim() || 'answer';

const byName: readonly [RegExp, SlotType][] = [
  [/e_?mail/, 'email'],
  [/(phone|mobile|telephone|callback_number|contact_number)/, 'phone'],
  [/(^|_)(date_?time|datetime|appointment_time|preferred_time_slot)($|_)/, 'date_time'],
  [/(^|_)(date|dob|birthday|birthdate|check_?in|check_?out|move_in)($|_)/, 'date'],
  [/(^|_)time($|_)/, 'time'],
  [/(^|_)address($|_)/, 'address'],
  [/(^|_)(amount|price|budget|cost)($|_)/, 'money'],
  [
    /(^|_)(zip|zip_?code|postal_?code|post_?code|member_id|order_number|confirmation_number|account_number|patient_id|policy_number|order_id)($|_)/,
    'code',
  ],
  [/(^|_)(full_?name|first_?name|last_?name|name|(patient|caller|customer|guest|user|client|your)_?name)$/, 'name'],
];

/** The type of what is asked for, by what a file says of it. */
export function typeOf(name: string, part: Part): SlotType {
  if (choicesIn(part).length >= 2) return 'choice';
  const type = part.in('type').text;
  const format = part.in('format').text;
  if (type === 'boolean') return 'yes_no';
  const key = name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();
  const found = byName.find(([pattern]) => pattern.test(key))?.[1];
  if (type === 'number' || type === 'integer') return found === 'money' || found === 'phone' ? found : 'number';
  if (format === 'email') return 'email';
  if (format === 'date') return 'date';
  if (format === 'date-time') return 'date_time';
  return found ?? 'text';
}

function choicesIn(part: Part): Choice[] {
  const options = [...part.in('enum', 'choices', 'options').items()];
  const labels = options.flatMap((option) => option.id ?? option.in('value', 'label', 'name').id ?? []);
  const apart = [...new Set(labels.map((label) => titleOf(label, label).slice(0, 80).trim()).filter(Boolean))];
  return choicesOf(apart.slice(0, 20));
}

/** The question for something. */
export function questionFor(type: SlotType, name: string, choices: readonly Choice[]): string {
  const label = labelOfName(name);
  const list = orList(choices.map((choice) => choice.label.toLowerCase()));
  switch (type) {
    case 'choice':
      return /^(intent|reason|purpose|topic|need|request)/.test(label)
        ? `How can we help you: ${list}?`
        : `Which ${label} is it: ${list}?`;
    case 'yes_no':
      return `Is this right: ${label}?`;
    case 'name':
      return `May I have your ${label}, please?`;
    case 'email':
      return 'What is your email address?';
    case 'phone':
      return 'What is the best phone number to reach you?';
    case 'time':
      return 'What time works for you?';
    case 'date_time':
      return 'What day and time work for you?';
    case 'text':
      return /^(intent|reason|purpose|need|request|issue|problem|answer)/.test(label)
        ? 'How can we help you?'
        : `What is your ${label}?`;
    default:
      return `What is the ${label}?`;
  }
}

/** One thing that a file finds out. @param name as the file calls it */
export function slotOf(name: string, part: Part, reading: Reading, about: string, required = true): SpotSlot {
  const { ledger, names } = reading;
  const key = names.key(name);
  const type = names.slot(key, typeOf(name, part));
  const choices = type === 'choice' ? choicesIn(part) : [];
  const asked = part.in('prompt', 'question').text;
  const isQuestion = asked?.split('?').length === 2 && asked.endsWith('?');
  const prompt = isQuestion ? sayable(asked ?? '', part, reading, 400) : cut(questionFor(type, name, choices), 400);
  const described = part.in('description', 'prompt');
  const read = ['type', 'name', 'title', 'enum', 'choices', 'options', 'format', 'question', 'required', 'id'];
  ledger.came(
    [
      part.value === null || !part.isForm ? part : part.in('name', 'title'),
      ...read.slice(2).map((one) => part.in(one)),
    ],
    'What’s collected from callers.',
    about,
  );
  if (part.in('type').isThere) ledger.changed(part.in('type'), 'Answer types, guessed from names and texts.', about);
  if (described.isThere)
    ledger.changed(described, 'What a model looked for is now a question. Check the wording.', about);
  return { name: key, type, prompt, choices, required, part };
}

/** What a JSON schema finds out; objects within are taken apart. */
export function slotsOfSchema(schema: Part, reading: Reading, about: string, before = ''): SpotSlot[] {
  const required = new Set(
    schema
      .in('required')
      .items()
      .map((one) => one.text),
  );
  reading.ledger.came([schema.in('required'), schema.in('type')], 'What’s collected from callers.', about);
  return schema
    .in('properties')
    .members()
    .flatMap(({ name, part }) => {
      const path = before ? `${before}.${name}` : name;
      if (part.in('properties').isForm) return slotsOfSchema(part, reading, about, path);
      if (part.in('type').text === 'array' || part.in('type').text === 'object') {
        reading.ledger.lost(part, 'Lists and objects a model filled in. Ask for each part.', about);
        return [];
      }
      return [slotOf(path, part, reading, about, required.size === 0 || required.has(name))];
    });
}

/** Things that a brief for a model tells it to ask for. */
const inBriefs: readonly [RegExp, string, SlotType][] = [
  [/\b(?:full |first |last |patient |caller |customer )?name\b/i, 'full_name', 'name'],
  [/\bdate of birth|\bdob\b|\bbirth ?date\b/i, 'date_of_birth', 'date'],
  [/\be-?mail\b/i, 'email', 'email'],
  [/\b(?:phone|callback|contact) number\b|\bphone\b/i, 'phone', 'phone'],
  [/\b(?:street |home |delivery )?address\b(?! of)/i, 'address', 'address'],
  [/\b(?:preferred |appointment )?(?:date|day)s? (?:and|\/|or) time\b|\bdate\/time\b/i, 'preferred_time', 'date_time'],
  [/\bpreferred dates?\b|\bwhat (?:day|date)\b/i, 'preferred_date', 'date'],
  [/\bzip ?code\b|\bpostal code\b/i, 'zip_code', 'code'],
];
const asks = /\b(?:ask|collect|gather|get|obtain|find out|verify|confirm|request|capture|need)\b/i;

/** What a brief for a model has it ask for, as far as its words tell. */
export function slotsOfBrief(brief: Part, reading: Reading): SpotSlot[] {
  const text = brief.text ?? '';
  const asked = text
    .split(/[.\n]/)
    .filter((sentence) => asks.test(sentence))
    .join('. ')
    .replace(/e-?mail address/gi, 'email');
  const hasTime = inBriefs.some(([pattern, , type]) => type === 'date_time' && pattern.test(asked));
  return inBriefs.flatMap(([pattern, name, type]): SpotSlot[] => {
    if (!pattern.test(asked) || (hasTime && name === 'preferred_date')) return [];
    const key = reading.names.key(name);
    const known = reading.names.slot(key, type);
    const required = true;
    return [{ name: key, type: known, prompt: questionFor(known, name, []), choices: [], required, part: brief }];
  });
}
