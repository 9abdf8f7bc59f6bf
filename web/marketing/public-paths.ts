/** Public pages that exist: they are prerendered, listed in the sitemap, and linked from the chrome. */
export const publicPaths = ['/', '/get-started', '/login', '/forgot-password', '/new-password', '/terms', '/privacy'];
