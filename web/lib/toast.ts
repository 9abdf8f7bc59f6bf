import { toast } from 'sonner';
import { messageOf } from './api-error.ts';

export { toast };

/** Says that something failed, in the server's words: `onError: toastError`. */
export function toastError(error: unknown): void {
  toast.error(messageOf(error));
}
