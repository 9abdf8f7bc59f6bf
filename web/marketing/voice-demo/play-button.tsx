import { Play } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { type DemoState, isBusy, playLabel } from './demo-state.ts';
import { spokenText } from './demo-text.ts';

interface PlayButtonProps {
  state: DemoState;
  text: string;
  /** What it says when nothing is under way. */
  label: string;
  onPlay: () => void;
  className?: string;
}

/** Starts the demo. While it speaks, presses are ignored but the focus stays; without a text there is nothing to press. */
export function PlayButton({ state, text, label, onPlay, className }: PlayButtonProps) {
  const busy = isBusy(state);
  return (
    <Button
      size="lg"
      disabled={!busy && spokenText(text) === ''}
      aria-busy={busy || undefined}
      onClick={onPlay}
      className={className}
    >
      {busy ? <Spinner /> : <Play aria-hidden />}
      {playLabel(state, label)}
    </Button>
  );
}
