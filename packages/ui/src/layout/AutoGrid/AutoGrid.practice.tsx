import type { Practice } from "../../practice.ts";
import { samples } from "../../testing/samples.tsx";
import { Stack } from "../Stack/index.ts";
import { AutoGrid } from "./index.ts";

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: (
          <AutoGrid least="narrow" gap={4}>
            {samples(6)}
          </AutoGrid>
        ),
        why: "Small things of one kind: as many a row as their text has room for, fewer where a person enlarges it.",
      },
      dont: {
        sample: (
          <AutoGrid least="wide" gap={4}>
            <Stack gap={2}>{samples(1)}</Stack>
            <Stack gap={2}>{samples(4)}</Stack>
          </AutoGrid>
        ),
        why: "Two parts that differ: what stands beside what should be stated. Columns does.",
      },
    },
  ],
  writing: [["A list stays a list", '`as="ul"` around `li`']],
  long: (
    <AutoGrid least="narrow" gap={3}>
      {samples(6)}
    </AutoGrid>
  ),
  rightToLeft: (
    <AutoGrid least="narrow" gap={3}>
      <p>بستنة</p>
      <p>تنظيف</p>
      <p>دروس</p>
    </AutoGrid>
  ),
};
