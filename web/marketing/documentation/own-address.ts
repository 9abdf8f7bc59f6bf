import { site } from '#web/lib/site.ts';

/** The address of a fresh installation, with which the samples run as files. */
const freshAddress = 'http://127.0.0.1:8080';

/** A sample with the address of the installation that shows it, so that it can be copied as it stands. */
export const atThisAddress = (code: string) => code.replaceAll(freshAddress, site.origin).trimEnd();
