import { useQuery } from '@tanstack/react-query';
import type { FlowText } from '#voice/flow/other-languages.ts';
import { query } from '#web/lib/query.ts';
import type { ConfigurationProps } from '../agent-form.tsx';
import { LanguageForm } from './language-form.tsx';
import { TextsTable } from './texts-table.tsx';

const written = (step: string, text: string): FlowText => ({ text, step, kind: 'written', synonyms: [] });

/** What an agent speaks, and its texts in each of its languages. Fetched when it is shown: it brings the engine's languages. */
export default function LanguagesPanel({ agentId, ...props }: ConfigurationProps & { agentId: string }) {
  const { data } = useQuery(query.afterCalls.get({ params: { agentId } }));
  const mail = data?.callerEmail ?? null;
  // It stands with what happens after calls; its words in other languages stand with those of the flow.
  const beside =
    mail === null ? [] : [written('Caller email: subject', mail.subject), written('Caller email', mail.text)];
  return (
    <div className="flex flex-col gap-6">
      <div className="max-w-3xl">
        <LanguageForm {...props} />
      </div>
      <TextsTable {...props} beside={beside} />
    </div>
  );
}
