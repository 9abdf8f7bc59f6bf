import { Download } from 'lucide-react';
import { buttonStyles } from '#web/ui/button.tsx';
import { cn } from '#web/ui/cn.ts';

/** Belongs to the signed-in product: in the public demos it only says so. */
export function DownloadButton({ className }: { className?: string }) {
  return (
    <button
      type="button"
      disabled
      title="Download available in full version"
      // The title is read by hovering, so the mouse has to reach it.
      className={cn(
        buttonStyles({ variant: 'ghost', size: 'lg' }),
        'disabled:pointer-events-auto disabled:cursor-not-allowed disabled:hover:bg-transparent',
        className,
      )}
    >
      <Download aria-hidden />
      Download Audio
    </button>
  );
}
