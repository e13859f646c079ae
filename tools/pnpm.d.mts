/** The pinned pnpm, as npx is asked for it. */
export declare const PNPM: string;
