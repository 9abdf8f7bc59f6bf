import { useQuery } from '@tanstack/react-query';
import { type ContactImportDetail, type ContactSource, contactImportsApi } from '#domain/contacts/contact-imports.ts';
import { api } from '#web/lib/api.ts';
import { newKey } from '#web/lib/new-key.ts';
import { invalidate, query, queryClient } from '#web/lib/query.ts';
import { sendForm } from '#web/lib/send-file.ts';
import { toastError } from '#web/lib/toast.ts';
import { useChange } from '#web/lib/use-change.ts';

/** How often an import that goes on is looked at, in ms. */
const lookMs = 1_000;
/** How long contacts of an account may be read, in ms. */
const sourceMs = 60_000;

const isBusy = ({ status: state }: ContactImportDetail) => state === 'running' || state === 'undoing';

/** An import, looked at while it goes on. */
export const useImport = (importId: string) =>
  useQuery({
    ...query.contactImports.get({ params: { importId } }),
    refetchInterval: ({ state: { data } }) => (data && isBusy(data) ? lookMs : false),
  });

/** Uploads a file; what was guessed of it is a page of its own. */
export const useUpload = (onRead: (read: ContactImportDetail) => void) =>
  useChange(
    (file: File) => {
      const form = new FormData();
      form.append('file', file);
      return sendForm<ContactImportDetail>(contactImportsApi.upload.path, form, {
        headers: { 'idempotency-key': newKey() },
      });
    },
    {
      reloads: 'contactImports',
      next: (read) => onRead(read),
      refusal: 'shown',
    },
  );

/** Reads the contacts of a connected account, which may take as long as the server waits for it. */
export const useSource = (onRead: (read: ContactImportDetail) => void) =>
  useChange((source: ContactSource) => api.contactImports.readSource({ body: { source } }, { timeoutMs: sourceMs }), {
    reloads: 'contactImports',
    next: (read) => onRead(read),
    refusal: 'shown',
  });

/** What is done with one import. */
export function useImportChanges(importId: string) {
  const input = { params: { importId } };
  const _settled = {
    onError: toastError,
    onSettled: () => invalidate('contactImports', 'contacts'),
  };
  type Change = Parameters<typeof api.contactImports.update>[0]['body'];
  return {
    change: useChange((body: Change) => api.contactImports.update({ ...input, body }), {
      next: (read) => queryClient.setQueryData(query.contactImports.get(input).queryKey, read),
    }),
    run: useChange(() => api.contactImports.run(input), {
      reloads: ['contactImports', 'contacts'],
    }),
    undo: useChange(() => api.contactImports.undo(input), {
      reloads: ['contactImports', 'contacts'],
    }),
  };
}
