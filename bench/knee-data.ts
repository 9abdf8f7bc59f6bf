/** Figures of bench/knee.ts, as bench/knee.data.json keeps them. */
export interface KneePoint {
  calls: number;
  /** To the first sound of an answer, at the 95th percentile. */
  ms: number;
  /** Frames more than 40 ms late, in %. */
  late: number;
  lost: number;
  /** Of the server with all its threads, without its database and its callers. */
  cores: number;
  memoryMb: number;
}

export interface Knee {
  cores: number;
  memoryGb: number;
  /** `bent`: whether the last point is past what callers accept. */
  loads: { name: string; points: KneePoint[]; bent: boolean }[];
}

/** The most calls at which callers still noticed nothing; null where the first count was too many. */
export const mostCalls = ({ points, bent }: Knee['loads'][number]): KneePoint | null =>
  (bent ? points.at(-2) : points.at(-1)) ?? null;
