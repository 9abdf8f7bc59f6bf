import { TokensFrame } from './tokens-frame.tsx';

/** Access Credentials, under Settings: the same tokens. */
export default function AccessCredentialsPage() {
  return (
    <TokensFrame
      title="Access Credentials"
      subtitle="Keys for your programs to use the HTTP API, the same as under Integrations."
    />
  );
}
