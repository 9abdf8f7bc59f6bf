import { useQuery } from '@tanstack/react-query';
import { AudioLines } from 'lucide-react';
import { useRef } from 'react';
import { longTextLimit, type SpeechClip, textLimit } from '#domain/channels/speech.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { formatNumber } from '#web/lib/format.ts';
import { query } from '#web/lib/query.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, CardBody, CardFooter } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { KeyboardHint } from '#web/ui/keyboard-hint.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { ClipResult } from './clip-result.tsx';
import { Delivery } from './delivery.tsx';
import { charactersOf, type Draft } from './draft.ts';
import { SpokenForm } from './spoken-form.tsx';
import { useSpeak } from './use-speak.ts';
import { voiceOf } from './voices.ts';

interface StudioProps {
  draft: Draft;
  onChange: (draft: Draft) => void;
  /** The speech that is shown below the text. */
  clipId: string | null;
  onClip: (clipId: string) => void;
}

/** The text with its voice, and what became of it. */
export function Studio({ draft, onChange, clipId, onClip }: StudioProps) {
  const { data } = useQuery(query.speech.voices({ query: { language: draft.language } }));
  const voice = data && voiceOf(data.voices, draft.voice);
  const speak = useSpeak(onClip);
  const textarea = useRef<HTMLTextAreaElement>(null);
  const characters = charactersOf(draft.text);
  const tooLong = characters > longTextLimit;
  const ready = draft.text.trim() !== '' && !tooLong && voice !== undefined;

  function submit() {
    if (ready && !speak.isPending) speak.mutate({ ...draft, voice });
  }

  /** What was spoken, to change it and speak it again. */
  function reuse({ text, language, voice, speed, format }: SpeechClip) {
    onChange({ text, language, voice, speed, format });
    textarea.current?.focus();
  }

  return (
    <form
      aria-label="Speak text"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]"
    >
      <div className="flex min-w-0 flex-col gap-5">
        <Card>
          <CardBody className="flex flex-col gap-4 pt-4">
            {speak.error && <Banner>{messageOf(speak.error)}</Banner>}
            <Field
              label="Text"
              hint={
                characters > textLimit && !tooLong ? 'Audio for long texts is generated in the background.' : undefined
              }
              error={tooLong ? `Text can have up to ${formatNumber(longTextLimit)} characters.` : undefined}
            >
              <Textarea
                ref={textarea}
                value={draft.text}
                rows={8}
                placeholder="Your table for two is booked for seven thirty."
                className="max-h-96 min-h-44"
                onChange={(event) => onChange({ ...draft, text: event.target.value })}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
                  event.preventDefault();
                  submit();
                }}
              />
            </Field>
            <SpokenForm text={draft.text} language={draft.language} />
          </CardBody>
          <CardFooter>
            <p className="mr-auto text-muted tabular-nums">
              {formatNumber(characters)} {characters === 1 ? 'character' : 'characters'}
            </p>
            <span className="pointer-coarse:hidden">
              <KeyboardHint keys={['Ctrl', '↵']} />
            </span>
            <Button type="submit" disabled={!ready} busy={speak.isPending}>
              <AudioLines /> Speak
            </Button>
          </CardFooter>
        </Card>
        {clipId && <ClipResult key={clipId} clipId={clipId} onReuse={reuse} />}
      </div>
      <Delivery draft={draft} voice={voice} onChange={onChange} />
    </form>
  );
}
