import { useServicesFor } from "@jobami/api/taxonomy/hooks";
import { ComboBox, type ComboBoxItem } from "@jobami/ui/ComboBox";
import { Search } from "lucide-react";
import { useState } from "react";
import { labels, needText } from "./copy.ts";
import { titleOfNeed, typedNeed } from "./typed-need.ts";
import type { MissionFormApi } from "./use-mission-form.ts";

/** What is needed in free text: chooses category and kind at once, and begins the title. The list below offers the same, for who knows it by name. */
export function ServiceSearch({ form }: { form: MissionFormApi }) {
  const [typed, setTyped] = useState("");
  const [chosen, setChosen] = useState<ComboBoxItem | null>(null);
  const [need, setNeed] = useState("");
  const { data = [], error, isLoading } = useServicesFor(typed);
  const isUnanswered = error !== undefined;
  const found = isUnanswered ? [] : data;

  function choose(item: ComboBoxItem | null): void {
    setChosen(item);
    const service = found.find(({ subcategory }) => subcategory === item?.id);
    if (service === undefined) return;
    form.setValue("category", service.category, { shouldDirty: true });
    form.setValue("subcategory", service.subcategory, { shouldDirty: true });
    form.clearErrors(["category", "subcategory"]);
    const typedOf = typedNeed(typed, service.label);
    // A title of one's own stays; what was typed for another service does not.
    if (typedOf !== "" && ["", titleOfNeed(need)].includes(form.getValues("title").trim()))
      form.setValue("title", titleOfNeed(typedOf), { shouldDirty: true });
    setNeed(typedOf);
  }
  const isChosen = chosen !== null && chosen.id === form.watch("subcategory");

  return (
    <ComboBox
      label={labels.serviceSearch}
      help={isChosen && need !== "" ? needText(need) : labels.serviceSearchHelp}
      isOptional
      icon={<Search size={20} strokeWidth={1.75} />}
      minLength={3}
      hintText={labels.serviceSearchHint}
      emptyText={isUnanswered ? labels.serviceSearchUnanswered : labels.serviceSearchEmpty}
      items={found.map(({ subcategory, label, categoryLabel }) => ({
        id: subcategory,
        label,
        description: categoryLabel,
      }))}
      // Another choice in the list below takes its text away.
      value={isChosen ? chosen : null}
      onChange={choose}
      onQueryChange={setTyped}
      isLoading={isLoading}
    />
  );
}
