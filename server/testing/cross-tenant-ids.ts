/** Ids of what a workspace has, by the name of the path's part. */
export type Ids = Record<string, string>;
