import { CodeBlock } from '#web/ui/code-block.tsx';
import { modelUses, ollamaSteps } from './documentation.data.ts';

const Inline = ({ children }: { children: string }) => <code className="font-mono text-base text-ink">{children}</code>;

/** How a language model is connected, first one that needs no key, and what becomes of it. */
export function LanguageModels() {
  return (
    <>
      <p className="mt-4 text-pretty text-muted">
        Agents understand callers without a language model. If you connect one, it helps when the script is unsure. The
        model suggests, and the engine decides. Anything the model says has to come from your own facts, and nothing
        happens without the caller’s yes.
      </p>
      <h3 className="mt-8 font-semibold">Your own model, without a key</h3>
      <p className="mt-2 text-pretty text-muted">
        Ollama runs open models on your own machine. Nothing callers say leaves that machine. Private addresses are
        blocked by default, so the operator has to allow Ollama’s.
      </p>
      <CodeBlock code={ollamaSteps} label="Ollama next to Parley" className="mt-6" />
      <p className="mt-6 text-pretty text-muted">
        Then open External Services in the dashboard, choose Connect and OpenAI-compatible server, and enter{' '}
        <Inline>http://localhost:11434/v1</Inline> as the URL and <Inline>llama3.2</Inline> as the model. Try it shows
        whether the model responds. You connect OpenAI, Anthropic, Google, Mistral, and Groq in the same place, each
        with your own key.
      </p>
      <h3 className="mt-8 font-semibold">Purpose</h3>
      <dl className="mt-4 divide-y divide-line border-line border-y text-base">
        {modelUses.map(({ title, text }) => (
          <div key={title} className="py-3">
            <dt className="font-medium">{title}</dt>
            <dd className="mt-1 text-muted">{text}</dd>
          </div>
        ))}
      </dl>
      <h3 className="mt-8 font-semibold">What it costs</h3>
      <p className="mt-2 text-pretty text-muted">
        Tokens are counted for each request and stored with the model’s input and output. If the price is known, so is
        the cost. Prices change, so set your own under External Services. Spending limits per month and per call are
        checked before each request. When one is reached, agents continue with their script.
      </p>
      <p className="mt-4 text-pretty text-muted">
        You can connect several models. If the first one doesn’t respond in time, the next takes over. The models share
        a limit of two and a half seconds. If none responds, the agent continues with its script.
      </p>
    </>
  );
}
