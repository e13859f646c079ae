/** What a test that is not run waits for. The gate states it at its end; a test that is skipped without one is a fault. */
export interface Wait {
  /** Why it is not run here, as the end of « … tests are not run: ». */
  why: string;
  /** The one command that runs it, or that brings what it lacks. */
  command: string;
  /** The gate wants it and did not get it: with `CI` set the run is red. Otherwise another run has it, or it is extra. */
  isMissing: boolean;
}

/** Vitest's options of a test or a suite that waits for something: `describe.runIf(hasRedis)("…", waitsFor(redis), …)`. */
export const waitsFor = (wait: Wait): { meta: object } => ({ meta: { waits: wait } });

/** What the gate runs on PostgreSQL and this test on the embedded database, which has a directory of its own. */
export const onEmbedded = waitsFor({
  why: "they are about the embedded database, on which the proof runs the server's tests",
  command: "npm run proof -- --only server",
  isMissing: false,
});

/** What needs a PostgreSQL, on which the gate runs the server's tests. */
export const onPostgres = waitsFor({
  why: "they need PostgreSQL, on which the gate runs the server's tests",
  command: "npm test -- --only server-postgres",
  isMissing: false,
});
