import type { ReactNode } from 'react';
import { CodeBlock } from '#web/ui/code-block.tsx';
import file from '../samples/documentation/knowledge-file.sh?raw';
import gaps from '../samples/documentation/knowledge-gaps.sh?raw';
import search from '../samples/documentation/knowledge-search.sh?raw';
import searchAnswer from '../samples/documentation/knowledge-search-answer.json?raw';
import synonym from '../samples/documentation/knowledge-synonym.sh?raw';
import text from '../samples/documentation/knowledge-text.sh?raw';
import { knowledgeFiles, knowledgeThreshold } from './documentation.data.ts';
import { atThisAddress } from './own-address.ts';

const Paragraph = ({ children }: { children: ReactNode }) => <p className="mt-4 text-pretty text-muted">{children}</p>;
const Title = ({ children }: { children: string }) => <h3 className="mt-10 font-semibold">{children}</h3>;
const Sample = ({ label, code }: { label: string; code: string }) => (
  <figure className="mt-6">
    <figcaption className="mb-2 font-medium text-base text-muted">{label}</figcaption>
    <CodeBlock code={atThisAddress(code)} label={label} />
  </figure>
);
const Inline = ({ children }: { children: string }) => <code className="font-mono text-base text-ink">{children}</code>;

/** What agents answer from, and how. server/knowledge/documentation.test.ts runs its samples. */
export function KnowledgePart() {
  return (
    <>
      <Paragraph>
        Callers ask questions mid-call: where to park, what a cleaning costs. Agents answer from your documents. You
        don’t need a language model, and nothing is made up: an answer is a sentence from a document, word for word.
      </Paragraph>

      <Title>What to upload</Title>
      <Paragraph>
        Upload prices, hours, directions, and policies. Short sentences that make one point work best. Add section
        headings, because headings are searched, too. Table rows are read as sentences, with their column headings.
      </Paragraph>
      <dl className="mt-6 divide-y divide-line border-line border-y text-base">
        {knowledgeFiles.map(({ what, most }) => (
          <div key={what} className="flex flex-wrap justify-between gap-x-6 py-3">
            <dt className="text-muted">{what}</dt>
            <dd className="tabular-nums">{most}</dd>
          </div>
        ))}
      </dl>
      <Paragraph>
        The token needs the Knowledge Base scope. Send text or a file. Processing starts shortly after, and the status
        changes from <Inline>processing</Inline> to <Inline>ready</Inline>. Until then, agents use the previous version.
      </Paragraph>
      <Sample label="Add text" code={text} />
      <Sample label="Upload a file" code={file} />

      <Title>How answers are found</Title>
      <Paragraph>
        The words in a question are matched against all chunks of your documents. Rare words count most. The agent says
        the best sentence from the best chunks, plus the sentence after it. Misheard words are matched to
        similar-sounding ones in your documents. Your own FAQs come first. For each one, write five ways to ask it.
      </Paragraph>
      <Sample label="Ask like a caller" code={search} />
      <Sample label="The response" code={searchAnswer} />

      <Title>How confident an answer has to be</Title>
      <Paragraph>
        Each answer has a <Inline>confidence</Inline> from 0 to 1. At or above the <Inline>threshold</Inline>, which is{' '}
        {knowledgeThreshold}, the agent says it. Below that, <Inline>answer</Inline> is null and the agent says it
        doesn’t know; <Inline>best</Inline> shows the closest match. If one of your questions is nearly the same,{' '}
        <Inline>maybe</Inline> contains it, and the agent asks, “Do you mean: …?” A trick question in your documents’
        own words can still match a sentence, so the agent names its source and callers can judge for themselves.
      </Paragraph>

      <Title>Synonyms</Title>
      <Paragraph>
        Callers might use a word that isn’t in your documents. Add it as a synonym, and it works starting with the next
        question.
      </Paragraph>
      <Sample label="Add a synonym" code={synonym} />

      <Title>Unanswered questions</Title>
      <Paragraph>
        Unanswered questions are stored as gaps, grouped by similarity, with the calls they came from. Answer one, and
        callers get that answer from then on. To read gaps, the token also needs the Calls and transcripts scope.
      </Paragraph>
      <Sample label="List the gaps" code={gaps} />
    </>
  );
}
