import type { ExternalToast } from 'sonner';
import { messageOf } from './api-error.ts';

/** Fetched when the first toast is raised, or a little after the start, see the dashboard's layout. */
const raise =
  (kind: 'success' | 'error' | 'info') =>
  (message: string, options?: ExternalToast): void => {
    import('sonner').then(({ toast }) => toast[kind](message, options), console.error);
  };

/** Raises a toast: a sentence that something was done, or that it failed. */
export const toast = { success: raise('success'), error: raise('error'), info: raise('info') };

/** Says that something failed, in the server's words: `onError: toastError`. */
export function toastError(error: unknown): void {
  toast.error(messageOf(error));
}
