import { TokensPage } from './tokens-page.tsx';

/** Access Credentials, under Settings: the same tokens. */
export default function AccessCredentialsPage() {
  return (
    <TokensPage
      title="Access Credentials"
      subtitle="Keys with which your programs use the HTTP API, the same as under Integrations."
    />
  );
}
