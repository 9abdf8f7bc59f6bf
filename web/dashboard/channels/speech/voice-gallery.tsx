import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { SpeechVoice } from '#domain/channels/speech.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { query } from '#web/lib/query.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { SearchInput } from '#web/ui/search-input.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SampleButton } from './sample-button.tsx';
import { describeVoice, engineName, findVoices, isEmbedded } from './voices.ts';

/** From this many voices on there is something to search in. */
const searchFrom = 4;

interface VoiceGalleryProps {
  language: string;
  value: string | undefined;
  onChange: (voice: string) => void;
}

function VoiceCard({
  voice,
  group,
  checked,
  onChoose,
}: {
  voice: SpeechVoice;
  group: string;
  checked: boolean;
  onChoose: () => void;
}) {
  return (
    <li className="relative flex items-center gap-2 rounded-md border border-line py-1.5 pr-1.5 pl-3 has-[:checked]:border-accent has-[:checked]:bg-accent-soft has-[:focus-visible]:outline-2">
      <label className="min-w-0 flex-1">
        <input type="radio" name={group} checked={checked} onChange={onChoose} className="sr-only" />
        <span className="flex min-w-0 items-center gap-2">
          <span className="truncate font-medium">{voice.name}</span>
          {!isEmbedded(voice) && <Badge>{engineName(voice.engine)}</Badge>}
        </span>
        <span className="block truncate text-muted text-sm">{describeVoice(voice)}</span>
      </label>
      <SampleButton voice={voice} />
    </li>
  );
}

/** The voices of a language, each with a sample to hear. */
export function VoiceGallery({ language, value, onChange }: VoiceGalleryProps) {
  const group = useId();
  const [search, setSearch] = useState('');
  const [engine, setEngine] = useState('');
  const { data, error, refetch } = useQuery(query.speech.voices({ query: { language } }));
  const voices = (data?.voices ?? []).filter(({ alias_of: realVoice }) => realVoice === null);
  const engines = [...new Set(voices.map((voice) => voice.engine))];
  const found = findVoices(voices, { search, engine: engines.includes(engine) ? engine : '' });

  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium">Voice</legend>
      {error && (
        <Banner
          action={
            <Button size="sm" variant="outline" onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          {messageOf(error)}
        </Banner>
      )}
      {voices.length >= searchFrom && (
        <SearchInput
          placeholder="Search voices"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          className="mb-2"
        />
      )}
      {engines.length > 1 && (
        <NativeSelect
          aria-label="Engine"
          value={engine}
          onChange={(event) => setEngine(event.target.value)}
          className="mb-2"
        >
          <option value="">All engines</option>
          {engines.map((id) => (
            <option key={id} value={id}>
              {engineName(id)}
            </option>
          ))}
        </NativeSelect>
      )}
      <ul className="-m-1 flex max-h-80 flex-col gap-1.5 overflow-y-auto p-1">
        {!data && !error && ['a', 'b', 'c'].map((key) => <Skeleton key={key} className="h-13" />)}
        {found.map((voice) => (
          <VoiceCard
            key={voice.id}
            voice={voice}
            group={group}
            checked={voice.id === value}
            onChoose={() => onChange(voice.id)}
          />
        ))}
      </ul>
      {data && found.length === 0 && (
        <p className="text-muted">
          {search.trim() ? `No voices match “${search.trim()}”.` : 'No voices for this language.'}
        </p>
      )}
    </fieldset>
  );
}
