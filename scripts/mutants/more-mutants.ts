import { tryFilters } from './try-filters.ts';

/** The other half of the filters, see `mutants.ts`. */
tryFilters(1);
