import { beforeEach } from "vitest";

let hasFailed = false;

// Journeys of a file build on each other: after one that failed the others would only wait until their time is over.
beforeEach(({ onTestFailed, skip }) => {
  if (hasFailed) skip("an earlier test of this file failed");
  onTestFailed(() => {
    hasFailed = true;
  });
});
