import { BrowserKeys } from '../browser-keys/browser-keys.tsx';
import { TokensFrame } from './tokens-frame.tsx';

/** Access Tokens, under Integrations, with the public keys of pages. */
export default function AccessTokensPage() {
  return (
    <>
      <TokensFrame title="Access Tokens" subtitle="API keys for your apps." />
      <BrowserKeys />
    </>
  );
}
