import { z } from 'zod';
import { readAs } from '#server/platform/http/ask-service.ts';
import { ServiceError } from '#server/platform/http/service-error.ts';
import { askOffice, type OfficeAccess } from '#server/scheduling/office-access.ts';

const Link = z.string().max(8_000).optional();

interface Asked {
  /** On whose server all addresses are that the answers name: a token goes nowhere else. */
  base: string;
  /** The first part's address. */
  first: string;
  headers?: Record<string, string>;
  mostPages: number;
  /** Statuses with which it says that a mark is too old. */
  also?: number[];
}

/** Reads a list of Graph to its end, which names the next part, and at the end of changes the next mark. */
export async function readPages<T>(
  access: OfficeAccess,
  { base, first, headers = {}, mostPages, also = [] }: Asked,
  schema: z.ZodType<T>,
): Promise<{ items: T[]; cursor: string | null; isTooOld: boolean }> {
  const Page = z.object({ value: z.array(schema), '@odata.nextLink': Link, '@odata.deltaLink': Link });
  const items: T[] = [];
  let url = first;
  for (let count = 0; count < mostPages; count++) {
    if (URL.parse(url)?.origin !== new URL(base).origin)
      throw new ServiceError('refused', `${access.name} points to another server.`);
    const { status, body } = await askOffice(access, { method: 'GET', url, headers, also });
    if (also.includes(status)) return { items, cursor: null, isTooOld: true };
    const page = readAs(access, Page, body);
    items.push(...page.value);
    const next = page['@odata.nextLink'];
    if (next === undefined) return { items, cursor: page['@odata.deltaLink'] ?? null, isTooOld: false };
    url = next;
  }
  throw new ServiceError('refused', `${access.name} has too many entries to read.`);
}
