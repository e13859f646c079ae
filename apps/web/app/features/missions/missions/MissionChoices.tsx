import { dayInFrance } from "@jobami/api/missions/days";
import { Checkbox } from "@jobami/ui/Checkbox";
import { DatePicker } from "@jobami/ui/DatePicker";
import { AutoGrid } from "@jobami/ui/layout/AutoGrid";
import { Select } from "@jobami/ui/Select";
import { useClock } from "../../../platform/clock/index.ts";
import { useSession } from "../../../platform/session/index.ts";
import { filterCopy as copy } from "./filters.copy.ts";
import { isDay, type MissionSearch } from "./mission-search.ts";
import { copy as listCopy } from "./missions.copy.ts";

const entries = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

const choices = [
  { name: "budget", label: copy.budget, options: entries(copy.budgets), isOfOwn: true },
  { name: "payment", label: copy.payment, options: entries(copy.payments), isOfOwn: true },
  { name: "postedBy", label: copy.postedBy, options: entries(copy.posters), isOfOwn: false },
  { name: "proposal", label: copy.proposal, options: entries(copy.proposals), isOfOwn: false },
] as const;

interface MissionChoicesProps {
  search: MissionSearch;
  onChange: (chosen: Partial<MissionSearch>) => void;
}

/** What is asked of a list of missions seldom; of one's own, only what they differ in. */
export function MissionChoices({ search, onChange }: MissionChoicesProps) {
  const isJobbeur = useSession().user?.user_type === "jobbeur";
  const isOwn = search.view === "mes";
  const flags = [
    { label: listCopy.urgent, name: "isUrgent", isOffered: true },
    { label: listCopy.near, name: "isNear", isOffered: isJobbeur && !isOwn },
    { label: listCopy.liked, name: "isLiked", isOffered: !isOwn },
  ] as const;
  return (
    <AutoGrid least="medium" gap={3}>
      <DatePicker
        label={listCopy.day}
        min={dayInFrance(useClock().now())}
        value={isDay(search.when) ? search.when : null}
        onChange={(day) => onChange({ when: day ?? "" })}
      />
      {flags
        .filter(({ isOffered }) => isOffered)
        .map(({ label, name }) => (
          <Checkbox
            key={name}
            label={label}
            checked={search[name]}
            onChange={(event) => onChange({ [name]: event.currentTarget.checked })}
          />
        ))}
      {choices
        .filter(({ isOfOwn }) => isOfOwn || !isOwn)
        .map(({ name, label, options }) => (
          <Select
            key={name}
            label={label}
            options={options}
            value={search[name]}
            onChange={(value) => onChange({ [name]: value })}
          />
        ))}
    </AutoGrid>
  );
}
