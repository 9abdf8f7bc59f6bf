import { type AlertFigureId, type AlertWindow, alertFigures, sayFigure, type Watched } from '#domain/calls/alerts.ts';

export const windowWords: Record<AlertWindow, string> = {
  15: 'the last 15 minutes',
  60: 'the last hour',
  240: 'the last 4 hours',
  1440: 'the last 24 hours',
  10080: 'the last 7 days',
};

/** What a number of a figure is: "%", "calls". */
export const unitOf = (figure: AlertFigureId): string =>
  ({
    percent: '%',
    seconds: 's',
    milliseconds: 'ms',
    minutes: 'min',
    points: 'points',
    money: figure === 'model_cost' ? 'US dollars' : 'of your currency',
    count: '',
  })[alertFigures[figure].unit];

/** What is watched, in a sentence: "Success rate below 60% in the last hour". */
export const sentenceOf = ({
  figure,
  when,
  limit,
  minutes,
  openHoursOnly,
}: Omit<Watched, 'leastCalls' | 'filters'>): string =>
  `${alertFigures[figure].label} ${when} ${sayFigure(figure, limit)} in ${windowWords[minutes]}${openHoursOnly ? ' of business hours' : ''}`;

/** What someone begins with, who watches nothing yet. */
export const usualRules: readonly (Watched & { name: string })[] = [
  {
    name: 'Success rate drop',
    figure: 'success_rate',
    when: 'below',
    limit: 60,
    minutes: 1440,
    leastCalls: 10,
    filters: {},
  },
  {
    name: 'Misunderstood callers',
    figure: 'not_understood',
    when: 'above',
    limit: 40,
    minutes: 1440,
    leastCalls: 10,
    filters: {},
  },
  {
    name: 'Provider failures',
    figure: 'provider_failures',
    when: 'above',
    limit: 3,
    minutes: 60,
    leastCalls: 0,
    filters: {},
  },
  {
    name: 'Actions fail',
    figure: 'action_failures',
    when: 'above',
    limit: 3,
    minutes: 60,
    leastCalls: 0,
    filters: {},
  },
  {
    name: 'No available lines',
    figure: 'busy_lines',
    when: 'above',
    limit: 0,
    minutes: 60,
    leastCalls: 0,
    filters: {},
  },
];
