import { useState } from 'react';
import type { AccessToken } from '#domain/access-tokens.ts';
import { GenerateTokenDialog } from './generate-token-dialog.tsx';
import { NewTokenDialog } from './new-token-dialog.tsx';

/** From a name and scopes to the token, which is held here only, for as long as it is shown. */
export function GenerateToken({ onClose }: { onClose: () => void }) {
  const [made, setMade] = useState<AccessToken & { secret: string }>();
  return made ? (
    <NewTokenDialog token={made} onClose={onClose} />
  ) : (
    <GenerateTokenDialog onMade={setMade} onClose={onClose} />
  );
}
