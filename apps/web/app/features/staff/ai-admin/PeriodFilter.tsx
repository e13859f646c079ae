import { periods } from "@jobami/api/staff/routes";
import { Grid } from "@jobami/ui/layout/Grid";
import { Select } from "@jobami/ui/Select";
import { useNavigate, useSearchParams } from "react-router";
import { useChosen } from "../../../platform/lists/index.ts";
import { periodPath, readPeriod } from "./ai-search.ts";
import { copy, periodLabels } from "./copy.ts";

const everything = "tout";
const options = [
  { value: everything, label: copy.everyPeriod },
  ...periods.map((value) => ({ value, label: periodLabels[value] })),
];

/** How far back one reads, stored in the address of a page. */
export function PeriodFilter({ path }: { path: string }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [period, choose] = useChosen(readPeriod(params), (next) =>
    navigate(periodPath(path, next), { preventScrollReset: true }),
  );
  return (
    <search aria-label={copy.filters}>
      <Grid columns={{ tablet: 3 }} gap={3}>
        <Select
          label={copy.period}
          isLabelHidden
          options={options}
          value={period || everything}
          onChange={(value) => choose(periods.find((one) => one === value) ?? "")}
        />
      </Grid>
    </search>
  );
}
