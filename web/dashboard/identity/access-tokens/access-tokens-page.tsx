import { TokensPage } from './tokens-page.tsx';

/** Access Tokens, under Integrations. */
export default function AccessTokensPage() {
  return <TokensPage title="Access Tokens" subtitle="Keys for your programs to use the HTTP API." />;
}
