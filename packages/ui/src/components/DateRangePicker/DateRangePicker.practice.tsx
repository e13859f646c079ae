import { Stack } from "../../layout/Stack/index.ts";
import type { Practice } from "../../practice.ts";
import { live } from "../../testing/live.tsx";
import { DatePicker } from "../DatePicker/index.ts";
import { DateRangePicker } from "./index.ts";

const ignore = () => {};
const Live = live(DateRangePicker, 420);
const Day = live(DatePicker, 420);

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: (
          <Live label="Vos absences" value={{ start: "2026-12-24", end: "2026-12-28" }} onChange={ignore} />
        ),
        why: "One field, one month, a band between the ends: how long it is can be seen.",
      },
      dont: {
        sample: (
          <Stack gap={3}>
            <Day label="Absent du" value="2026-12-28" onChange={ignore} />
            <Day label="Absent au" value="2026-12-24" onChange={ignore} />
          </Stack>
        ),
        why: "Two fields that know nothing of each other: the end is before the beginning.",
      },
    },
  ],
  writing: [["The label names the span", "«\u202fVos absences\u202f», not «\u202fDu / Au\u202f»"]],
  long: (
    <Live
      label="Période pendant laquelle le logement est inoccupé et les volets fermés"
      value={{ start: "2026-07-31", end: "2026-08-30" }}
      onChange={ignore}
      help="Les deux jours sont compris."
    />
  ),
  rightToLeft: (
    <Live label="فترة الغياب" value={{ start: "2026-12-24", end: "2026-12-28" }} onChange={ignore} />
  ),
};
