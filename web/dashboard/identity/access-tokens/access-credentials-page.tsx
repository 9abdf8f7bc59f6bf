import { TokensPage } from './tokens-page.tsx';

/** Access Credentials, under Settings: the same tokens. */
export default function AccessCredentialsPage() {
  return (
    <TokensPage
      title="Access Credentials"
      subtitle="Keys for your programs to use the HTTP API, the same as under Integrations."
    />
  );
}
