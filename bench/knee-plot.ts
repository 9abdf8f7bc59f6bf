import type { Knee } from './knee-data.ts';

/** A plot of bench/knee.ts as SVG, for a light or a dark page. */

const themes = {
  light: { ink: '#1c2b2f', muted: '#5c6b70', line: '#d9dedf', loads: ['#0f766e', '#b45309', '#6d28d9', '#be185d'] },
  dark: { ink: '#e6eced', muted: '#9aa8ad', line: '#2d3a3e', loads: ['#2dd4bf', '#fbbf24', '#a78bfa', '#f472b6'] },
} as const;

/** Pixels: the whole, and what is left around the plot. */
const size = { width: 720, height: 360 };
const margin = { left: 56, right: 16, top: 56, bottom: 44 };
/** What is past it is cut off, in ms. */
const mostMs = 500;
const msTicks = [0, 100, 200, 300, 400, 500];
const accepted = 300;

const texts = 'font-family="system-ui, sans-serif" font-size="11"';

/** Lines of the time to the first sound over calls at once, one for each kind of call. */
export function plotKnee({ loads, cores }: Knee, theme: keyof typeof themes): string {
  const { ink, muted, line, loads: colors } = themes[theme];
  const mostOf = Math.max(...loads.flatMap(({ points }) => points.map(({ calls }) => calls)));
  const most = Math.ceil(mostOf / 100) * 100;
  const x = (calls: number) => Math.round(margin.left + (calls / most) * (size.width - margin.left - margin.right));
  const y = (ms: number) =>
    Math.round(
      size.height - margin.bottom - (Math.min(ms, mostMs) / mostMs) * (size.height - margin.top - margin.bottom),
    );
  const text = (at: [number, number], words: string, fill: string, anchor = 'start') =>
    `<text x="${at[0]}" y="${at[1]}" fill="${fill}" text-anchor="${anchor}" ${texts}>${words}</text>`;
  const grid = msTicks.map(
    (ms) =>
      `<line x1="${margin.left}" x2="${size.width - margin.right}" y1="${y(ms)}" y2="${y(ms)}" stroke="${line}"${ms === accepted ? ' stroke-dasharray="4 4" stroke-width="2"' : ''}/>` +
      text([margin.left - 8, y(ms) + 4], String(ms), muted, 'end'),
  );
  const ticks = Array.from({ length: most / 100 + 1 }, (_, n) => n * 100).map((calls) =>
    text([x(calls), size.height - margin.bottom + 18], String(calls), muted, 'middle'),
  );
  const drawn = loads.map(({ points }, n) => {
    const at = points.map(({ calls, ms }) => `${x(calls)},${y(ms)}`);
    const dots = points.map(({ calls, ms }) => `<circle cx="${x(calls)}" cy="${y(ms)}" r="3.5" fill="${colors[n]}"/>`);
    return `<polyline points="${at.join(' ')}" fill="none" stroke="${colors[n]}" stroke-width="2"/>${dots.join('')}`;
  });
  const legend = loads.map(({ name }, n) => {
    // Room for the names before it, at some six pixels a letter.
    const left = Math.round(
      loads.slice(0, n).reduce((at, { name: before }) => at + before.length * 5.7 + 24, margin.left),
    );
    return `<rect x="${left}" y="16" width="10" height="10" rx="2" fill="${colors[n]}"/>${text([left + 15, 25], name, ink)}`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}" role="img">`,
    `<title>Time to the first audio by concurrent calls, on ${cores} cores</title>`,
    ...legend,
    text([margin.left, margin.top - 10], 'Milliseconds to the first audio, 95th percentile', muted),
    ...grid,
    ...ticks,
    text([size.width - margin.right, size.height - 8], 'Concurrent calls', muted, 'end'),
    ...drawn,
    '</svg>',
    '',
  ].join('\n');
}
