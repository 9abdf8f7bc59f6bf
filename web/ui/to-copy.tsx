import { CopyButton } from './copy-button.tsx';

/** A value that has to be entered elsewhere. */
export function ToCopy({ label, text }: { label: string; text: string }) {
  return (
    <div className="flex items-center justify-between gap-3 border-line border-b py-2 last:border-0">
      <div className="min-w-0">
        <p className="text-muted text-sm">{label}</p>
        <p className="break-all font-mono text-sm">{text}</p>
      </div>
      <CopyButton text={text} label={`Copy ${label}`} />
    </div>
  );
}
