import { CircleAlert, CircleCheck, RotateCw, X } from 'lucide-react';
import { formatBytes } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Progress } from '#web/ui/progress.tsx';
import type { Upload, useUploads } from './use-uploads.ts';

const words = { waiting: 'Waiting', sending: 'Uploading', done: 'Uploaded', failed: 'Failed' };

type ListProps = Pick<ReturnType<typeof useUploads>, 'uploads' | 'again' | 'dismiss' | 'clear'>;

function Line({ upload, again, dismiss }: { upload: Upload } & Pick<ListProps, 'again' | 'dismiss'>) {
  const { id, file, state, percent, message } = upload;
  const failed = state === 'failed';
  return (
    <li className="flex min-h-9 items-center gap-3 py-1">
      <div className="min-w-0 flex-1">
        <div className="flex items-baseline gap-2">
          <span dir="auto" className="truncate font-medium">
            {file.name}
          </span>
          <span className="shrink-0 text-muted text-sm tabular-nums">{formatBytes(file.size)}</span>
        </div>
        <p className={failed ? 'text-danger-text text-sm' : 'text-muted text-sm'}>{message ?? words[state]}</p>
        {(state === 'sending' || state === 'waiting') && (
          <Progress label={`Uploading ${file.name}`} percent={percent} className="mt-1" />
        )}
      </div>
      {state === 'done' && <CircleCheck aria-hidden className="size-4 shrink-0 text-success-text" />}
      {failed && <CircleAlert aria-hidden className="size-4 shrink-0 text-danger-text" />}
      {failed && (
        <Button variant="ghost" size="icon" aria-label={`Retry ${file.name}`} onClick={() => again(id)}>
          <RotateCw />
        </Button>
      )}
      <Button variant="ghost" size="icon" aria-label={`Dismiss ${file.name}`} onClick={() => dismiss(id)}>
        <X />
      </Button>
    </li>
  );
}

/** Files on their way, and what became of them. */
export function UploadList({ uploads, again, dismiss, clear }: ListProps) {
  if (uploads.length === 0) return null;
  const done = uploads.filter(({ state }) => state === 'done').length;
  const over = uploads.every(({ state }) => state === 'done' || state === 'failed');
  return (
    <section aria-label="Uploads" className="mb-4 rounded-lg border border-line bg-surface px-4 py-3">
      <div className="flex items-center justify-between gap-2">
        <h2 role="status" className="font-medium">
          {done} of {uploads.length} uploaded
        </h2>
        {over && (
          <Button variant="ghost" size="sm" onClick={clear}>
            Clear
          </Button>
        )}
      </div>
      <ul className="mt-1 max-h-60 divide-y divide-line overflow-y-auto">
        {uploads.map((upload) => (
          <Line key={upload.id} upload={upload} again={again} dismiss={dismiss} />
        ))}
      </ul>
    </section>
  );
}
