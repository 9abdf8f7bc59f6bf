import type { User } from '@supabase/auth-js';
import { refusalOf } from '#web/lib/auth-refusal.ts';
import { queryClient } from '#web/lib/query.ts';
import { authClient } from '#web/lib/session.ts';

/** Where links of mails and providers lead back to. */
export const accountPath = '/dashboard/account';
export const accountAddress = () => location.origin + accountPath;

/** The signed-in person, as the sign-in service knows them now. */
export const accountQuery = {
  queryKey: ['account', 'person'],
  retry: false,
  queryFn: async (): Promise<User> => {
    const { data, error } = await (await authClient()).getUser();
    if (error) throw new Error(refusalOf(error).message);
    return data.user;
  },
};

/** Asks for the person again after a change. */
export const reloadAccount = () => queryClient.invalidateQueries({ queryKey: accountQuery.queryKey });
