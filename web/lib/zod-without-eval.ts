import { config } from 'zod/v4/core';

// zod compiles objects with `new Function` otherwise, which the content security policy refuses and reports. This module
// must run before the first schema is made: it is the first import of root.tsx.
config({ jitless: true });
