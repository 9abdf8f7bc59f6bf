import { NotFound } from './not-found.tsx';

export default function NotFoundPage() {
  return (
    <main>
      <NotFound />
    </main>
  );
}
