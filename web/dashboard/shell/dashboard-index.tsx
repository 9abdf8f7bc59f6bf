import { redirect } from 'react-router';

/** /dashboard opens Getting Started. */
export function clientLoader() {
  return redirect('/dashboard/getting-started');
}

export default function DashboardIndex() {
  return null;
}
