import { Toaster as Sonner } from 'sonner';

/** Where toasts appear: once in the dashboard. Raise one with `toast` of `#web/lib/toast.ts`. */
export function Toaster({ theme }: { theme: 'light' | 'dark' }) {
  return (
    <Sonner
      theme={theme}
      position="bottom-right"
      closeButton
      // Opened by the pointer they stay below the soft phone, which has their corner.
      visibleToasts={2}
      toastOptions={{
        style: {
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
