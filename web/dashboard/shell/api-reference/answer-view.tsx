import { Download } from 'lucide-react';
import { formatNumber } from '#web/lib/format.ts';
import { useObjectUrl } from '#web/lib/use-object-url.ts';
import { Badge } from '#web/ui/badge.tsx';
import { buttonStyles } from '#web/ui/button.tsx';
import { Card, CardBody } from '#web/ui/card.tsx';
import { CodeBlock } from '#web/ui/code-block.tsx';
import { AudioAnswer } from './audio-answer.tsx';
import type { ApiAnswer } from './send-request.ts';
import { shownJson } from './shown-json.ts';

const toneOf = (status: number) => (status < 300 ? 'success' : status < 500 ? 'warning' : 'danger');

/** What statuses are called; HTTP/2 sends no words with them. */
const words: Record<number, string> = {
  200: 'OK',
  201: 'Created',
  202: 'Accepted',
  204: 'No Content',
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

function FileAnswer({ answer }: { answer: ApiAnswer }) {
  const address = useObjectUrl(answer.body);
  return (
    <a href={address} download="answer" className={buttonStyles({ variant: 'outline' })}>
      <Download /> Download {answer.type}
    </a>
  );
}

function Body({ answer }: { answer: ApiAnswer }) {
  if (answer.body.size === 0) return <p className="text-muted">The response has no body.</p>;
  if (answer.type.startsWith('audio/')) return <AudioAnswer answer={answer} />;
  if (answer.text === null) return <FileAnswer answer={answer} />;
  return <CodeBlock label="response body" code={shownJson(answer.text)} copied={answer.text} />;
}

/** What the server answered, good or bad: status, time, headers and body, as they are. */
export function AnswerView({ answer }: { answer: ApiAnswer }) {
  const { status, firstByteMs, totalMs, headers, body } = answer;
  const ms = (value: number) => `${formatNumber(Math.round(value))} ms`;
  return (
    <Card aria-label="Response">
      <CardBody className="flex flex-col gap-3 pt-4">
        <p role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1 tabular-nums">
          <Badge tone={toneOf(status)} dot>
            {status} {words[status]}
          </Badge>
          <span>{ms(totalMs)}</span>
          <span className="text-muted text-sm">first byte after {ms(firstByteMs)}</span>
          <span className="text-muted text-sm">{formatNumber(body.size)} bytes</span>
        </p>
        <dl className="grid grid-cols-[minmax(0,auto)_minmax(0,1fr)] gap-x-4 gap-y-0.5 font-mono text-xs">
          {headers.map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="break-words text-muted">{name}</dt>
              <dd className="break-all">{value}</dd>
            </div>
          ))}
        </dl>
        <Body answer={answer} />
      </CardBody>
    </Card>
  );
}
