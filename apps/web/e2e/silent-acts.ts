import { afterEach, expect } from "vitest";
import { takeActFaults } from "./heard.ts";

// Whatever a journey of the proof is about: no act ends with the focus nowhere, and nothing is spoken twice. It takes time to see, which the gate has not.
afterEach(() => {
  const faults = takeActFaults();
  if (process.env.JOBAMI_PROOF === "1") expect(faults).toEqual([]);
});
