import { NotFound } from '#web/marketing/not-found.tsx';

export default function UnknownPage() {
  return <NotFound />;
}
