import type { ActionVariable } from '#domain/actions/action-configurations.ts';
import { AppError, type FieldProblem } from '#domain/platform/errors.ts';
import type { Json } from '#domain/platform/json.ts';
import { fillTemplate, references } from '#voice/flow/template.ts';

export type Values = Record<string, Json>;

const forms: Record<ActionVariable['type'], { fits: (value: Json) => boolean; wish: string }> = {
  text: { fits: () => true, wish: '' },
  number: { fits: (value) => value !== '' && Number.isFinite(Number(value)), wish: 'Enter a number.' },
  yes_no: {
    fits: (value) => typeof value === 'boolean' || value === 'yes' || value === 'no',
    wish: 'Enter true or false.',
  },
  date: { fits: (value) => /^\d{4}-\d{2}-\d{2}$/.test(String(value)), wish: 'Enter a date like 2026-11-24.' },
  time: { fits: (value) => /^\d{2}:\d{2}$/.test(String(value)), wish: 'Enter a time like 14:30.' },
  date_time: {
    fits: (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
    wish: 'Enter a date and time like 2026-11-24T14:30.',
  },
};

const isGiven = (value: Json | undefined) => value !== undefined && value !== null && value !== '';

/** The values of variables that there are, each in the form of its type. @throws AppError invalid_input */
export function takeValues(variables: readonly ActionVariable[], given: Values): Values {
  const problems: FieldProblem[] = [];
  const values: Values = {};
  for (const { name, type } of variables) {
    const value = Object.hasOwn(given, name) ? given[name] : undefined;
    if (value === undefined || !isGiven(value)) continue;
    const { fits, wish } = forms[type];
    if (fits(value)) values[name] = value;
    else problems.push({ path: `body.values.${name}`, message: wish });
  }
  if (problems.length > 0)
    throw new AppError('invalid_input', `${problems[0]!.path.slice(12)}: ${problems[0]!.message}`, problems);
  return values;
}

function shown(value: Json): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Fills texts of an action, and notes which values lack. */
export function textFiller(values: Values) {
  const missing = new Set<string>();
  return {
    fill(text: string, inForm: (value: string) => string = (value) => value): string {
      for (const { name, fallback } of references(text)) {
        if (fallback === null && values[name] === undefined) missing.add(name);
      }
      return fillTemplate(text, (name) => (values[name] === undefined ? null : inForm(shown(values[name]))));
    },
    /** @throws AppError invalid_input when a text needed a value that was not given */
    requireAll(): void {
      if (missing.size === 0) return;
      const names = [...missing];
      const message = `${names.join(', ')} has no value.`;
      const details = names.map((name) => ({ path: `body.values.${name}`, message: 'Enter a value.' }));
      throw new AppError('invalid_input', message, details);
    },
  };
}
