import { useState } from 'react';
import { audioFormats } from '#domain/platform/audio-formats.ts';
import { site } from '#web/lib/site.ts';
import { CodeBlock } from '#web/ui/code-block.tsx';
import { TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { type ApiRequest, type CodeLanguage, codeLanguages, codeOf } from './request-code.ts';
import { maskedKey } from './use-key.ts';

interface CodeSamplesProps {
  /** The request with a key in it. */
  requestWith: (key: string) => ApiRequest;
  /** The key that is sent; empty: none. */
  secret: string;
  needsKey: boolean;
  /** Content types of an answer that is a file. */
  raw: readonly string[] | undefined;
}

/** The file that a sound is saved to: in the format that the request asks for, else in the endpoint's first. */
function fileOf({ body, address }: ApiRequest, raw: readonly string[]): string | undefined {
  if (!raw[0]?.startsWith('audio/')) return undefined;
  const asked =
    /"(?:response_)?format":\s*"(\w+)"/.exec(body ?? '')?.[1] ?? /output_format=([a-z]+)/.exec(address)?.[1];
  const formats = Object.entries(audioFormats);
  const format =
    formats.find(([name]) => name === asked) ?? formats.find(([, { type }]) => type === raw[0]) ?? formats[0]!;
  return `speech.${format[1].extension}`;
}

/** The request in three languages. The key is masked on the screen and whole in what is copied. */
export function CodeSamples({ requestWith, secret, needsKey, raw }: CodeSamplesProps) {
  const [language, setLanguage] = useState<CodeLanguage>('curl');
  const stand = needsKey ? 'YOUR_ACCESS_TOKEN' : '';
  const code = (key: string) => {
    const request = requestWith(key);
    return codeOf(language, { request, origin: site.origin, file: raw && fileOf(request, raw) });
  };
  return (
    <section aria-label="Code">
      <Tabs
        label="Language"
        tabs={codeLanguages.map((name) => ({ value: name, label: name }))}
        value={language}
        onChange={setLanguage}
      >
        {codeLanguages.map((name) => (
          <TabPanel key={name} value={name} className="pt-3">
            <CodeBlock
              label={`${name} request`}
              code={code(secret ? maskedKey(secret) : stand)}
              copied={code(secret || stand)}
            />
          </TabPanel>
        ))}
      </Tabs>
      {secret && (
        <p className="mt-2 text-muted text-sm">
          The copied code contains your full key. Be careful where you paste it.
        </p>
      )}
    </section>
  );
}
