import type { SessionCopy } from "./copy.ts";

/** What the sign-in page is led to with after an account was closed: its history keeps it, so that a reload shows it again. */
export interface Farewell {
  farewell: SessionCopy & {
    /** When a suspension ends by itself; empty where it does not. */
    until?: string;
  };
}
