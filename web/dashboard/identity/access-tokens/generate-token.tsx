import { useState } from 'react';
import type { AccessToken } from '#domain/identity/access-tokens.ts';
import { GenerateTokenDialog } from './generate-token-dialog.tsx';
import { NewTokenDialog } from './new-token-dialog.tsx';

type NewToken = AccessToken & { value: string };

interface GenerateTokenProps {
  /** For a page that goes on to use it. */
  onMade?: (token: NewToken) => void;
  onClose: () => void;
}

/** From a name and scopes to the token, which is held here only, for as long as it is shown. */
export function GenerateToken({ onMade, onClose }: GenerateTokenProps) {
  const [made, setMade] = useState<NewToken>();

  function show(token: NewToken) {
    setMade(token);
    onMade?.(token);
  }

  return made ? (
    <NewTokenDialog token={made} onClose={onClose} />
  ) : (
    <GenerateTokenDialog onMade={show} onClose={onClose} />
  );
}
