import type { CSSProperties } from 'react';
import { Toaster as Sonner } from 'sonner';
import { useWide } from '#web/lib/use-wide.ts';

/** Sonner's button to close lies outside of the toast's corner, where it would be cut. */
const closeInside = {
  '--toast-close-button-start': 'unset',
  '--toast-close-button-end': '8px',
  '--toast-close-button-transform': 'translateY(50%)',
} as CSSProperties;

/**
 * Where toasts appear: once in the dashboard. Raise one with `toast` of `#web/lib/toast.ts`. They stand in the free middle
 * of the top bar; on narrow windows at the bottom, where pages leave room below their last line. So they cover nothing.
 */
export function Toaster({ theme }: { theme: 'light' | 'dark' }) {
  const isWide = useWide('64rem');
  return (
    <Sonner
      theme={theme}
      position={isWide ? 'top-center' : 'bottom-center'}
      offset={{ top: 4 }}
      visibleToasts={1}
      closeButton
      style={closeInside}
      toastOptions={{
        // The buttons of every page, not sonner's black ones.
        actionButtonStyle: { background: 'var(--accent)', color: 'var(--on-accent)', borderRadius: '6px' },
        style: {
          padding: '0.5rem 2.25rem 0.5rem 0.75rem',
          minHeight: '2.5rem',
          background: 'var(--surface)',
          color: 'var(--ink)',
          border: '1px solid var(--line)',
          fontFamily: 'var(--font-sans)',
          fontSize: '0.875rem',
        },
      }}
    />
  );
}
