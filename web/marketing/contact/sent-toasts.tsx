import { useEffect } from 'react';
import { useTheme } from '#web/lib/theme.ts';
import { toast } from '#web/lib/toast.ts';
import { Toaster } from '#web/ui/toaster.tsx';
import { sentText } from './sent-text.ts';

/** Raises a toast each time that `sent`, the number of delivered messages, grows. Loaded when the first is sent. */
export default function SentToasts({ sent }: { sent: number }) {
  const { theme } = useTheme();
  useEffect(() => {
    if (sent > 0) toast.success(sentText, { duration: 8000 });
  }, [sent]);
  return <Toaster theme={theme} />;
}
