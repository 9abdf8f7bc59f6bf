import { z } from 'zod';

const line = /^[\w-]{1,100}=[\x21-\x7e ]{0,2000}$/;

/** Headers as OpenTelemetry writes them in a setting: `name=value,name=value`, values encoded as in addresses. */
export function readHeaders(value: string, { addIssue }: z.RefinementCtx): Record<string, string> {
  const items = value.split(',').map((item) => item.trim());
  try {
    if (items.length <= 20 && items.every((item) => line.test(item))) {
      return Object.fromEntries(
        items.map((item) => {
          const at = item.indexOf('=');
          return [item.slice(0, at).toLowerCase(), decodeURIComponent(item.slice(at + 1)).replace(/[^\x20-\x7e]/g, '')];
        }),
      );
    }
  } catch (error) {
    if (!(error instanceof URIError)) throw error;
  }
  addIssue('must be headers like authorization=Bearer%20key, by comma');
  return z.NEVER;
}
