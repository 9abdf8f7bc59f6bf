import { Mic, MicOff, PhoneOff } from 'lucide-react';
import type { CallState } from '#web/live-call/call-state.ts';
import { Button } from '#web/ui/button.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';

interface TalkControlsProps {
  state: CallState;
  onMute: (muted: boolean) => void;
  onListen: () => void;
  onHangUp: () => void;
}

/** Microphone and hang-up. Alt+M and Alt+H do the same, also while typing. */
export function TalkControls({ state, onMute, onListen, onHangUp }: TalkControlsProps) {
  const { voice, muted, notHeard } = state;
  const hears = voice && (notHeard === null || notHeard === 'network');
  return (
    <div className="flex justify-between gap-2 border-line border-t p-3">
      {hears ? (
        <Tooltip content={muted ? 'Unmute (Alt+M)' : 'Mute (Alt+M)'}>
          <Button
            variant={muted ? 'secondary' : 'outline'}
            aria-pressed={muted}
            aria-keyshortcuts="Alt+M"
            onClick={() => onMute(!muted)}
          >
            {muted ? <MicOff /> : <Mic />} {muted ? 'Muted' : 'Mute'}
          </Button>
        </Tooltip>
      ) : (
        <Button variant="outline" disabled={notHeard === 'absent' || notHeard === 'language'} onClick={onListen}>
          <Mic /> Use microphone
        </Button>
      )}
      <Tooltip content="End the call (Alt+H)">
        <Button variant="destructive" aria-keyshortcuts="Alt+H" onClick={onHangUp}>
          <PhoneOff /> Hang up
        </Button>
      </Tooltip>
    </div>
  );
}
