import type { Brand } from '#domain/agency/brand.ts';
import { query, queryClient } from '#web/lib/query.ts';

/** Shows what the server answered to a change of the brand. */
export const keepBrand = (answer: { brand: Brand | null }) =>
  queryClient.setQueryData(query.brand.get().queryKey, answer);
