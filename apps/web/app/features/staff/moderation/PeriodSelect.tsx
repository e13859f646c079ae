import { type Period, periods } from "@jobami/api/staff/routes";
import { Select } from "@jobami/ui/Select";
import { periodWords, words } from "./figures.copy.ts";

const everything = "tout";
const options = [
  { value: everything, label: words.everyPeriod },
  ...periods.map((value) => ({ value, label: periodWords[value] })),
];

interface PeriodSelectProps {
  /** Everything while it is empty. */
  period: Period | "";
  onChange: (period: Period | "") => void;
}

/** How far back one looks. */
export function PeriodSelect({ period, onChange }: PeriodSelectProps) {
  return (
    <Select
      label={words.period}
      isLabelHidden
      options={options}
      value={period || everything}
      onChange={(value) => onChange(periods.find((one) => one === value) ?? "")}
    />
  );
}
