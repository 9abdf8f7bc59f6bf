import { useQuery } from '@tanstack/react-query';
import { speechSpeed } from '#domain/channels/speech.ts';
import { audioFormatNames } from '#domain/platform/audio-formats.ts';
import { query } from '#web/lib/query.ts';
import { Card, CardBody } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { Slider } from '#web/ui/slider.tsx';
import { type Draft, formatLabels, isPlayable } from './draft.ts';
import { VoiceGallery } from './voice-gallery.tsx';

const formatOptions = audioFormatNames.map((format) => ({
  value: format,
  label: formatLabels[format],
  ...(!isPlayable(format) && { description: 'Download only. Browsers can’t play this format.' }),
}));

interface DeliveryProps {
  draft: Draft;
  /** The chosen voice, when the voices are known. */
  voice: string | undefined;
  onChange: (draft: Draft) => void;
}

/** How the text shall sound: language, voice, speed, and the file's format. */
export function Delivery({ draft, voice, onChange }: DeliveryProps) {
  const { data } = useQuery(query.speech.languages());
  const languages = data?.languages.map(({ code, name, native_name: native }) => ({
    value: code,
    label: name,
    ...(native !== name && { description: native }),
  }));
  return (
    <Card className="self-start">
      <CardBody className="flex flex-col gap-5 pt-4">
        <Field label="Language">
          <Select
            options={languages ?? [{ value: draft.language, label: draft.language }]}
            value={draft.language}
            onChange={(language) => onChange({ ...draft, language, voice: null })}
          />
        </Field>
        <VoiceGallery
          key={draft.language}
          language={draft.language}
          value={voice}
          onChange={(next) => onChange({ ...draft, voice: next })}
        />
        <Field label="Speed">
          <Slider
            min={speechSpeed.min}
            max={speechSpeed.max}
            step={0.05}
            value={draft.speed}
            onChange={(speed) => onChange({ ...draft, speed: Math.round(speed * 100) / 100 })}
            format={(speed) => `${speed.toFixed(2)}×`}
          />
        </Field>
        <Field label="Format">
          <Select options={formatOptions} value={draft.format} onChange={(format) => onChange({ ...draft, format })} />
        </Field>
      </CardBody>
    </Card>
  );
}
