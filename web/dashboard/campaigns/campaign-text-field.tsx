import { longestCampaignText } from '#domain/campaigns/campaigns.ts';
import { Field } from '#web/ui/field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';

interface CampaignTextFieldProps {
  value: string;
  onChange: (text: string) => void;
  disabled?: boolean;
}

/** What everyone of a text campaign gets, with fields of theirs in it. */
export function CampaignTextField({ value, onChange, disabled = false }: CampaignTextFieldProps) {
  return (
    <Field
      label="Text"
      required
      hint="Use {{first_name}}, {{name}}, {{company}}, or a custom field. {{company|your team}} adds a fallback."
    >
      <Textarea
        value={value}
        maxLength={longestCampaignText}
        disabled={disabled}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}
