import { type Period, periods } from "@jobami/api/staff/routes";
import { Select } from "@jobami/ui/Select";
import { copy, periodLabels } from "./figures.copy.ts";

const everything = "tout";
const options = [
  { value: everything, label: copy.everyPeriod },
  ...periods.map((value) => ({ value, label: periodLabels[value] })),
];

interface PeriodSelectProps {
  /** Everything while it is empty. */
  period: Period | "";
  onChange: (period: Period | "") => void;
}

/** How far back one reads. */
export function PeriodSelect({ period, onChange }: PeriodSelectProps) {
  return (
    <Select
      label={copy.period}
      isLabelHidden
      options={options}
      value={period || everything}
      onChange={(value) => onChange(periods.find((one) => one === value) ?? "")}
    />
  );
}
