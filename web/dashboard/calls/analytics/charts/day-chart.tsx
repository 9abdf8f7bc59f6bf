import { Area, Bar, CartesianGrid, ComposedChart, Line, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { showDay } from '#web/lib/show-day.ts';

/** One line, or one part of the bars. */
export interface ChartPart {
  id: string;
  label: string;
  /** A colour of the design system: `var(--accent)`. */
  colour: string;
  as: 'bar' | 'line' | 'area';
}

export interface DayChartProps {
  /** Says what it is, for screen readers. */
  title: string;
  /** Days with a value for each part; null leaves a gap. */
  days: readonly ({ day: string } & Record<string, string | number | null>)[];
  parts: readonly ChartPart[];
  show: (value: number) => string;
  /** The end of the scale, where it is fixed: 100 for percent. */
  most?: number;
}

const tick = { fill: 'var(--muted)', fontSize: 12 };
const still = { isAnimationActive: false } as const;

/** Of so few days each is marked: a line needs two, and one alone would not be seen. */
const markedDays = 45;

function drawn({ id, label, colour, as }: ChartPart, dot: { r: number } | false) {
  const shared = { dataKey: id, name: label, ...still };
  if (as === 'bar') return <Bar key={id} {...shared} fill={colour} stackId="all" maxBarSize={28} />;
  if (as === 'area')
    return (
      <Area
        key={id}
        {...shared}
        stroke={colour}
        strokeWidth={2}
        fill={colour}
        fillOpacity={0.12}
        dot={dot}
        connectNulls
      />
    );
  return <Line key={id} {...shared} stroke={colour} strokeWidth={2} dot={dot} connectNulls />;
}

/** Figures day by day. The arrow keys go through the days. */
export default function DayChart({ title, days, parts, show, most }: DayChartProps) {
  return (
    <figure aria-label={title} className="h-56">
      <ResponsiveContainer width="100%" height="100%" initialDimension={{ width: 480, height: 224 }}>
        <ComposedChart data={[...days]} margin={{ top: 8, right: 4, bottom: 0, left: 0 }} title={title}>
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis
            dataKey="day"
            tickFormatter={showDay}
            tick={tick}
            tickLine={false}
            axisLine={{ stroke: 'var(--line)' }}
            minTickGap={28}
          />
          <YAxis
            width={52}
            tickFormatter={show}
            tick={tick}
            tickLine={false}
            axisLine={false}
            allowDecimals={false}
            domain={[0, most ?? 'auto']}
          />
          <Tooltip
            separator=": "
            cursor={{ fill: 'var(--hover)', stroke: 'var(--line)' }}
            contentStyle={{
              background: 'var(--surface)',
              border: '1px solid var(--line)',
              borderRadius: 8,
              color: 'var(--ink)',
            }}
            itemStyle={{ color: 'var(--ink)' }}
            labelFormatter={(day) => showDay(String(day))}
            formatter={(value) => (typeof value === 'number' ? show(value) : '–')}
            {...still}
          />
          {parts.map((part) => drawn(part, days.length <= markedDays && { r: 2 }))}
        </ComposedChart>
      </ResponsiveContainer>
    </figure>
  );
}
