/** What a form of Stripe's says: `metadata[a]=1&expand[0]=b` as members and lists. */
export interface Form {
  [name: string]: string | Form;
}

export function readForm(text: string): Form {
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const [first = '', ...rest] = name.split(/[[\]]+/).filter((part) => part !== '');
    let at = form;
    const path = [first, ...rest];
    for (const part of path.slice(0, -1)) {
      const next = at[part];
      if (typeof next === 'object') at = next;
      else {
        const made: Form = {};
        at[part] = made;
        at = made;
      }
    }
    at[path.at(-1)!] = value;
  }
  return form;
}

export const textIn = (form: Form | string | undefined, name: string): string | undefined => {
  const value = typeof form === 'object' ? form[name] : undefined;
  return typeof value === 'string' ? value : undefined;
};
export const formIn = (form: Form, name: string): Form => {
  const value = form[name];
  return typeof value === 'object' ? value : {};
};
export const numberIn = (form: Form, name: string): number | undefined => {
  const text = textIn(form, name);
  if (text === undefined) return undefined;
  if (!/^-?\d+$/.test(text))
    throw new StripeFault(400, { type: 'invalid_request_error', message: `Invalid integer: ${text}`, param: name });
  return Number(text);
};
export const textsIn = (form: Form, name: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(formIn(form, name)).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

/** A refusal in the shape of Stripe's. */
export class StripeFault extends Error {
  readonly status: number;
  readonly error: { type: string; message: string; code?: string; param?: string; decline_code?: string };

  constructor(status: number, error: StripeFault['error']) {
    super(error.message);
    this.status = status;
    this.error = error;
  }
}

export const missing = (what: string, id: string) =>
  new StripeFault(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}: '${id}'`,
  });
export const refused = (message: string, param?: string) =>
  new StripeFault(400, { type: 'invalid_request_error', message, ...(param !== undefined && { param }) });
