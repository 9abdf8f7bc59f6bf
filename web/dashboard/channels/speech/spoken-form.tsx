import { useMutation } from '@tanstack/react-query';
import { SpellCheck } from 'lucide-react';
import { textLimit } from '#domain/channels/speech.ts';
import { api } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { charactersOf } from './draft.ts';

/** Shows how a text will be read, in words. An answer is shown for as long as it is true. */
export function SpokenForm({ text, language }: { text: string; language: string }) {
  const ask = useMutation({
    mutationFn: (body: { text: string; language: string }) => api.speech.spokenForm({ body }),
  });
  const current = ask.variables?.text === text && ask.variables.language === language;
  const askable = text.trim() !== '' && charactersOf(text) <= textLimit;

  return (
    <div className="flex flex-col items-start gap-2">
      <Button
        variant="outline"
        size="sm"
        disabled={!askable}
        busy={ask.isPending}
        onClick={() => ask.mutate({ text, language })}
      >
        <SpellCheck /> Show spoken form
      </Button>
      <div aria-live="polite" className="w-full empty:hidden">
        {current && ask.error && <Banner>{messageOf(ask.error)}</Banner>}
        {current && ask.data && (
          <p className="max-h-48 overflow-y-auto whitespace-pre-wrap break-words rounded-md bg-sunken px-3 py-2">
            {ask.data.spoken}
          </p>
        )}
      </div>
    </div>
  );
}
