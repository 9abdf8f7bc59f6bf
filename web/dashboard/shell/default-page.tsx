import { redirect } from 'react-router';
import { trailOf } from './page-trail.ts';

/** A page that only stands for its sub-menu opens that menu's default page. */
export function clientLoader({ request }: { request: Request }) {
  const page = trailOf(new URL(request.url).pathname).at(-1);
  return redirect(page?.defaultPath ?? '/dashboard');
}

export default function DefaultPage() {
  return null;
}
