import type { ConfigurationProps } from '../agent-form.tsx';
import { LanguageForm } from './language-form.tsx';
import { TextsTable } from './texts-table.tsx';

/** What an agent speaks, and its texts in each of its languages. Fetched when it is shown: it brings the engine's languages. */
export default function LanguagesPanel(props: ConfigurationProps) {
  return (
    <div className="flex flex-col gap-6">
      <LanguageForm {...props} />
      <TextsTable {...props} />
    </div>
  );
}
