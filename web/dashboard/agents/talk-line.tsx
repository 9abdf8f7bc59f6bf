import type { ReactNode } from 'react';
import { cn } from '#web/ui/cn.ts';

/** One line of a conversation, on the side of who said it. `faint` is not taken yet. */
export function TalkLine({ by, faint, children }: { by: 'agent' | 'caller'; faint?: boolean; children: ReactNode }) {
  return (
    <li className={cn('flex', by === 'caller' && 'justify-end')}>
      <div
        className={cn(
          'max-w-[85%] whitespace-pre-wrap break-words rounded-lg px-3 py-2',
          by === 'agent' ? 'bg-sunken' : 'bg-accent-soft text-accent-text',
          faint && 'border border-line border-dashed bg-transparent text-muted',
        )}
      >
        {children}
      </div>
    </li>
  );
}
