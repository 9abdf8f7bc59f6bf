import { TokensFrame } from './tokens-frame.tsx';

/** Access Credentials, under Settings: the same tokens. */
export default function AccessCredentialsPage() {
  return <TokensFrame title="Access Credentials" subtitle="API keys for your apps, also listed under Integrations." />;
}
