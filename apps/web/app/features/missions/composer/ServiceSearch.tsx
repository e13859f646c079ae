import { useServicesFor } from "@jobami/api/taxonomy/hooks";
import { ComboBox, type ComboBoxItem } from "@jobami/ui/ComboBox";
import { Search } from "lucide-react";
import { useState } from "react";
import { labels } from "./copy.ts";
import type { MissionFormApi } from "./use-mission-form.ts";

/** What is needed in free text: chooses category and kind at once. The list below offers the same, for who knows it by name. */
export function ServiceSearch({ form }: { form: MissionFormApi }) {
  const [typed, setTyped] = useState("");
  const [chosen, setChosen] = useState<ComboBoxItem | null>(null);
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
  }

  return (
    <ComboBox
      label={labels.serviceSearch}
      help={labels.serviceSearchHelp}
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
      value={chosen?.id === form.watch("subcategory") ? chosen : null}
      onChange={choose}
      onQueryChange={setTyped}
      isLoading={isLoading}
    />
  );
}
