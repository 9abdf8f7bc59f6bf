import { tryFilters } from './try-filters.ts';

/** The other filters, see `mutants.ts`. */
tryFilters((n) => n % 9 >= 4);
