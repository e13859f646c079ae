import { Inline } from "@jobami/ui/layout/Inline";
import { visuallyHidden } from "@jobami/ui/styles";
import { X } from "lucide-react";
import { chip, chips } from "./FilterChips.css.ts";

interface FilterChipsProps {
  filters: readonly { label: string; onRemove: () => void }[];
  onClear: () => void;
}

/** What narrows a list, each taken away by itself, or all at once; nothing where nothing does. */
export function FilterChips({ filters, onClear }: FilterChipsProps) {
  if (filters.length === 0) return null;
  return (
    <Inline as="ul" gap={2} className={chips} aria-label="Filtres actifs">
      {filters.map(({ label, onRemove }) => (
        <li key={label}>
          <button type="button" className={chip} onClick={onRemove}>
            <span className={visuallyHidden}>{"Retirer le filtre\u00a0: "}</span>
            {label}
            <X size={16} />
          </button>
        </li>
      ))}
      {filters.length > 1 && (
        <li>
          <button type="button" className={chip} onClick={onClear}>
            Tout effacer
          </button>
        </li>
      )}
    </Inline>
  );
}
