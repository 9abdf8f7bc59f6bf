import { CloudAlert, CloudCheck, CloudUpload, TriangleAlert } from 'lucide-react';

const states = {
  saved: { icon: CloudCheck, words: 'Saved' },
  saving: { icon: CloudUpload, words: 'Saving' },
  offline: { icon: CloudAlert, words: 'Offline: saved in this browser' },
  unfit: { icon: TriangleAlert, words: 'Not saved yet' },
  refused: { icon: TriangleAlert, words: 'Not saved' },
};

/** Whether the server has what is shown. Everything saves by itself; this is where it says so. */
export function SaveState({ state }: { state: keyof typeof states | 'idle' }) {
  if (state === 'idle') return <span role="status" />;
  const { icon: Icon, words } = states[state];
  return (
    <span role="status" className="inline-flex shrink-0 items-center gap-1.5 whitespace-nowrap text-muted text-sm">
      <Icon aria-hidden className="size-4" />
      {words}
    </span>
  );
}
