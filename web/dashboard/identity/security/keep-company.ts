import type { CompanySignIn } from '#domain/identity/company-sign-in.ts';
import { query, queryClient } from '#web/lib/query.ts';

/** Shows what the server answered to a change of single sign-on. */
export const keepCompany = (answer: { companySignIn: CompanySignIn | null }) =>
  queryClient.setQueryData(query.companySignIn.get().queryKey, answer);
