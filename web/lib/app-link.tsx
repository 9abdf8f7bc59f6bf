import { Link, type LinkProps, type Register } from 'react-router';

type Pages = Register extends { pages: infer P } ? P : never;
/** Paths of routes without parameters; others are built with `href()` of react-router. */
type Plain = {
  [K in keyof Pages]: Pages[K] extends { params: infer P } ? (Record<never, never> extends P ? K : never) : never;
}[keyof Pages] &
  string;

export type AppPath = Plain | `${Plain}?${string}` | `${Plain}#${string}`;

/** A link to one of our own pages: a path that does not exist does not compile. */
export function AppLink({ to, ...props }: Omit<LinkProps, 'to'> & { to: AppPath }) {
  return <Link to={to} {...props} />;
}
