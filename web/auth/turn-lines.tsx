/** Bars of a conversation in turns: one voice above the line, the other below. Decoration. */
const heights = [
  8, 22, 38, 58, 44, 64, 36, 20, 10, -12, -26, -44, -62, -40, -54, -30, -16, -8, 12, 30, 50, 34, 56, 28, 14, -18, -36,
  -24,
];

export function TurnLines({ className }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 560 160" preserveAspectRatio="xMidYMid slice" className={className}>
      {heights.map((height, position) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed drawing.
          key={position}
          x={position * 20 + 7}
          y={height > 0 ? 80 - height : 80}
          width={6}
          height={Math.abs(height)}
          rx={3}
          fill="currentColor"
        />
      ))}
    </svg>
  );
}
