import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** Where the API answers while `npm run dev` serves the pages. */
const apiOrigin = `http://127.0.0.1:${process.env.PORT ?? 8080}`;

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  publicDir: 'web/public',
  // Every dependency is found before the first page is asked for; found later, each would reload the page.
  optimizeDeps: { entries: ['web/**/*.{ts,tsx}', '!web/**/*.test.{ts,tsx}', '!web/testing/**'] },
  build: { target: 'es2023' },
  server: {
    host: '127.0.0.1',
    proxy: {
      '/v1': { target: apiOrigin, ws: true },
      '/auth/v1': { target: apiOrigin },
    },
  },
});
