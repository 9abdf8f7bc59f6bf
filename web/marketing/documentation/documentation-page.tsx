import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { AppLink } from '#web/lib/app-link.tsx';
import { buttonStyles } from '#web/ui/button.tsx';
import { cn } from '#web/ui/cn.ts';
import { CodeBlock } from '#web/ui/code-block.tsx';
import { PageMeta } from '#web/ui/page-meta.tsx';
import { ClosingCall } from '../closing-call.tsx';
import { CodeSample } from '../code/code-sample.tsx';
import { pageWidth } from '../page-section.tsx';
import elevenlabs from '../samples/documentation/elevenlabs.mjs?raw';
import errorAnswer from '../samples/documentation/error-answer.json?raw';
import languages from '../samples/documentation/languages.sh?raw';
import languagesAnswer from '../samples/documentation/languages-answer.json?raw';
import openai from '../samples/documentation/openai.mjs?raw';
import status from '../samples/documentation/status.sh?raw';
import statusAnswer from '../samples/documentation/status-answer.json?raw';
import javascript from '../samples/documentation/synthesize.mjs?raw';
import python from '../samples/documentation/synthesize.py?raw';
import synthesize from '../samples/documentation/synthesize.sh?raw';
import synthesizeAnswer from '../samples/documentation/synthesize-answer.json?raw';
import voices from '../samples/documentation/voices.sh?raw';
import voicesAnswer from '../samples/documentation/voices-answer.json?raw';
import { ApiTable, FieldList } from './api-table.tsx';
import {
  advanced,
  answerFields,
  claims,
  contents,
  endpoints,
  errorCodes,
  headers,
  limits,
  requestFields,
} from './documentation.data.ts';
import { KnowledgePart } from './knowledge-part.tsx';
import { LanguageModels } from './language-models.tsx';
import { atThisAddress } from './own-address.ts';
import { Quickstart } from './quickstart.tsx';

const fullAccess = (
  <AppLink to="/contact" className={buttonStyles({ size: 'lg' })}>
    Request Full Access
  </AppLink>
);

/** A part of the documentation, named in the list of contents. */
function Part({ id, children }: { id: (typeof contents)[number]['id']; children: ReactNode }) {
  const title = contents.find((part) => part.id === id)!.title;
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-24 border-line border-t pt-10">
      <h2 id={`${id}-title`} className="font-medium text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

const Inline = ({ children }: { children: string }) => <code className="font-mono text-base text-ink">{children}</code>;

const Code = ({ label, code }: { label: string; code: string }) => (
  <figure>
    <figcaption className="mb-2 font-medium text-base text-muted">{label}</figcaption>
    <CodeBlock code={atThisAddress(code)} label={label} />
  </figure>
);

export default function DocumentationPage() {
  return (
    <main className="text-lg">
      <PageMeta
        title="API documentation · Parley"
        description="The Parley API: a 5-minute quickstart, plus requests and responses for speech, voices, languages, status, and the Knowledge Base."
        path="/documentation"
      />
      <div className={cn(pageWidth, 'pt-16 pb-16 md:pt-24')}>
        <h1 className="max-w-4xl text-balance font-medium text-display">One request, and your software speaks</h1>
        <p className="mt-6 max-w-2xl text-pretty text-muted text-xl">
          The Parley API turns text into speech over plain HTTP. There’s no library to install and no audio to handle
          until you want to.
        </p>
        <div className="mt-9 flex flex-wrap gap-3">
          {fullAccess}
          <a href="#quickstart" className={buttonStyles({ variant: 'outline', size: 'lg' })}>
            Start in 5 minutes
          </a>
          <AppLink to="/docs" reloadDocument className={buttonStyles({ variant: 'outline', size: 'lg' })}>
            Guides and API reference
          </AppLink>
        </div>
        <dl className="mt-16 grid gap-6 sm:grid-cols-3">
          {claims.map(({ figure, text }) => (
            <div key={figure} className="flex flex-col-reverse justify-end border-accent border-t-2 pt-4">
              <dt className="text-muted">{text}</dt>
              <dd className="font-medium text-2xl tabular-nums">{figure}</dd>
            </div>
          ))}
        </dl>
      </div>

      <div className={cn(pageWidth, 'grid gap-12 pb-24 lg:grid-cols-[12rem_minmax(0,1fr)] lg:gap-16')}>
        <nav aria-label="On this page" className="hidden self-start lg:sticky lg:top-28 lg:block">
          <ul className="border-line border-l text-base">
            {contents.map(({ id, title }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="-ml-px block border-transparent border-l py-1.5 pl-4 text-muted hover:border-accent hover:text-ink"
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>

        <div className="flex min-w-0 max-w-3xl flex-col gap-16">
          <Part id="overview">
            <p className="mt-4 text-pretty text-muted">
              Send text, choose a voice, and get back the URL of the audio. Our agents answer the phone with the same
              voices, so what you hear is what callers hear. Requests and responses are JSON. Requests are authenticated
              with an access token in the Authorization header.
            </p>
            <p className="mt-4 text-pretty text-muted">
              An access token covers everything on this page. For full API access, book a demo: we’ll look at what you
              want to build and enable what you need.
            </p>
          </Part>

          <Part id="quickstart">
            <Quickstart />
          </Part>

          <Part id="synthesize">
            <p className="mt-4 text-pretty text-muted">
              <Inline>POST /v1/synthesize</Inline> turns text into speech and stores it. <Inline>POST /v1/tts</Inline>{' '}
              takes the same body and streams the audio itself: short texts start playing in under 500 ms.
            </p>
            <div className="mt-8 flex flex-col gap-6">
              <CodeSample
                label="Request"
                title="POST /v1/synthesize"
                versions={[
                  { name: 'JavaScript', code: javascript },
                  { name: 'curl', code: synthesize },
                  { name: 'Python', code: python },
                ]}
              />
              <Code label="Response" code={synthesizeAnswer} />
            </div>
            <div className="mt-10 grid gap-10 sm:grid-cols-2">
              <FieldList title="You send" fields={requestFields} />
              <FieldList title="You get" fields={answerFields} />
            </div>
          </Part>

          <Part id="lists">
            <p className="mt-4 text-pretty text-muted">
              Three requests tell you what’s available and whether the service is up. They need no token. The lists are
              shortened to two entries here.
            </p>
            <div className="mt-8 flex flex-col gap-6">
              <Code label="GET /v1/voices request" code={voices} />
              <Code label="GET /v1/voices response" code={voicesAnswer} />
              <Code label="GET /v1/languages request" code={languages} />
              <Code label="GET /v1/languages response" code={languagesAnswer} />
              <Code label="GET /v1/status request" code={status} />
              <Code label="GET /v1/status response" code={statusAnswer} />
            </div>
          </Part>

          <Part id="clients">
            <p className="mt-4 text-pretty text-muted">
              Code written for OpenAI’s or ElevenLabs’ speech APIs runs here unchanged. Point their libraries at this
              URL, with your token as the API key. OpenAI’s voice names work, and so do ours, such as{' '}
              <Inline>sarah</Inline>. Errors use each library’s own format.
            </p>
            <CodeSample
              label="Other libraries"
              title="npm install openai · @elevenlabs/elevenlabs-js"
              versions={[
                { name: 'OpenAI', code: openai },
                { name: 'ElevenLabs', code: elevenlabs },
              ]}
              className="mt-8"
            />
          </Part>

          <Part id="knowledge">
            <KnowledgePart />
          </Part>

          <Part id="endpoints">
            <div className="mt-6">
              <ApiTable
                caption="Speech API endpoints"
                columns={['Endpoint', 'What it does', 'Open to']}
                rows={endpoints.map(({ method, path, text, access }) => [`${method} ${path}`, text, access])}
              />
            </div>
            <p className="mt-6 text-pretty text-muted">
              All endpoints, with schemas, errors, and examples, as an OpenAPI 3.1 document:{' '}
              <a href="/openapi.json" className="text-accent-text underline underline-offset-4">
                /openapi.json
              </a>
              .
            </p>
          </Part>

          <Part id="limits">
            <dl className="mt-6 divide-y divide-line border-line border-y text-base">
              {limits.map(({ what, most }) => (
                <div key={what} className="flex flex-wrap justify-between gap-x-6 py-3">
                  <dt className="text-muted">{what}</dt>
                  <dd className="tabular-nums">{most}</dd>
                </div>
              ))}
            </dl>
            <p className="mt-8 text-pretty text-muted">
              Every speech response has headers that show your usage. If you send an <Inline>Idempotency-Key</Inline>, a
              retry within a day returns the original response without being counted again.
            </p>
            <div className="mt-6">
              <ApiTable
                caption="Speech response headers"
                columns={['Header', 'Meaning']}
                rows={headers.map(({ name, text }) => [name, text])}
              />
            </div>
          </Part>

          <Part id="errors">
            <p className="mt-4 text-pretty text-muted">
              Errors have a status and a JSON body with a code for your software and a message for people.
            </p>
            <CodeBlock code={atThisAddress(errorAnswer)} label="Error response" className="mt-6" />
            <div className="mt-8">
              <ApiTable
                caption="Error codes"
                columns={['Code', 'Status', 'Meaning']}
                rows={errorCodes.map(({ code, status, text }) => [code, String(status), text])}
              />
            </div>
          </Part>

          <Part id="models">
            <LanguageModels />
          </Part>

          <Part id="advanced">
            <p className="mt-4 text-pretty text-muted">Available on request, once we’ve talked.</p>
            <ul className="mt-8 grid gap-x-10 sm:grid-cols-2">
              {advanced.map(({ title, text }) => (
                <li key={title} className="flex gap-3.5 border-line border-t py-5">
                  <Lock aria-hidden className="mt-1 size-4 shrink-0 text-faint" />
                  <div>
                    <h3 className="font-semibold">
                      {title}
                      <span className="sr-only"> (locked)</span>
                    </h3>
                    <p className="mt-1 text-base text-muted">{text}</p>
                  </div>
                </li>
              ))}
            </ul>
            <div className="mt-6">{fullAccess}</div>
          </Part>
        </div>
      </div>

      <ClosingCall
        title="Tell us what you’re building"
        text="Book a demo, and we’ll enable the full API for what you want to build. A person will get back to you within one business day."
      >
        {fullAccess}
      </ClosingCall>
    </main>
  );
}
